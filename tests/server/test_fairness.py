from __future__ import annotations

import hashlib
import random

import pytest

from fathomless.core.errors import ReplayError
from fathomless.core.replay import Replay
from fathomless.core.rng import Rng
from fathomless.server.fairness import commitment, verify
from fathomless.server.lobby import TableError
from fathomless.server.replays import replay_text
from tests.server.tables import make_table, play_on


def finished_replay() -> Replay:
    table = make_table("ppb")
    chance = random.Random(1)
    while not table.is_over:
        with pytest.raises(TableError):
            replay_text(table)
        play_on(table, chance)
    return Replay.parse(replay_text(table))


def test_the_promise_does_not_tell_the_generator() -> None:
    # The generator of a match begins with the plain SHA-256 of its seed.
    promise = bytes.fromhex(commitment("tide"))
    words = b"".join(word.to_bytes(4, "big") for word in Rng("tide").words())
    assert words[:12] == hashlib.sha256(b"tide").digest()[:12]
    assert promise != hashlib.sha256(b"tide").digest()
    assert not any(word in promise for word in (words[i : i + 4] for i in range(0, 16, 4)))


def test_an_honest_replay_passes() -> None:
    replay = finished_replay()
    verdict = verify(replay, commitment("tide"))
    assert verdict.outcome is not None
    assert verdict.moves == len(replay.actions)
    assert verify(replay, verdict.commitment.upper()).commitment == verify(replay).commitment


def test_another_seed_breaks_the_promise() -> None:
    replay = finished_replay()
    with pytest.raises(ReplayError) as caught:
        verify(replay, commitment("another"))
    assert caught.value.code == "replay/commitment"
    replay.seed = "another"
    with pytest.raises(ReplayError) as caught:
        verify(replay)
    assert caught.value.code == "replay/commitment"


def test_a_changed_move_does_not_pass() -> None:
    replay = finished_replay()
    replay.actions[0] = (replay.actions[0][0], replay.game.parse("stop"))
    with pytest.raises(ReplayError) as caught:
        verify(replay)
    assert caught.value.code == "replay/illegal"


def test_a_replay_without_a_promise_needs_one() -> None:
    replay = finished_replay()
    replay.extra = []
    with pytest.raises(ReplayError) as caught:
        verify(replay)
    assert caught.value.code == "replay/no-commitment"
    assert verify(replay, commitment("tide")).outcome is not None
