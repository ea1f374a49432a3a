"""The table of Abyss: its zones and the small verbs that move components between them.

Verbs move components and emit the event. Rules decide, and call them.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from fathomless.core.event import Event, Fact
from fathomless.core.game import Game, get
from fathomless.core.jsontypes import JsonDict
from fathomless.core.outcome import Outcome
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.abyss import census, knowledge, save, scoring, standing, turn, view
from fathomless.games.abyss.box import (
    FACE_IDS,
    LOCATION_IDS,
    LORD_BIT,
    RACE,
    SEAT_BIT,
    SHAMAN,
    STRIDE,
    VALUE,
)
from fathomless.games.abyss.extension import COURT, STACK, TILE, Extension
from fathomless.games.abyss.lists import changed, changed_number, lord_ids
from fathomless.games.abyss.material import RACE_IDS
from fathomless.games.abyss.together import NO_EXTENSION, together

NOTHING: Final[list[int]] = []  # stands for zones that do not exist yet; never changed
NO_LISTS: Final[list[list[int]]] = []
NO_EXTENSIONS: Final[list[Extension]] = []


class AbyssState(State):
    """One moment of Abyss.

    Cards are faces: copies of one face are alike, and every card is seen by all before it goes to a
    hand or to the Council. Sets of seats and sets of Lords are bit masks.
    """

    __slots__ = (
        "active",
        "affiliated",
        "aside",
        "available",
        "bought",
        "council",
        "council_spent",
        "court",
        "deck",
        "discard",
        "drawn",
        "end_by",
        "end_reason",
        "extension",
        "extensions",
        "extra",
        "finished",
        "free",
        "gone",
        "hands",
        "key_supply",
        "keys",
        "last_progress",
        "lasting",
        "location_deck",
        "location_top",
        "locations",
        "lord_deck",
        "lord_keys",
        "lord_top",
        "lords",
        "paid",
        "pearls",
        "phase",
        "sold",
        "starter",
        "strength",
        "threat",
        "token_pile",
        "token_top",
        "tokens",
        "top",
        "track",
        "tucked",
        "turned",
        "turns",
        "used",
    )

    # A list marked † is replaced, never changed, so that copies may share it.
    council_spent: bool  # the table option of AB-A11
    extensions: list[Extension]
    extension: Extension  # all of them as one
    # The course of the game.
    starter: int
    active: int  # whose turn it is
    phase: int
    turns: int
    last_progress: int  # AB-A77: the latest turn in which anything but Pearls changed hands
    extra: bool  # the Invoker's turn is to come
    end_by: int  # in whose turn the end was called; −1: not yet
    end_reason: int  # by which of `endings.REASONS`
    finished: bool
    # The turn.
    used: int  # the set of Lords whose power was used
    sold: int  # how many Allies were sold
    bought: int  # the set of seats that have bought one
    # The board.
    deck: list[int]  # † cards before `top` have left it
    top: int
    discard: list[int]
    track: list[int]  # from the space nearest the deck; the last is the newest
    council: list[list[int]]  # † by Race
    threat: int  # 0: an expansion has no Threat track
    lord_deck: list[int]  # †
    lord_top: int
    court: list[int]  # † the first is the furthest from the deck
    gone: list[int]  # † Lords out of the game
    location_deck: list[int]  # †
    location_top: int
    available: list[int]  # † Locations
    drawn: list[int]  # † Locations to choose from
    token_pile: list[int]  # † values of Monster tokens
    token_top: int
    key_supply: int
    # The players.
    hands: list[list[int]]  # sorted
    strength: list[int]  # the value of a hand by Race: STRIDE × seat + Race
    pearls: list[int]
    keys: list[int]  # † Key tokens
    tokens: list[list[int]]  # † as 8 × set of seats that know it + value
    affiliated: list[list[int]]  # †
    lords: list[list[int]]  # † in the order they came
    free: list[int]  # † sets of Lords
    lasting: list[int]  # † sets of powers (POWER_BIT) of the Lords that are free and not turned
    lord_keys: list[int]  # † the Keys of the same Lords
    turned: int  # set of Lords
    locations: list[list[int]]  # †
    tucked: list[int]  # † per Location: the set of Lords under it
    paid: list[int]  # Allies played for a recruitment that is under way
    aside: list[int]  # † cards chosen to be discarded, as 64 × seat + face

    def __init__(self, seats: int, rng: Rng, council_spent: bool) -> None:
        super().__init__(seats, rng)
        self.council_spent = council_spent
        self.extensions = NO_EXTENSIONS
        self.extension = NO_EXTENSION
        self.extra = self.finished = False
        self.starter = self.active = self.phase = self.turns = self.end_reason = 0
        self.last_progress = 0
        self.end_by = -1
        self.used = self.sold = self.bought = self.turned = self.key_supply = 0
        self.threat = 1
        self.top = self.lord_top = self.location_top = self.token_top = 0
        self.deck = self.discard = self.track = self.paid = self.aside = NOTHING
        self.lord_deck = self.court = self.gone = NOTHING
        self.location_deck = self.available = self.drawn = self.tucked = NOTHING
        self.token_pile = self.strength = self.pearls = self.keys = NOTHING
        self.free = self.lasting = self.lord_keys = NOTHING
        self.council = self.hands = self.tokens = self.affiliated = NO_LISTS
        self.lords = self.locations = NO_LISTS

    # -- the contract ------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """Abyss."""
        return get("abyss")

    def go_on(self) -> None:
        """Carry the game on to its next question, or to its end."""
        turn.go_on(self)

    def outcome(self) -> Outcome:
        """The result of the finished game."""
        return scoring.outcome(self)

    def copy(self) -> AbyssState:
        """An independent twin."""
        twin = AbyssState(self.seats, self.rng.copy(), self.council_spent)
        twin.asked = self.asked
        twin.under = self.under
        twin.irrevocable = self.irrevocable
        if self.extensions:
            twin.expand([extension.copy() for extension in self.extensions])
        twin.starter = self.starter
        twin.active = self.active
        twin.phase = self.phase
        twin.turns = self.turns
        twin.last_progress = self.last_progress
        twin.extra = self.extra
        twin.end_by = self.end_by
        twin.end_reason = self.end_reason
        twin.finished = self.finished
        twin.used = self.used
        twin.sold = self.sold
        twin.bought = self.bought
        twin.deck = self.deck
        twin.top = self.top
        twin.discard = self.discard[:]
        twin.track = self.track[:]
        twin.council = self.council
        twin.threat = self.threat
        self.copy_players(twin)
        return twin

    def copy_players(self, twin: AbyssState) -> None:
        """The second half of `copy`: Lords, Locations, tokens, and what lies before the players."""
        twin.lord_deck = self.lord_deck
        twin.lord_top = self.lord_top
        twin.court = self.court
        twin.gone = self.gone
        twin.location_deck = self.location_deck
        twin.location_top = self.location_top
        twin.available = self.available
        twin.drawn = self.drawn
        twin.token_pile = self.token_pile
        twin.token_top = self.token_top
        twin.key_supply = self.key_supply
        twin.hands = [hand[:] for hand in self.hands]
        twin.strength = self.strength[:]
        twin.pearls = self.pearls[:]
        twin.keys = self.keys
        twin.tokens = self.tokens
        twin.affiliated = self.affiliated
        twin.lords = self.lords
        twin.free = self.free
        twin.lasting = self.lasting
        twin.lord_keys = self.lord_keys
        twin.turned = self.turned
        twin.locations = self.locations
        twin.tucked = self.tucked
        twin.paid = self.paid[:]
        twin.aside = self.aside

    def determinise(self, seat: int | None, rng: Rng) -> AbyssState:
        """A state that this seat cannot tell from the present one."""
        return knowledge.determinise(self, self.seats if seat is None else seat, rng)

    def table_view(self, seat: int | None) -> JsonDict:
        """What this seat sees of the table."""
        return view.table_view(self, seat)

    def to_json(self) -> JsonDict:
        """Everything, losslessly."""
        return save.to_json(self)

    def census(self) -> int:
        """How many cards, tiles and tokens there are in all zones together."""
        return census.count(self)

    def expand(self, extensions: list[Extension]) -> None:
        """The match is played with these expansions."""
        self.extensions = extensions
        self.extension = together(extensions)

    # -- nouns -------------------------------------------------------------------------------------

    def powers(self, seat: int) -> int:
        """AB-R34. The lasting powers of a seat: of Lords that are free, and not turned."""
        return self.lasting[seat]

    def working(self, seat: int) -> int:
        """AB-R34. The Lords of a seat whose power and Keys work: free, and not turned."""
        return self.free[seat] & ~self.turned

    def is_protected(self, seat: int) -> bool:
        """The Shaman: no soldier's power touches the seat."""
        return self.lasting[seat] & SHAMAN != 0

    def suffers(self, seat: int, soldier: int) -> bool:
        """Whether a lasting power of an opponent's soldier works against this seat."""
        for other in range(self.seats):
            if other != seat and self.lasting[other] & soldier:
                return not self.is_protected(seat)
        return False

    def can_reveal(self) -> bool:
        """AB-R23, AB-A15. Whether there is a card to reveal."""
        return self.top < len(self.deck) or len(self.discard) > 0

    def is_guarded(self, seat: int, zone: int, item: int) -> bool:
        """Whether an expansion keeps a stack, a Lord or a Location from a seat."""
        extension = self.extension
        return extension.is_guarding(zone) and extension.guards(self, seat, zone, item)

    # -- verbs: Allies -----------------------------------------------------------------------------

    def gain(self, seat: int, face: int) -> None:
        """A card into a hand."""
        self.last_progress = self.turns
        insort(self.hands[seat], face)
        place = STRIDE * seat + RACE[face]
        self.strength[place] = self.strength[place] + VALUE[face]

    def lose(self, seat: int, face: int) -> None:
        """A card out of a hand."""
        self.last_progress = self.turns
        self.hands[seat].remove(face)
        place = STRIDE * seat + RACE[face]
        self.strength[place] = self.strength[place] - VALUE[face]

    def spend(self, seat: int, face: int) -> None:
        """A card out of a hand onto the discard pile, where an expansion makes it cost."""
        self.lose(seat, face)
        self.discard.append(face)
        self.extension.ally_spent(self, seat, face)

    def take_stack(self, seat: int, race: int) -> None:
        """AB-R24. A whole stack of the Council into a hand; the owner sees it now."""
        stack = self.council[race]
        self.council = changed(self.council, race, [])
        self.extension.left(self, STACK, race)
        self.irrevocable += 1
        for face in stack:
            self.gain(seat, face)
        if self.journal is not None:
            facts: dict[str, Fact] = {"seat": seat, "race": RACE_IDS[race], "count": len(stack)}
            cards: Fact = [FACE_IDS[face] for face in sorted(stack)]
            self.emit(Event("support", facts, {"cards": (SEAT_BIT[seat], cards)}))

    def affiliate(self, seat: int, face: int) -> None:
        """AB-R30, AB-R31. An Ally face up before a seat, for good."""
        self.last_progress = self.turns
        self.affiliated = changed(self.affiliated, seat, [*self.affiliated[seat], face])
        if self.journal is not None:
            self.emit(Event("affiliate", {"seat": seat, "card": FACE_IDS[face]}))

    # -- verbs: Pearls, Keys, Monster tokens -------------------------------------------------------

    def gain_pearls(self, seat: int, count: int, why: str) -> None:
        """Pearls from the Treasury, which never runs out (AB-A17)."""
        self.pearls[seat] = self.pearls[seat] + count
        if self.journal is not None:
            self.emit(Event("pearls", {"seat": seat, "count": count, "why": why}))
        self.extension.pearls_gained(self, seat, count)

    def gain_keys(self, seat: int, count: int) -> None:
        """AB-A17. Key tokens, as far as they go."""
        given = min(count, self.key_supply)
        if not given:
            return
        self.last_progress = self.turns
        self.key_supply -= given
        self.keys = changed_number(self.keys, seat, self.keys[seat] + given)
        if self.journal is not None:
            self.emit(Event("keys", {"seat": seat, "count": given}))

    def draw_tokens(self, seat: int, count: int) -> None:
        """Monster tokens off the pile; only their owner sees them."""
        if not count:
            return
        self.last_progress = self.turns
        self.irrevocable += 1
        drawn = self.token_pile[self.token_top : self.token_top + count]
        self.token_top += count
        owned = [8 * SEAT_BIT[seat] + value for value in drawn]
        self.tokens = changed(self.tokens, seat, self.tokens[seat] + owned)
        if self.journal is not None:
            values: Fact = [str(value) for value in drawn]
            facts: dict[str, Fact] = {"seat": seat, "count": count}
            self.emit(Event("tokens", facts, {"values": (SEAT_BIT[seat], values)}))
        self.extension.tokens_drawn(self)

    def steal_token(self, thief: int, victim: int) -> None:
        """AB-P7, AB-A69. A random Monster token from seat to seat; only those two see it."""
        self.last_progress = self.turns
        self.irrevocable += 1
        owned = self.tokens[victim][:]
        entry = owned.pop(self.rng.below(len(owned))) | 8 * SEAT_BIT[thief]
        self.tokens = changed(self.tokens, victim, owned)
        self.tokens = changed(self.tokens, thief, [*self.tokens[thief], entry])
        if self.journal is not None:
            both = SEAT_BIT[thief] | SEAT_BIT[victim]
            facts: dict[str, Fact] = {"seat": thief, "target": victim}
            self.emit(Event("rob", facts, {"value": (both, entry & 7)}))

    # -- verbs: Lords and Locations ----------------------------------------------------------------

    def leave_court(self, lord: int) -> None:
        """A Lord out of the Court; the others slide away from the deck (AB-R36)."""
        self.court = [other for other in self.court if other != lord]
        self.extension.left(self, COURT, lord)

    def draw_lord(self) -> int:
        """The top Lord of the deck."""
        self.last_progress = self.turns
        self.irrevocable += 1
        lord = self.lord_deck[self.lord_top]
        self.lord_top += 1
        return lord

    def add_to_court(self) -> int:
        """AB-R10. The top Lord of the deck to the empty space that is furthest from it."""
        lord = self.draw_lord()
        self.court = [*self.court, lord]
        return lord

    def join(self, seat: int, lord: int) -> None:
        """AB-R32. A Lord face up before a seat, free."""
        self.lords = changed(self.lords, seat, [*self.lords[seat], lord])
        standing.set_free(self, seat, self.free[seat] | LORD_BIT[lord])

    def dismiss(self, seat: int, lord: int) -> None:
        """AB-A37. One of a seat's free Lords out of the game."""
        others = [other for other in self.lords[seat] if other != lord]
        self.lords = changed(self.lords, seat, others)
        self.turned &= ~LORD_BIT[lord]
        standing.set_free(self, seat, self.free[seat] & ~LORD_BIT[lord])
        self.gone = [*self.gone, lord]

    def place_location(self, seat: int, location: int, lords: int, keys: int) -> None:
        """AB-R40, AB-R41. A Location before a seat, over Lords; used Key tokens go back."""
        self.locations = changed(self.locations, seat, [*self.locations[seat], location])
        self.tucked = changed_number(self.tucked, location, lords)
        standing.set_free(self, seat, self.free[seat] & ~lords)
        self.keys = changed_number(self.keys, seat, self.keys[seat] - keys)
        self.key_supply += keys
        if self.journal is not None:
            facts: dict[str, Fact] = {"seat": seat, "location": LOCATION_IDS[location]}
            facts["lords"] = lord_ids(self.lords[seat], lords)
            facts["count"] = lords.bit_count()
            facts["keys"] = keys
            self.emit(Event("control", facts))

    def draw_locations(self, seat: int, count: int) -> None:
        """AB-R39. Tiles off the stack, for all to see."""
        self.irrevocable += 1
        self.drawn = self.location_deck[self.location_top : self.location_top + count]
        self.location_top += count
        if self.journal is not None:
            tiles: Fact = [LOCATION_IDS[tile] for tile in self.drawn]
            self.emit(Event("draw", {"seat": seat, "count": count, "locations": tiles}))

    def take_tile(self, location: int) -> None:
        """AB-A67. A tile out of those drawn, whose rest become available, or of the available."""
        if location in self.drawn:
            rest = [tile for tile in self.drawn if tile != location]
            self.available = self.available + rest
            self.drawn = NOTHING
        else:
            self.available = [tile for tile in self.available if tile != location]
            self.extension.left(self, TILE, location)
