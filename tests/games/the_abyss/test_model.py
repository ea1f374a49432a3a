"""Whole games against a second opinion: the model beside this file, written from the rulebook."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import pytest

from fathomless.core.rng import Rng
from fathomless.core.state import State
from tests.games.the_abyss.model import Ask, Play, RoundOver, Table, Theft, play_round, winner
from tests.games.the_abyss.reading import Zones, ends, number, scores, seen, totals, zones
from tests.games.the_abyss.tables import GAME, asked, in_order, texts


def dealt(state: State) -> Table:
    """The table of the model, after the same deal."""
    real = zones(state)
    return Table(
        hands=[cards.split() for cards in real.hands],
        deck=real.deck.split(),
        discard=real.discard.split(),
        panics=real.panics,
        starter=number(seen(state)["starter"]),
    )


def laid_out(table: Table) -> Zones:
    """The zones of the model as those of a real table."""
    return Zones(
        hands=[in_order(cards) for cards in table.hands],
        deck=" ".join(table.deck),
        discard=" ".join(table.discard),
        drawn=" ".join(table.drawn),
        panics=table.panics,
        destroyed=table.destroyed,
        removed=in_order(table.removed),
        played=[in_order(cards) for cards in table.played],
        piles=[in_order(cards) for cards in table.piles],
        out=sorted(table.out),
    )


@dataclass
class Match:
    """One real game and its model, side by side."""

    state: State
    rng: Rng
    patient: bool
    rounds: int = 0
    reasons: Counter[str] = field(default_factory=Counter)

    def play(self) -> None:
        while not self.state.is_over:
            self.rounds = len(scores(self.state))
            self.play_round()

    def play_round(self) -> None:
        table = dealt(self.state)
        rules = play_round(table)
        reason = ""
        try:
            ask = self.question(rules, next(rules))
            while True:
                ask = self.step(rules, ask, table)
        except RoundOver as over:
            reason = str(over)
        assert ends(self.state)[self.rounds] == reason
        assert scores(self.state)[self.rounds] == [table.worth(s) for s in range(self.state.seats)]
        self.reasons[reason] += 1
        if self.state.is_over:
            assert self.state.outcome().winners == [winner(totals(self.state), table)]

    def question(self, rules: Play, wish: Ask | Theft) -> Ask:
        """The next question of the model; the thefts before it are as in the real game."""
        while isinstance(wish, Theft):
            (card,) = self.stolen()
            wish = rules.send(card)
        return wish

    def stolen(self) -> list[str]:
        events = [event for event in self.state.journal or [] if event.kind == "steal"]
        return [str(event.secrets["card"][1]) for event in events]

    def step(self, rules: Play, ask: Ask, table: Table) -> Ask:
        """Compare, answer at random, go on."""
        assert asked(self.state) == f"{ask.seat}: {ask.kind}"
        assert texts(self.state) == ask.answers
        assert zones(self.state) == laid_out(table)
        legal = self.state.legal()
        if self.patient and len(legal) > 1:
            legal = [action for action in legal if str(action) != "stop"]
        action = legal[self.rng.below(len(legal))]
        self.state.journal = []
        self.state.apply(action)
        return self.question(rules, rules.send(str(action)))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("deck", ["standard", "beginner"])
@pytest.mark.parametrize("patient", [False, True], ids=["random", "without Stop"])
def test_whole_games_go_as_the_model_says(seats: int, deck: str, patient: bool) -> None:
    for game in range(3):
        seed = f"model {seats} {deck} {patient} {game}"
        match = Match(GAME.start(seats, seed, {"deck": deck}), Rng(seed), patient)
        match.play()
        assert match.reasons.total() >= 2
