"""Shoal with one thing broken at a time, and the property that finds it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, NamedTuple, Self, TypeVar, cast

from fathomless.core.action import Action
from fathomless.core.errors import FathomlessError
from fathomless.core.event import Event, Fact
from fathomless.core.game import Setting
from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.outcome import Outcome
from fathomless.core.rng import Rng
from fathomless.core.state import State
from tests.contract.shoal import CATALOGUE, DRAW, PICK, Face, Shoal, ShoalState, Turn

Table = TypeVar("Table", bound=type[ShoalState])
OneGame = TypeVar("OneGame", bound=type[Shoal])


class Broken(NamedTuple):
    """A broken game, the property that finds it, and part of what that says."""

    name: str
    make: Callable[[], Shoal]
    property: str
    saying: str


BROKEN: list[Broken] = []


def found_by(name: str, saying: str) -> Callable[[Table], Table]:
    """Enter a broken table."""

    def enter(table: Table) -> Table:
        BROKEN.append(Broken(table.__name__, lambda: Shoal(table), name, saying))
        return table

    return enter


def game_found_by(name: str, saying: str) -> Callable[[OneGame], OneGame]:
    """Enter a broken game."""

    def enter(game: OneGame) -> OneGame:
        BROKEN.append(Broken(game.__name__, game, name, saying))
        return game

    return enter


# -- the course of the game ------------------------------------------------------------------------


@found_by("games_end", "no end within")
class Endless(ShoalState):
    def place(self, seat: int, card: int, face_up: bool) -> None:
        pass


class Silence(Turn):
    def legal(self, state: ShoalState) -> list[Action]:
        return super().legal(state) if state.deck else []


@found_by("every_question_has_answers", "nothing is legal")
class Speechless(ShoalState):
    turn: ClassVar[type[Turn]] = Silence


@found_by("every_question_has_answers", "seat 2 is asked, and 2 play")
class Stranger(ShoalState):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.hands.append([])
        if len(self.hands) == self.seats + 1:
            self.ask(Face(self.seats, 0))

    def place(self, seat: int, card: int, face_up: bool) -> None:
        if seat < self.seats:
            super().place(seat, card, face_up)


class Twice(Turn):
    def legal(self, state: ShoalState) -> list[Action]:
        answers = super().legal(state)
        return answers if len(state.deck) != 3 else answers + answers[:1]


@found_by("legal_has_no_duplicates", "offered twice")
class Stutter(ShoalState):
    turn: ClassVar[type[Turn]] = Twice


class Lent(Turn):
    lists: ClassVar[dict[str, list[Action]]] = {}

    def legal(self, state: ShoalState) -> list[Action]:
        answers = super().legal(state)
        return self.lists.setdefault(str(answers), answers)


@found_by("legal_has_no_duplicates", "asked again")
class LentAnswers(ShoalState):
    turn: ClassVar[type[Turn]] = Lent


class Trapped(Turn):
    def apply(self, state: ShoalState, action: Action) -> None:
        super().apply(state, action)
        if action is PICK[5] and len(state.deck) == 2:
            raise LookupError("no such card")


@found_by("every_legal_action_applies", "LookupError")
class Trap(ShoalState):
    turn: ClassVar[type[Turn]] = Trapped


@found_by("components_are_conserved", "components, and 10 at the start")
@found_by("every_legal_action_applies", "makes 9 components of 10")
class Thief(ShoalState):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        if len(self.deck) == 1:
            self.deck.clear()


@game_found_by("texts_name_actions", "'draw' is read as another action")
class Misreader(Shoal):
    def parse(self, text: str) -> Action:
        action = super().parse(text)
        return Action("shoal", 0, "draw", 0, 0, 0, ()) if action is DRAW else action


@game_found_by("words_are_there", "option.down")
class Wordless(Shoal):
    def catalogue(self, language: str) -> Mapping[str, str]:
        return {key: text for key, text in CATALOGUE.items() if key != "option.down"}


@found_by("outcomes_add_up", "does not have every seat once")
class Unranked(ShoalState):
    def outcome(self) -> Outcome:
        right = super().outcome()
        return Outcome(right.scores, right.totals, right.ranking[:-1], "cards")


@found_by("outcomes_add_up", "do not add up")
class Miscounted(ShoalState):
    def outcome(self) -> Outcome:
        right = super().outcome()
        return Outcome(right.scores, [n + 1 for n in right.totals], right.ranking, "cards")


@found_by("outcomes_add_up", "a lower total stands before a higher one")
class Upside(ShoalState):
    def outcome(self) -> Outcome:
        right = super().outcome()
        return Outcome(right.scores, right.totals, right.ranking[::-1], "cards")


@found_by("outcomes_add_up", "a tie is broken where there is none")
class NoTie(ShoalState):
    def outcome(self) -> Outcome:
        right = super().outcome()
        return Outcome(right.scores, right.totals, right.ranking, "cards", "luck")


# -- copies, saves, replays ------------------------------------------------------------------------


@found_by("copies_are_independent", "playing a copy changed the state")
class SharedHands(ShoalState):
    def copy(self) -> Self:
        twin = super().copy()
        twin.hands = self.hands[:]
        return twin


@found_by("copies_are_independent", "a copy of this changed")
class SharedRow(ShoalState):
    """The copy replaces its list before it changes it; the original does not."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.up[0] = self.up[0]
        twin.is_copy = True
        return twin

    def place(self, seat: int, card: int, face_up: bool) -> None:
        if self.is_copy:
            self.up = [cards[:] for cards in self.up]
        super().place(seat, card, face_up)

    is_copy = False


