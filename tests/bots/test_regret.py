"""bench/regret.py and bench/variants.py: what is measured of choices and of knowing the others."""

from __future__ import annotations

import sys

import numpy as np
import pytest

from bench import regret, variants
from fathomless import bots, games
from fathomless.bots.bot import Bot
from fathomless.core.action import Action
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.games.the_abyss.combos import Combos
from fathomless.games.the_abyss.state import TheAbyssState
from tests.bots.tables import lay_out


@pytest.fixture
def totals() -> regret.ToTheEndOfTheRound:
    greedy = bots.make("greedy")
    return regret.ToTheEndOfTheRound(regret.Cast(greedy, greedy))


def between_rounds(seats: int, totals: list[int]) -> TheAbyssState:
    """A new deal with these totals."""
    state = games.get("the-abyss").start(seats, "between rounds")
    assert isinstance(state, TheAbyssState)
    state.totals = totals
    return state


def test_totals_are_worth_the_more_the_nearer_the_target(totals: regret.ToTheEndOfTheRound) -> None:
    worths = [totals.worth_to(0, between_rounds(2, [mine, 30])) for mine in (0, 30, 60)]
    assert worths[0] < min(worths[1], 0.4)
    assert worths[2] > max(worths[1], 0.6)


def test_totals_are_seen_from_the_seat_looked_at(totals: regret.ToTheEndOfTheRound) -> None:
    state = between_rounds(4, [10, 60, 30, 45])
    worths = [totals.worth_to(seat, state) for seat in range(4)]
    assert worths[0] < worths[2] < worths[3] < worths[1]
    assert sum(worths) == pytest.approx(1.0)


def test_a_round_is_played_to_its_end_and_no_further(totals: regret.ToTheEndOfTheRound) -> None:
    state = between_rounds(3, [0, 0, 0])
    totals.play_on(1, state, Rng("round"))
    assert len(state.rounds) == 1
    assert not state.is_over


def test_to_give_a_won_game_away_is_a_loss_and_to_win_it_none(
    totals: regret.ToTheEndOfTheRound,
) -> None:
    """Whoever stops here has won; the worst choice is told from the best."""
    hands = [["treasure_8", "treasure_7", "treasure_6", "treasure_5", "hook_2"], ["eye_1"]]
    state = lay_out(Combos(0), hands, [2, 0], [60, 20])
    texts = [action.text for action in state.legal()]
    lookout = regret.Lookout(totals, 6, Rng("look"))
    for text in ("stop", "end"):
        lookout.look(state, texts.index(text))
    assert lookout.losses[0] <= 0.0 < lookout.losses[1]
    lookout.finish(0)
    lookout.finish(1)  # of a game in which only the second was looked at
    assert lookout.games == pytest.approx([4 * sum(lookout.losses), 4 * lookout.losses[1]])
    told = regret.report(lookout, 8, [1.0, 0.5])
    assert told.startswith("1.5 of 2 games won; 2 of 8 choices: ")


def test_another_action_is_better_only_by_more_than_a_standard_error() -> None:
    """The first is the one that was chosen; what the others bring is told by other samples."""
    luck = np.array([1.0, -1.0] * 8)
    others = np.array([[0.0], [-0.5], [0.3]]).repeat(16, axis=1)
    doubtful = np.array([0 * luck, 0.2 + luck, -0.1 + 0 * luck])
    assert regret.by_the_other(doubtful, others) == 0.0
    clear = np.array([0 * luck, 0.2 + luck, 0.1 + 0.1 * luck])
    assert regret.by_the_other(clear, others) == pytest.approx(0.3)
    assert regret.by_the_other(np.array([0 * luck, 0.5 + luck]), others[:2]) == -0.5
    for gain, expected in ((0.26, -0.5), (0.24, 0.0)):  # one standard error is a quarter
        assert regret.by_the_other(np.array([0 * luck, gain + luck]), others[:2]) == expected


def tell(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    """The command with a few quick games of The Abyss."""
    told = ["the-abyss", "--bot", "greedy", "--positions", "1", "--samples", "2"]
    monkeypatch.setattr(sys, "argv", ["regret.py", *told, *words])
    monkeypatch.setattr(regret, "FIRST_TRIES", 2)
    regret.main()


def test_the_abyss_can_be_played_on_to_the_end_of_the_match(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(regret, "ToTheEndOfTheRound", None)
    tell(monkeypatch, "--to-the-end", "--own-goes-on", "random")
    assert "games won; " in capsys.readouterr().out


class Noted(Bot):
    """Answers at random and notes for whom."""

    def __init__(self) -> None:
        super().__init__("noted")
        self.seats: set[int] = set()

    def choose(self, perspective: Perspective, rng: Rng) -> Action:
        self.seats.add(perspective.seat)
        legal = perspective.legal()
        return legal[rng.below(len(legal))]


def test_the_others_play_on_as_they_do() -> None:
    state, others = games.get("chasms").start(4, "others"), Noted()
    own = Noted()
    regret.ToTheEnd(regret.Cast(own, others)).play_on(2, state, Rng("others"))
    assert state.is_over
    assert own.seats == {2}
    assert others.seats == {0, 1, 3}


def test_in_chasms_only_the_end_tells_what_a_choice_was_worth() -> None:
    """Looked at near the end, where playing on is short."""
    state, greedy, rng = games.get("chasms").start(2, "looked at"), bots.make("greedy"), Rng("look")
    near_the_end = state.copy()
    while state.asked is not None:
        if len(state.legal()) > 1:
            near_the_end = state.copy()
        state.apply(greedy.choose(Perspective(state, state.seat_to_act), rng))
    before = near_the_end.to_json()
    continuation = regret.ToTheEnd(regret.Cast(greedy, greedy))
    lookout = regret.Lookout(continuation, 4, rng)
    lookout.look(near_the_end, 0)
    assert near_the_end.to_json() == before
    assert len(lookout.losses) == 1
    continuation.play_on(0, near_the_end, rng)
    assert near_the_end.is_over
    shares = [continuation.worth_to(seat, near_the_end) for seat in range(2)]
    assert shares == [near_the_end.outcome().share(seat) for seat in range(2)]
    assert sum(shares) == 1.0


def test_who_sees_more_than_the_others_sits_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = ["variants.py", "--games", "2", "--iterations", "4", "--knows", "future"]
    monkeypatch.setattr(sys, "argv", [*told, "--against", "random"])
    variants.main()
    assert "knows future, against random: " in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", [*told, "--against", "itself"])
    with pytest.raises(SystemExit) as ended:
        variants.main()
    assert ended.value.code == 2


def test_who_knows_the_others_plays_every_choice_on() -> None:
    state = games.get("chasms").start(3, "known", {"factions": "random"})
    while not state.is_over and (state.seat_to_act != 0 or len(state.legal()) < 2):
        state.apply(state.legal()[0])
    assert not state.is_over
    evaluation = variants.waiting(1.5, 1)
    bot = variants.PlaysOn(evaluation, bots.make("random"), 8)
    before = state.to_json()
    choices = {bot.choose(Perspective(state, 0), Rng("same")).text for _ in range(2)}
    assert len(choices) == 1
    assert choices <= {action.text for action in state.legal()}
    assert state.to_json() == before


def test_nobody_can_know_the_others_who_are_all_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = ["variants.py", "--against", "itself", "--plays-on", "8"]
    monkeypatch.setattr(sys, "argv", told)
    with pytest.raises(SystemExit) as ended:
        variants.main()
    assert ended.value.code == 2
    assert "--against BOT" in capsys.readouterr().err
