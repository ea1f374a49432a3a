"""Fingerprints of a fixed set of games: interpreted and compiled, the rules must leave the same.

    PYTHONPATH=src python tests/contract/fingerprints.py          what differs from the stored ones
    PYTHONPATH=src python tests/contract/fingerprints.py --write  store the present ones

Per game: its `rules_version`; its `vocabulary`, the texts of all actions in the order of their
codes; its `games`, the actions and the last state of some random games with each number of seats
and choice of options; and its `samples`, what `determinise` draws on the way.

When `games` changes, the same actions lead to another result, or are saved in another form: that
takes a new `rules_version`, and `--write` refuses without one (`--write --anyway` is for rules that
nobody has yet). New actions and other samples may be stored at any time.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import TypedDict

from fathomless import games
from fathomless.core.game import Game, Setting
from fathomless.core.rng import Rng
from fathomless.testing import variants

FILE = Path(__file__).with_suffix(".json")
GAMES = 6  # of each kind
SAMPLED = 23  # every so many actions, for each observer in turn


class Fingerprint(TypedDict):
    """What one game leaves."""

    rules_version: int
    vocabulary: str
    games: dict[str, str]
    samples: str


def fingerprint(game: Game) -> Fingerprint:
    """Play the games and hash what happens."""
    found: dict[str, str] = {}
    samples: list[str] = []
    for options in variants(game):
        for seats in game.seats_with(options):
            played: list[str] = []
            for number in range(GAMES):
                play(game, seats, options, f"fingerprint {number}", played, samples)
            # Named by what differs from the usual, so that a new option renames nothing.
            usual = game.read_options({})
            words = [
                f"{name} {value}" for name, value in options.items() if value != usual.get(name)
            ]
            found[", ".join([f"{seats} seats", *words])] = digest(played)
    return {
        "rules_version": game.rules_version,
        "vocabulary": digest([action.text for action in game.vocabulary.actions]),
        "games": found,
        "samples": digest(samples),
    }


def play(
    game: Game,
    seats: int,
    options: dict[str, Setting],
    seed: str,
    played: list[str],
    samples: list[str],
) -> None:
    """One random game: its actions and last state, and its samples.

    The order in which `legal` lists the actions does not matter.
    """
    state = game.start(seats, seed, options)
    rng = Rng(f"{seed}: choices")
    ply = 0
    while not state.is_over:
        if ply % SAMPLED == 0:
            observer = ply // SAMPLED % (seats + 1)
            world = state.determinise(None if observer == seats else observer, rng.copy())
            samples.append(as_text(world.to_json()))
        legal = sorted(state.legal(), key=lambda action: action.code)
        action = legal[rng.below(len(legal))]
        played.append(f"{state.seat_to_act} {action}")
        state.apply(action)
        ply += 1
    played.append(as_text(state.to_json()))


def as_text(data: object) -> str:
    """Plain data as one and the same text everywhere."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def digest(lines: list[str]) -> str:
    """The SHA-256 of some lines."""
    return sha256("\n".join(lines).encode()).hexdigest()


def stored() -> dict[str, Fingerprint]:
    """What the file says."""
    if not FILE.exists():
        return {}
    read: dict[str, Fingerprint] = json.loads(FILE.read_text(encoding="utf-8"))
    return read


def differences(old: Fingerprint | None, new: Fingerprint) -> list[str]:
    """What has changed, in words."""
    if old is None:
        return ["there is no fingerprint yet"]
    found = [
        f"games, {kind}"
        for kind in sorted(old["games"].keys() | new["games"].keys())
        if old["games"].get(kind) != new["games"].get(kind)
    ]
    if old["rules_version"] != new["rules_version"]:
        found.append(f"rules_version {old['rules_version']} → {new['rules_version']}")
    if old["vocabulary"] != new["vocabulary"]:
        found.append("vocabulary")
    if old["samples"] != new["samples"]:
        found.append("samples")
    return found


def is_same_version(old: Fingerprint | None, new: Fingerprint) -> bool:
    """Whether games changed and the version of the rules did not."""
    return (
        old is not None
        and old["rules_version"] == new["rules_version"]
        and any(new["games"].get(kind) != value for kind, value in old["games"].items())
    )


def main(arguments: list[str]) -> int:
    """Compare, and write if asked to."""
    before = stored()
    after = {game.name: fingerprint(game) for game in games.all()}
    for name, new in after.items():
        for what in differences(before.get(name), new):
            print(f"{name}: {what}")
    if "--write" not in arguments:
        return int(before != after)
    refused = [name for name, new in after.items() if is_same_version(before.get(name), new)]
    if refused and "--anyway" not in arguments:
        print(f"Not written: games changed and rules_version did not: {', '.join(refused)}.")
        return 1
    FILE.write_text(json.dumps(after, indent=2) + "\n", encoding="utf-8")
    print(f"Written: {FILE}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