@found_by("saves_are_lossless", "deck[0]")
class SortedSave(ShoalState):
    @classmethod
    def read(cls, data: JsonDict) -> Self:
        state = super().read(data)
        state.deck.sort()
        return state


@found_by("saves_are_lossless", "no plain data")
class TupleSave(ShoalState):
    def to_json(self) -> JsonDict:
        data = super().to_json()
        data["deck"] = cast(Json, tuple(self.deck))
        return data


@found_by("saves_are_lossless", "goes on differently")
class LostLuck(ShoalState):
    """Something that no save mentions decides later on."""

    drawn = 0

    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.drawn += 1
        self.deck = self.deck[self.drawn % 2 :] + self.deck[: self.drawn % 2]

    def copy(self) -> Self:
        twin = super().copy()
        twin.drawn = self.drawn
        return twin


@found_by("pickles_are_lossless", "a pickle lost something")
class BadPickle(ShoalState):
    def __reduce__(self) -> tuple[object, tuple[JsonDict]]:
        return type(self).read, ({**self.to_json(), "active": 0},)


@found_by("replays_run_again", "ends differently")
@found_by("equal_seeds_give_equal_games", "the same seed and actions")
class Moody(ShoalState):
    matches: ClassVar[list[int]] = []

    @classmethod
    def dealt(cls, seats: int, rng: Rng, cards: int, half: bool) -> Self:
        cls.matches.append(1)
        state = super().dealt(seats, rng, cards, half)
        state.irrevocable += len(cls.matches)
        return state


@found_by("equal_seeds_give_equal_games", "five other seeds")
class Seedless(ShoalState):
    @classmethod
    def dealt(cls, seats: int, rng: Rng, cards: int, half: bool) -> Self:
        state = super().dealt(seats, Rng("always"), cards, half)
        state.rng = rng
        return state


@found_by("journals_change_nothing", "with a journal the game is another")
class Vain(ShoalState):
    def place(self, seat: int, card: int, face_up: bool) -> None:
        super().place(seat, card, face_up or self.journal is not None)


@found_by("journals_change_nothing", "no plain data")
class Baroque(ShoalState):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.emit(Event("draw", {"cards": cast(Fact, (1, 2))}))


@game_found_by("journals_change_nothing", "not the one it was started with")
class Deaf(Shoal):
    def new_state(
        self, seats: int, seed: str, options: dict[str, Setting], journal: list[Event] | None = None
    ) -> State:
        return super().new_state(seats, seed, options)


# -- refusals --------------------------------------------------------------------------------------


@found_by("refusals_explain_and_change_nothing", "it is not refused (action/not-your-turn)")
class Lenient(ShoalState):
    def play(self, seat: int, text: str) -> Action:
        return super().play(self.seat_to_act, text)


@found_by("refusals_explain_and_change_nothing", "what was refused changed the state")
class Clumsy(ShoalState):
    def play(self, seat: int, text: str) -> Action:
        try:
            return super().play(seat, text)
        except FathomlessError:
            self.irrevocable += 1
            raise


@found_by("refusals_explain_and_change_nothing", "no rule or no question is named")
class Unruly(ShoalState):
    class Ruleless(Turn):
        rule = ""

    turn: ClassVar[type[Turn]] = Ruleless


# -- views and samples -----------------------------------------------------------------------------


