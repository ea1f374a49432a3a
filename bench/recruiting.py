"""The regression behind RECRUIT in `bots/evaluations/abyss_habits.py`.

    python bench/recruiting.py --games 2300

The greedy bot plays Abyss at two seats, one turn in eight at random so that there is more to see.
For each Lord that a seat can recruit, the evaluation says what the table would be worth one step
later; least squares find how much of that belongs to the Lord, to its price, and to the rest. What
is printed can be put in place of the table. Run it on the compiled package: a game takes 10 ms.

The evaluation reckons with the quick player, whose numbers these are: after a change the numbers of
the next run are a little different. The table that is shipped is from a run of 2,299 games with the
seed `col` and a quick player that knew nothing of the price yet.
"""

from __future__ import annotations

import argparse
import math

from fathomless import games
from fathomless.bots.evaluations.abyss_by_hand import SHARPNESS, AbyssByHand
from fathomless.bots.evaluations.abyss_payment import cheapest
from fathomless.bots.evaluations.abyss_player import best_in_reach
from fathomless.bots.evaluations.abyss_worth import (
    lords_to_come,
    strongest_affiliated,
)
from fathomless.bots.greedy import Candidate, best_of, try_all
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.games.abyss import actions
from fathomless.games.abyss.box import GUILD, KEYS, LORD_IDS, RACE, STRIDE, VALUE
from fathomless.games.abyss.locations import keys_of
from fathomless.games.abyss.material import RACES
from fathomless.games.abyss.scoring import TILE_GUILD
from fathomless.games.abyss.state import AbyssState
from fathomless.games.abyss.turn import Turn

GAME = games.get("abyss")
EVALUATION = AbyssByHand()
SAMPLES = 4
MIDDLE = 4  # Lords to come
LARGEST = 3000.0  # differences beyond it say no more than that the game is decided
VERBS = (actions.EXPLORE, actions.SUPPORT, actions.RECRUIT)

LORDS = len(LORD_IDS)
OTHERS = (
    "a point of value paid",
    "of these, beyond a full hand",
    "a Pearl paid",
    "of these, beyond three",
    "a point affiliated",
    "third Key",
    "counted by a Location",
    "refill of the Court",
    "seventh Lord",
    "a point within reach before",
)
COLUMNS = 2 * LORDS + len(OTHERS)

Row = dict[int, float]  # column → what is not 0


def points(chance: float, left: int) -> float:
    """The difference in hundredths of a point that a chance to win amounts to."""
    chance = min(max(chance, 1e-4), 1 - 1e-4)
    return 100.0 * math.log(chance / (1.0 - chance)) / SHARPNESS[left]


def features(state: AbyssState, seat: int, lord: int, left: int) -> Row:
    """What may explain the worth of recruiting a Lord."""
    plan = cheapest(state, seat, lord, EVALUATION.habits(state))
    spent = sum(VALUE[face] for face in plan.payment)
    held = sum(state.strength[STRIDE * seat + race] for race in range(RACES))
    lacking = max(plan.cost - spent, 0)
    least = min((VALUE[face] for face in plan.payment), default=0)
    weakest = [face for face in plan.payment if VALUE[face] == least]
    gains = [least - strongest_affiliated(state, seat, RACE[face]) for face in weakest]
    others = (
        spent,
        min(max(held - 20, 0), spent),
        lacking,
        min(max(plan.pearls - 3, 0), lacking),
        max([0, *gains]),
        KEYS[lord] == 1 and keys_of(state, seat) == 2,
        sum(TILE_GUILD[tile] == GUILD[lord] for tile in state.locations[seat]),
        len(state.court) <= 3,
        len(state.lords[seat]) == 6,
        best_in_reach(state, seat) / 100.0,
    )
    row: Row = {lord: 1.0, LORDS + lord: float(left - MIDDLE)}
    row.update({2 * LORDS + place: float(value) for place, value in enumerate(others) if value})
    return row


class LeastSquares:
    """The normal equations, filled row by row."""

    def __init__(self, columns: int) -> None:
        self.matrix = [[0.0] * columns for _ in range(columns)]
        self.right = [0.0] * columns
        self.rows = 0

    def add(self, row: Row, value: float) -> None:
        """One observation."""
        self.rows += 1
        for i, x in row.items():
            self.right[i] += x * value
            for j, y in row.items():
                self.matrix[i][j] += x * y

    def solve(self) -> list[float]:
        """By elimination; a little is added to the diagonal for columns that were never seen."""
        size = len(self.right)
        work = [[*self.matrix[i], self.right[i]] for i in range(size)]
        for i in range(size):
            work[i][i] += 1.0
        for i in range(size):
            pivot = max(range(i, size), key=lambda row: abs(work[row][i]))
            work[i], work[pivot] = work[pivot], work[i]
            for j in range(size):
                if j != i and work[j][i]:
                    factor = work[j][i] / work[i][i]
                    work[j] = [a - factor * b for a, b in zip(work[j], work[i], strict=True)]
        return [work[i][size] / work[i][i] for i in range(size)]


def observe(state: AbyssState, equations: LeastSquares, rng: Rng) -> None:
    """Try every action of a turn, note what each Lord was worth, and go on."""
    seat = state.seat_to_act
    legal = state.legal()
    candidates = [Candidate(action) for action in legal if action.verb in VERBS]
    if not candidates:
        state.apply(legal[0])
        return
    perspective = Perspective(state, seat)
    for _ in range(SAMPLES):
        try_all(perspective, candidates, EVALUATION, rng)
    left = lords_to_come(state)
    before = points(EVALUATION.evaluate(state, seat), left)
    for candidate in candidates:
        if candidate.action.verb == actions.RECRUIT and left:
            gain = points(candidate.total / SAMPLES, left) - before
            gain = min(max(gain, -LARGEST), LARGEST)
            equations.add(features(state, seat, candidate.action.item, left), gain)
    by_chance = rng.below(8) == 0
    state.apply(legal[rng.below(len(legal))] if by_chance else best_of(candidates).action)


def play(seed: str, equations: LeastSquares) -> None:
    """One game."""
    state = GAME.start(2, seed)
    assert isinstance(state, AbyssState)
    rng = Rng(seed)
    while not state.is_over:
        if isinstance(state.asked, Turn):
            observe(state, equations, rng)
        else:
            state.apply(EVALUATION.advise(state, state.legal(), rng))


def main() -> None:
    """Play, solve, and print the table and what else was found."""
    parser = argparse.ArgumentParser(description="What it is worth to recruit each Lord of Abyss.")
    parser.add_argument("--games", type=int, default=2300)
    parser.add_argument("--seed", default="col")
    given = parser.parse_args()
    equations = LeastSquares(COLUMNS)
    for number in range(given.games):
        play(f"{given.seed}{number + 1}", equations)
    found = equations.solve()
    print(f"# {equations.rows} Lords within reach in {given.games} games")
    for lord, name in enumerate(LORD_IDS):
        print(f'    "{name}": ({found[lord]:.0f}, {found[LORDS + lord]:.0f}),')
    for place, what in enumerate(OTHERS):
        print(f"# {what}: {found[2 * LORDS + place]:.1f}")


if __name__ == "__main__":
    main()
