"""How often a bot escapes from The Abandons, and how much that is above the rules of thumb.

    python bench/escapes.py                                       planner:1s, 1,000 games
    python bench/escapes.py --bot planner:4000 --games 3000
    python bench/escapes.py --file escapes.jsonl --seconds 200    go on where the file ends
    python bench/escapes.py --bot greedy --games 100000 --samples 0       count, and no more

Run it on the installed, compiled package. Games are numbered, and a number always gives the same
deal, so that what was measured in several runs adds up. A budget in seconds is one of CPU: other
programs do not weaken the bot.

Luck hides in a thousand games what a bot gains: counted, their share is known to 3 points of a
hundred. So the gain is measured choice by choice as well. Wherever the bot does not do what the
rules of thumb advise, both choices are tried on the same fresh samples, which the bot has not seen,
and played on by the rules of thumb. The mean difference is what the choice gains for one who plays
on like that, and the sum of these gains over a game has, as its mean over all games, exactly the
difference between the bot and the rules of thumb: one turns into the other choice by choice.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from fathomless import bots, games
from fathomless.arena.bench import is_compiled
from fathomless.bots.bot import Bot
from fathomless.bots.evaluations import evaluation_of
from fathomless.bots.intervals import wilson
from fathomless.bots.planner import play_on
from fathomless.core.action import Action
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State

GAME = games.get("the-abandons")
EVALUATION = evaluation_of("the-abandons")
CONFIDENT = 1.96  # standard errors on each side of a 95 % interval
BAR = 0.44  # the best simple policy; a bot that plans has to be clearly above it


@dataclass(frozen=True)
class Played:
    """One game of the bot: whether it escaped, and what its own choices gained."""

    number: int
    escaped: bool
    score: int  # 0 unless it escaped
    thumb: bool  # whether the rules of thumb escape from the same deal
    thumb_score: int  # and their score
    gain: float
    choices: int
    differing: int  # choices other than the advised ones
    seconds: float  # of CPU, for all choices


def start(difficulty: str, number: int) -> State:
    """A deal."""
    return GAME.start(1, f"escapes {number}", {"difficulty": difficulty})


def by_thumb(state: State) -> bool:
    """Whether the rules of thumb escape from here; the state is played to its end."""
    play_on(state, EVALUATION, Rng("thumb"))
    return not state.outcome().lost


def score_by_thumb(state: State) -> int:
    """The score of the rules of thumb, 0 unless they escape; the state is played to its end."""
    play_on(state, EVALUATION, Rng("thumb"))
    return state.outcome().totals[0]


def gain_of(state: State, choice: Action, advice: Action, samples: int, rng: Rng) -> float:
    """By how much a choice is better than another, if one plays on by the rules of thumb."""
    perspective = Perspective(state, 0)
    gain = 0
    for _ in range(samples):
        world = perspective.sample(rng)
        EVALUATION.couple(world)
        other = world.copy()
        world.apply(choice)
        other.apply(advice)
        gain += by_thumb(world) - by_thumb(other)
    return gain / samples


def play(bot: Bot, difficulty: str, number: int, samples: int) -> Played:
    """One game, with what every choice gained."""
    state = start(difficulty, number)
    thumb_score = score_by_thumb(state.copy())
    rng, fresh = Rng(f"escapes {number}: choices"), Rng(f"escapes {number}: fresh")
    gain = seconds = 0.0
    choices = differing = 0
    while not state.is_over:
        legal = state.legal()
        choice = legal[0]
        if len(legal) > 1:
            began = time.process_time()
            choice = bot.choose(Perspective(state, 0), rng)
            seconds += time.process_time() - began
            choices += 1
            advice = EVALUATION.advise(state, legal, fresh)
            if choice is not advice:
                differing += 1
            if choice is not advice and samples:
                gain += gain_of(state, choice, advice, samples, fresh)
        state.apply(choice)
    outcome = state.outcome()
    return Played(
        number=number,
        escaped=not outcome.lost,
        score=outcome.totals[0],
        thumb=thumb_score > 0,
        thumb_score=thumb_score,
        gain=round(gain, 6),
        choices=choices,
        differing=differing,
        seconds=round(seconds, 3),
    )


def mean(values: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    count = len(values)
    middle = sum(values) / count
    variance = sum((value - middle) ** 2 for value in values) / max(count - 1, 1)
    return middle, CONFIDENT * math.sqrt(variance / count)


def rate(escapes: int, count: int) -> str:
    """A share with its 95 % interval."""
    low, high = wilson(float(escapes), count)
    return f"{100 * escapes / count:.1f} % [{100 * low:.1f}, {100 * high:.1f}] of {count:,} games"


def report(spec: str, difficulty: str, played: list[Played], reference: int) -> bool:
    """Print what was found; whether the bot is clearly above the bar."""
    by_choice = any(each.gain for each in played)
    escapes = sum(by_thumb(start(difficulty, -1 - number)) for number in range(reference))
    base, base_error = mean([1.0] * escapes + [0.0] * (reference - escapes))
    paired, paired_error = mean([float(each.escaped) - each.thumb for each in played])
    gain, gain_error = paired, paired_error
    if by_choice:
        gain, gain_error = mean([each.gain for each in played])
    both_error = math.hypot(base_error, gain_error)
    score, score_error = mean([float(each.score) for each in played])
    more, more_error = mean([float(each.score - each.thumb_score) for each in played])
    choices = sum(each.choices for each in played)
    print(f"compiled: {is_compiled()}, {difficulty} difficulty; all intervals are of 95 %")
    print(f"rules of thumb     {rate(escapes, reference)}, other deals")
    print(f"                   {rate(sum(each.thumb for each in played), len(played))}, same deals")
    print(f"{spec:<18} {rate(sum(each.escaped for each in played), len(played))}")
    print(f"  more escapes     {100 * paired:+.2f} ± {100 * paired_error:.2f} points, same deals")
    if by_choice:
        print(f"  choice by choice {100 * gain:+.2f} ± {100 * gain_error:.2f} points")
    print(f"  in all           {100 * (base + gain):.1f} % ± {100 * both_error:.1f}")
    print(f"  score            {score:.1f} ± {score_error:.1f}")
    print(f"  more score       {more:+.2f} ± {more_error:.2f}, same deals")
    print(
        f"  a choice takes   {sum(each.seconds for each in played) / choices:.3f} s of CPU; "
        f"{choices / len(played):.1f} choices a game, "
        f"{sum(each.differing for each in played) / len(played):.1f} not as advised"
    )
    return base + gain - both_error > BAR


def read(file: Path | None) -> list[Played]:
    """The games in a file."""
    if file is None or not file.exists():
        return []
    lines = file.read_text(encoding="utf-8").splitlines()
    return [Played(**json.loads(line)) for line in lines]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How often a bot escapes from The Abandons.")
    parser.add_argument("--bot", default="planner:1s", metavar="SPEC")
    parser.add_argument("--difficulty", default="normal")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument(
        "--samples", type=int, default=200, help="for each gain of a choice; 0: none"
    )
    parser.add_argument("--reference", type=int, default=100_000, help="games by rules of thumb")
    parser.add_argument("--file", type=Path, help="one line of JSON for each game, to go on later")
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin no game after them")
    return parser.parse_args()


def main() -> int:
    """Play, print, and say by the exit code whether the bar was reached."""
    given = arguments()
    began = time.monotonic()
    bot = bots.make(given.bot, time.process_time)
    played = read(given.file)
    while len(played) < given.games and time.monotonic() - began < given.seconds:
        played.append(play(bot, given.difficulty, len(played), given.samples))
        if given.file is not None:
            with given.file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(asdict(played[-1])) + "\n")
    return 0 if report(given.bot, given.difficulty, played, given.reference) else 1


if __name__ == "__main__":
    sys.exit(main())
