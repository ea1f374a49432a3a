"""Shoal whose course is broken: what is asked, legal, named and refused, and how it ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from fathomless.core.action import Action
from fathomless.core.errors import FathomlessError
from fathomless.core.outcome import Outcome
from tests.contract.broken.entries import Entries
from tests.contract.shoal import CATALOGUE, DRAW, PICK, Face, Shoal, ShoalState, Turn

BROKEN = Entries()


@BROKEN.found_by("games_end", "no end within")
class Endless(ShoalState):
    def place(self, seat: int, card: int, face_up: bool) -> None:
        pass


class Silence(Turn):
    def legal(self, state: ShoalState) -> list[Action]:
        return super().legal(state) if state.deck else []


@BROKEN.found_by("every_question_has_answers", "nothing is legal")
class Speechless(ShoalState):
    turn: ClassVar[type[Turn]] = Silence


@BROKEN.found_by("every_question_has_answers", "seat 2 is asked, and 2 play")
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


@BROKEN.found_by("legal_has_no_duplicates", "offered twice")
class Stutter(ShoalState):
    turn: ClassVar[type[Turn]] = Twice


class Lent(Turn):
    lists: ClassVar[dict[str, list[Action]]] = {}

    def legal(self, state: ShoalState) -> list[Action]:
        answers = super().legal(state)
        return self.lists.setdefault(str(answers), answers)


@BROKEN.found_by("legal_has_no_duplicates", "asked again")
class LentAnswers(ShoalState):
    turn: ClassVar[type[Turn]] = Lent


class Trapped(Turn):
    def apply(self, state: ShoalState, action: Action) -> None:
        super().apply(state, action)
        if action is PICK[5] and len(state.deck) == 2:
            raise LookupError("no such card")


@BROKEN.found_by("every_legal_action_applies", "LookupError")
class Trap(ShoalState):
    turn: ClassVar[type[Turn]] = Trapped


@BROKEN.found_by("components_are_conserved", "components, and 10 at the start")
@BROKEN.found_by("every_legal_action_applies", "makes 9 components of 10")
class Thief(ShoalState):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        if len(self.deck) == 1:
            self.deck.clear()


@BROKEN.game_found_by("texts_name_actions", "'draw' is read as another action")
class Misreader(Shoal):
    def parse(self, text: str) -> Action:
        action = super().parse(text)
        return Action("shoal", 0, "draw", 0, 0, 0, ()) if action is DRAW else action


@BROKEN.game_found_by("words_are_there", "option.down")
class Wordless(Shoal):
    def catalogue(self, language: str) -> Mapping[str, str]:
        return {key: text for key, text in CATALOGUE.items() if key != "option.down"}


@BROKEN.found_by("outcomes_add_up", "does not have every seat once")
class Unranked(ShoalState):
    def outcome(self) -> Outcome:
        right = super().outcome()
        return Outcome(right.scores, right.totals, right.ranking[:-1], "cards")


@BROKEN.found_by("outcomes_add_up", "do not add up")
class Miscounted(ShoalState):
    def outcome(self) -> Outcome:
        right = super().outcome()
        return Outcome(right.scores, [n + 1 for n in right.totals], right.ranking, "cards")


@BROKEN.found_by("outcomes_add_up", "a lower total stands before a higher one")
class Upside(ShoalState):
    def outcome(self) -> Outcome:
        right = super().outcome()
        return Outcome(right.scores, right.totals, right.ranking[::-1], "cards")


@BROKEN.found_by("outcomes_add_up", "a tie is broken where there is none")
class NoTie(ShoalState):
    def outcome(self) -> Outcome:
        right = super().outcome()
        return Outcome(right.scores, right.totals, right.ranking, "cards", "luck")


@BROKEN.found_by("refusals_explain_and_change_nothing", "it is not refused (action/not-your-turn)")
class Lenient(ShoalState):
    def play(self, seat: int, text: str) -> Action:
        return super().play(self.seat_to_act, text)


@BROKEN.found_by("refusals_explain_and_change_nothing", "what was refused changed the state")
class Clumsy(ShoalState):
    def play(self, seat: int, text: str) -> Action:
        try:
            return super().play(seat, text)
        except FathomlessError:
            self.irrevocable += 1
            raise


@BROKEN.found_by("refusals_explain_and_change_nothing", "no rule or no question is named")
class Unruly(ShoalState):
    class Ruleless(Turn):
        rule = ""

    turn: ClassVar[type[Turn]] = Ruleless
