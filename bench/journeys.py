"""Learn what a moment of The Abandons is worth, and write the weights where the bots read them.

    python -m bench.journeys                          about two minutes
    python -m bench.journeys --part 0.1 --dry         try it out, write nothing

First the rules of thumb play, each time with one random choice somewhere on the way, and from there
on every moment is noted, and at the end what the game was worth. A logistic regression finds the
weights that would have told it best.

What decides between two doors is small beside that. So lessons follow: before a choice of doors all
of them are tried on samples that they share, and played on by the rules of thumb. The weights are
fitted further, so that the worths of the doors, each over all the cards that may lie behind it, are
as far apart as the tries say. A fifth of the lessons is kept apart to tell how well they do. Run it
on the compiled package, after a change of the features, the rules or the rules of thumb.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from bench.regression import Descent, Floats
from bench.train import DIGITS, WEIGHTS, laid_out
from fathomless import games
from fathomless.bots.evaluations import evaluation_of
from fathomless.bots.evaluations.evaluation import alone
from fathomless.bots.evaluations.the_abandons_features import (
    FIRST_OF_SAME,
    HOLE,
    NAMES,
    NO_DOORS,
    features,
    same_for_all,
    situation,
    unseen_faces,
)
from fathomless.bots.evaluations.the_abandons_glance import Glance
from fathomless.bots.planner import play_on
from fathomless.core.action import Action
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.the_abandons.actions import BOMB, GO
from fathomless.games.the_abandons.material import ICONS
from fathomless.games.the_abandons.moving import Doors
from fathomless.games.the_abandons.state import TheAbandonsState

Ints = NDArray[np.int_]

GAME = games.get("the-abandons")
EVALUATION = evaluation_of("the-abandons")
GAMES = 100_000  # to learn the level from
LATEST_SLIP = 20  # choices before the random one
LESSONS = 30_000
TAUGHT = 2  # one choice of doors in so many is a lesson
TRIES = 48  # of every door
KEPT_APART = 5  # one lesson in so many

RIDGE = 3.0
NEWTON_STEPS = 8
STEPS = 250
RATE = 0.02
LAST_RATE = 0.05  # of it
LEVEL = 0.02  # how much the worth itself counts in lessons, beside the distances
DECAY = 1e-5  # of what lessons change
LOSS = "root mean square of what the distances between doors are off, in lessons kept apart"


class Moments:
    """What was noted: situations, what is the same for all choices, and what the game was worth."""

    def __init__(self) -> None:
        self.situations: list[tuple[int, int, int, int, int]] = []
        self.same: list[list[float]] = []
        self.worths: list[float] = []

    def play(self, state: State, rng: Rng) -> None:
        """One game by the rules of thumb, noted from a random choice on."""
        assert isinstance(state, TheAbandonsState)
        slip = rng.below(LATEST_SLIP) - 1
        turn = 0
        while not state.is_over:
            legal = state.legal()
            action = EVALUATION.advise(state, legal, rng) if len(legal) > 1 else legal[0]
            if turn == slip:
                action = legal[rng.below(len(legal))]
            elif turn > slip:
                self.note(state, action)
            state.apply(action)
            turn += 1
        worth = alone(EVALUATION.score_alone(state))
        self.worths += [worth] * (len(self.same) - len(self.worths))

    def note(self, state: TheAbandonsState, action: Action) -> None:
        """A choice of doors, or the hole of a Bomb."""
        if isinstance(state.asked, Doors):
            self.situations.append((*situation(state), state.deck_size, state.items))
        elif action.verb == BOMB:
            self.situations.append((HOLE, NO_DOORS, NO_DOORS, state.deck_size, state.items - 2))
        else:
            return
        counts = unseen_faces(state)
        self.same.append(same_for_all(state.deck_size, counts, state.passages))


def fit_level(moments: Moments) -> Floats:
    """Weights by Newton's method; equal situations share their features."""
    rows, place = table(moments.situations)
    same = np.array(moments.same)
    worths = np.array(moments.worths)
    weights = np.zeros(len(NAMES))
    for _ in range(NEWTON_STEPS):
        slope = -RIDGE * weights
        bend = RIDGE * np.eye(len(weights))
        for part in np.array_split(np.arange(len(worths)), 1 + len(worths) // 50_000):
            seen = np.concatenate([rows[place[part]], same[part]], axis=1)
            chances = logistic(seen @ weights)
            slope += seen.T @ (worths[part] - chances)
            bend += (seen * (chances * (1 - chances))[:, None]).T @ seen
        weights += np.linalg.solve(bend, slope)
    return weights


def table(situations: list[tuple[int, int, int, int, int]]) -> tuple[Floats, Ints]:
    """The features of every distinct situation, and which one each of the given is."""
    numbers: dict[tuple[int, int, int, int, int], int] = {}
    place = [numbers.setdefault(each, len(numbers)) for each in situations]
    return np.array([features(*each) for each in numbers]), np.array(place)


def logistic(strengths: Floats) -> Floats:
    chances: Floats = 1.0 / (1.0 + np.exp(-np.clip(strengths, -30.0, 30.0)))
    return chances


class Lessons:
    """Choices of doors, what came of each door, and what the cards behind it lead to."""

    def __init__(self) -> None:
        self.same: list[list[float]] = []  # by lesson
        self.lesson: list[int] = []  # by door
        self.worth: list[float] = []
        self.advised: list[bool] = []
        self.situations: list[tuple[int, int, int, int, int]] = []  # by outcome
        self.door: list[int] = []
        self.part: list[float] = []

    def play(self, state: State, rng: Rng) -> None:
        """One game by the rules of thumb, with a lesson now and then."""
        assert isinstance(state, TheAbandonsState)
        while not state.is_over:
            legal = state.legal()
            action = EVALUATION.advise(state, legal, rng) if len(legal) > 1 else legal[0]
            doors = [each for each in legal if each.verb == GO]
            costs = [
                ICONS[4 * state.tiles[each.item or state.position] + each.target] for each in doors
            ]
            if len(doors) > 1 and max(costs) < state.deck_size and rng.below(TAUGHT) == 0:
                self.teach(state, doors, action, rng)
            state.apply(action)

    def teach(self, state: TheAbandonsState, doors: list[Action], advice: Action, rng: Rng) -> None:
        """Try all doors on the same samples, and note what may lie behind them."""
        worths = tries(state, doors, rng)
        glance = Glance(state)
        self.same.append(glance.same)
        for action, worth in zip(doors, worths, strict=True):
            glance.look_behind(action.item or state.position, action.target)
            for each in glance.outcomes:
                found = (each.place, each.here, each.back, each.cards, each.items)
                self.situations.append(found)
                self.part.append(each.part)
                self.door.append(len(self.lesson))
            self.lesson.append(len(self.same) - 1)
            self.worth.append(worth)
            self.advised.append(action is advice)


def tries(state: TheAbandonsState, doors: list[Action], rng: Rng) -> list[float]:
    """The mean worth of each door, played on by the rules of thumb."""
    perspective = Perspective(state, 0)
    found = [0.0] * len(doors)
    for _ in range(TRIES):
        world = perspective.sample(rng)
        EVALUATION.couple(world)
        for i, action in enumerate(doors):
            trial = world.copy()
            trial.apply(action)
            play_on(trial, EVALUATION, rng)
            found[i] += alone(EVALUATION.score_alone(trial)) / TRIES
    return found


@dataclass(frozen=True)
class Outcomes:
    """Lessons as arrays."""

    rows: Floats  # the features of distinct situations
    place: Ints  # by outcome: which of them
    door: Ints
    part: Floats
    lesson: Ints  # by door
    worth: Floats
    advised: NDArray[np.bool_]
    same: Floats  # by lesson

    def predict(self, weights: Floats) -> tuple[Floats, Floats]:
        """The worth of every door, and of every outcome."""
        shift = self.same @ weights[FIRST_OF_SAME:]
        strengths = (self.rows @ weights[:FIRST_OF_SAME])[self.place]
        chances = logistic(strengths + shift[self.lesson[self.door]])
        worths: Floats = np.bincount(self.door, self.part * chances, len(self.lesson)).astype(
            np.float64
        )
        return worths, chances

    def apart(self, values: Floats) -> Floats:
        """By door: how far above the mean of its lesson."""
        counts = np.bincount(self.lesson, minlength=len(self.same))
        means = np.bincount(self.lesson, values, len(self.same)) / np.maximum(counts, 1)
        above: Floats = values - means[self.lesson]
        return above

    def gain(self, weights: Floats) -> tuple[float, float]:
        """By how much the best door by the weights is better than the advised; its error."""
        above = self.apart(self.worth)
        gains = best(self, self.predict(weights)[0], above)
        gains -= best(self, self.advised.astype(float), above)
        return float(gains.mean()), float(1.96 * gains.std() / np.sqrt(len(gains)))


def best(lessons: Outcomes, liking: Floats, values: Floats) -> Floats:
    """By lesson: the value of the door that is liked best."""
    order = np.lexsort((liking, lessons.lesson))
    last = np.flatnonzero(np.diff(np.append(lessons.lesson[order], -1)))
    found: Floats = values[order[last]]
    return found


def arrays(lessons: Lessons, apart: bool) -> Outcomes:
    """Those kept apart, or all others."""
    kept = np.arange(len(lessons.same)) % KEPT_APART == 0
    wanted = kept if apart else ~kept
    lesson, door = np.array(lessons.lesson), np.array(lessons.door)
    doors = wanted[lesson]
    outcomes = doors[door]
    rows, place = table(lessons.situations)
    return Outcomes(
        rows=rows,
        place=place[outcomes],
        door=(np.cumsum(doors) - 1)[door[outcomes]],
        part=np.array(lessons.part)[outcomes],
        lesson=(np.cumsum(wanted) - 1)[lesson[doors]],
        worth=np.array(lessons.worth)[doors],
        advised=np.array(lessons.advised)[doors],
        same=np.array(lessons.same)[wanted],
    )


def fit_lessons(lessons: Outcomes, start: Floats) -> Floats:
    """Weights that tell the doors apart, near those that were found before."""
    descent = Descent(start.shape, STEPS, RATE, LAST_RATE)
    descent.weights = start.copy()
    for _ in range(STEPS):
        weights = descent.weights
        descent.follow(slope_of(lessons, weights) + DECAY * (weights - start))
    return descent.weights


def slope_of(lessons: Outcomes, weights: Floats) -> Floats:
    """Of half the mean square of what the distances are off; what is the same for all stays."""
    worths, chances = lessons.predict(weights)
    off = worths - lessons.worth
    wrong = (lessons.apart(off) + LEVEL * off) / len(off)
    by_outcome = wrong[lessons.door] * lessons.part * chances * (1 - chances)
    slope = np.zeros_like(weights)
    by_row = np.bincount(lessons.place, by_outcome, len(lessons.rows))
    slope[:FIRST_OF_SAME] = lessons.rows.T @ by_row
    return slope


def off_by(lessons: Outcomes, worths: Floats) -> float:
    """The loss."""
    return float(np.sqrt(np.mean(lessons.apart(worths - lessons.worth) ** 2)))


def learn(part: float, seed: str) -> tuple[Floats, dict[str, float]]:
    """The weights, and how good they are."""
    began = time.monotonic()
    moments, lessons = Moments(), Lessons()
    for number in range(int(GAMES * part)):
        name = f"{seed} moments {number}"
        moments.play(GAME.start(1, name), Rng(f"{name}: choices"))
    level = fit_level(moments)
    print(f"{len(moments.same)} moments, {time.monotonic() - began:.0f} s", flush=True)
    number = 0
    while len(lessons.same) < LESSONS * part:
        name = f"{seed} lessons {number}"
        lessons.play(GAME.start(1, name), Rng(f"{name}: choices"))
        number += 1
    print(f"{len(lessons.same)} lessons, {time.monotonic() - began:.0f} s", flush=True)
    weights = fit_lessons(arrays(lessons, False), level)
    kept = arrays(lessons, True)
    found = {"games": int(GAMES * part), "moments": len(moments.same), "lessons": len(lessons.same)}
    losses = {
        "loss": off_by(kept, kept.predict(weights)[0]),
        "loss_before_lessons": off_by(kept, kept.predict(level)[0]),
        "loss_by_chance": off_by(kept, np.zeros_like(kept.worth)),
    }
    for name, each in (("before lessons", level), ("after lessons", weights)):
        gain, error = kept.gain(each)
        print(f"{name}: a choice gains {100 * gain:+.3f} ± {100 * error:.3f} points", flush=True)
    return weights, found | {name: round(loss, 5) for name, loss in losses.items()}


def written(weights: Floats, found: dict[str, float], part: float, seed: str) -> str:
    """The file: provenance first."""
    data = {
        "game": GAME.name,
        "rules_version": GAME.rules_version,
        "command": f"python -m bench.journeys --part {part:g} --seed {seed}",
        "loss": LOSS,
        "found": found,
        "features": NAMES,
        "weights": [round(float(weight), DIGITS) for weight in weights],
    }
    return laid_out(data)


def main() -> None:
    """Learn, print how well it went, and write the weights."""
    parser = argparse.ArgumentParser(description="Learn the worth of a moment of The Abandons.")
    parser.add_argument("--part", type=float, default=1.0, help="of the games, to try it out")
    parser.add_argument("--seed", default="fathom")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    given = parser.parse_args()
    weights, found = learn(given.part, given.seed)
    print(found)
    if not given.dry:
        target = WEIGHTS / "the-abandons.json"
        target.write_text(written(weights, found, given.part, given.seed), encoding="utf-8")
        print(f"written: {os.path.relpath(target)}")


if __name__ == "__main__":
    main()