@found_by("views_are_plain", "let its reader change the state")
class OpenView(ShoalState):
    def table_view(self, seat: int | None) -> JsonDict:
        view = super().table_view(seat)
        view["up"] = cast(Json, self.up)
        return view


@found_by("views_keep_secrets", "table.top")
class TransparentDeck(ShoalState):
    def table_view(self, seat: int | None) -> JsonDict:
        return super().table_view(seat) | {"top": self.deck[-1] if self.deck else None}


@found_by("views_keep_secrets", "table.luck")
class OpenGenerator(ShoalState):
    def table_view(self, seat: int | None) -> JsonDict:
        return super().table_view(seat) | {"luck": self.rng.words()[0]}


@found_by("views_keep_secrets", "own_hand")
class Forgetful(ShoalState):
    def determinise(self, seat: int | None, rng: Rng) -> Self:
        return super().determinise(None, rng)


@found_by("samples_differ", "samples only the truth")
class Cheat(ShoalState):
    def determinise(self, seat: int | None, rng: Rng) -> Self:
        world = self.copy()
        world.rng = rng.spawn()
        return world


@found_by("sampling_changes_nothing", "one generator draws two worlds")
class Meddler(ShoalState):
    def determinise(self, seat: int | None, rng: Rng) -> Self:
        rng.shuffle(self.deck)
        return super().determinise(seat, rng)


@found_by("sampling_changes_nothing", "changed the state: rng[0]")
class OwnLuck(ShoalState):
    def determinise(self, seat: int | None, rng: Rng) -> Self:
        world = super().determinise(seat, rng)
        self.rng.below(6)
        return world


@found_by("sampling_changes_nothing", "two worlds for seat 0 share something")
class SharedWorld(ShoalState):
    def determinise(self, seat: int | None, rng: Rng) -> Self:
        world = super().determinise(seat, rng)
        world.up = self.up
        return world


@found_by("sampling_changes_nothing", "no future of its own")
class Prophet(ShoalState):
    def determinise(self, seat: int | None, rng: Rng) -> Self:
        world = super().determinise(seat, rng)
        world.rng = self.rng.copy()
        return world


@found_by("samples_are_playable", "9 components, not 10")
class Careless(ShoalState):
    def determinise(self, seat: int | None, rng: Rng) -> Self:
        world = super().determinise(seat, rng)
        if len(world.deck) == 2:
            world.deck.pop()
        return world


@found_by("samples_are_playable", "ValueError")
class Stale(ShoalState):
    """The question of a world is about a card that is elsewhere now."""

    def determinise(self, seat: int | None, rng: Rng) -> Self:
        world = super().determinise(seat, rng)
        world.asked = self.asked
        return world


@found_by("samples_can_be_sampled", "in a world drawn from a world")
class OnceOnly(ShoalState):
    sampled = False

    def determinise(self, seat: int | None, rng: Rng) -> Self:
        world = super().determinise(None if self.sampled else seat, rng)
        world.sampled = True
        return world


# -- knowledge -------------------------------------------------------------------------------------


@found_by("events_keep_secrets", "the events of 'down' tell")
class Gossip(ShoalState):
    def place(self, seat: int, card: int, face_up: bool) -> None:
        super().place(seat, card, face_up)
        self.emit(Event("gossip", {"card": card}))


@found_by("events_keep_secrets", "the events of 'draw' tell")
class WrongAudience(ShoalState):
    def draw(self, seat: int) -> None:
        card = self.deck[-1]
        super().draw(seat)
        self.emit(Event("whisper", {}, {"card": (1 << (seat + 1) % self.seats, card)}))


@found_by("knowledge_is_what_was_seen", "knows what it was not shown")
class XRay(ShoalState):
    """A sample leaves the cards that lie face down where they are."""

    def determinise(self, seat: int | None, rng: Rng) -> Self:
        covered, self.down = self.down, [[] for _ in self.down]
        world = super().determinise(seat, rng)
        self.down, world.down = covered, [cards[:] for cards in covered]
        return world


@found_by("undo_takes_back_no_knowledge", "'draw' can be taken back, but seat")
class RevocableDraw(ShoalState):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.irrevocable -= 1


@found_by("undo_takes_back_no_knowledge", "'down' can be taken back, but draws chance")
class RevocableChance(ShoalState):
    def place(self, seat: int, card: int, face_up: bool) -> None:
        super().place(seat, card, face_up)
        self.rng.below(6)


@found_by("undo_takes_back_no_knowledge", "smaller")
class Rewound(ShoalState):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.irrevocable -= 2
