"""A real Ray cluster of two nodes on this machine, one of which is lost."""

import socket
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import fathomless.arena.cluster as arena_cluster
from fathomless.arena.cluster import play_on_cluster, run_errand
from fathomless.arena.outside import OUTSIDE, OutsideError
from fathomless.arena.plan import GameRecord, Plan, all_line_ups, make_plan
from fathomless.arena.tournament import run
from fathomless.arena.workers import ArenaError
from tests.arena.interrupting import ctrl_c, interrupt, kept_in, kill, wait_for

PATIENCE = 120.0  # seconds: a node takes a while, and the machine may have other things to do
MEMORY = 100_000_000  # of a node's object store


def plan_of(*specs: str) -> Plan:
    return make_plan("the-abyss", specs, "ray", {}, all_line_ups(len(specs), 2))


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with quiet():
        from ray.cluster_utils import Cluster

        head = {"num_cpus": 1, "object_store_memory": MEMORY, "include_dashboard": False}
        cluster = Cluster(initialize_head=True, head_node_args=head)
        yield cluster
        cluster.shutdown()


@contextmanager
def quiet() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what Ray warns of is its own
        yield


@dataclass(frozen=True, slots=True)
class Doomed(Plan):
    """Real games on two nodes, of which the second will be lost over a game that it does not end.

    Each game says where it begins and ends, by a file. On the first node none begins before the
    second has one that it cannot end: so it is certain that both play.
    """

    folder: Path
    node: str

    def play(self, number: int) -> GameRecord:
        import ray

        here = "second" if ray.get_runtime_context().get_node_id() == self.node else "first"
        (self.folder / f"{here} begins {number}").touch()
        if here == "first":
            wait_for(lambda: bool(numbers_of(self.folder, "second stays at")), PATIENCE)
            time.sleep(0.6)  # so that an errand has no time for all of its games
        elif numbers_of(self.folder, "second ends"):
            (self.folder / f"second stays at {number}").touch()
            time.sleep(2 * PATIENCE)
        record = Plan.play(self, number)
        (self.folder / f"{here} ends {number}").touch()
        return record


def numbers_of(folder: Path, what: str) -> set[int]:
    """The games of which a file says this."""
    return {int(path.name.rpartition(" ")[2]) for path in folder.glob(f"{what} *")}


def test_the_games_of_a_lost_node_are_played_again_on_others(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Errands are of three games: what has ended there and was not reported is lost too."""
    monkeypatch.setattr(arena_cluster, "ERRANDS_PER_CORE", 2)
    second = cluster.add_node(num_cpus=1, object_store_memory=MEMORY)
    cluster.wait_for_nodes()
    plain = plan_of("greedy", "random")
    plan = Doomed(**asdict(plain), folder=tmp_path, node=second.node_id)
    lost: set[int] = set()
    came: list[int] = []
    with quiet():
        for records in play_on_cluster(plan, range(12), cluster.address):
            if not lost and (lost := numbers_of(tmp_path, "second stays at")):
                cluster.remove_node(second, allow_graceful=False)
            came += records
            assert records == {number: plain.play(number) for number in records}
    assert len(lost) == 1
    assert numbers_of(tmp_path, "second begins") - numbers_of(tmp_path, "second ends") == lost
    assert lost <= numbers_of(tmp_path, "first ends")
    assert sorted(came) == list(range(12))


def test_a_mistake_of_a_bot_is_told_as_without_a_cluster(cluster: Any) -> None:
    plan = plan_of("random", OUTSIDE + "echo hi")
    with quiet(), pytest.raises(OutsideError) as caught:
        list(play_on_cluster(plan, range(2), cluster.address))
    assert caught.value.code == "bot/garbled"
    assert caught.value.message == "'echo hi' wrote 'hi'; an answer is {\"a\": \"…\"}."


def test_a_class_of_ones_own_plays_on_the_nodes(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sent_along.py").write_text(
        "from fathomless.bots import Bot\n"
        "class Last(Bot):\n"
        "    def choose(self, perspective, rng):\n"
        "        return perspective.legal()[-1]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [each for each in sys.path if each])
    plan = plan_of("sent_along:Last", "random")
    with quiet():
        there = run(plan, 8, partial(play_on_cluster, address=cluster.address))
    assert there == run(plan, 8)
    del sys.modules["sent_along"]


@pytest.mark.parametrize(("send", "status"), [(ctrl_c, 130), (kill, 143)])
def test_games_that_were_finished_are_kept_at_an_interruption(
    cluster: Any, tmp_path: Path, send: Callable[[int], None], status: int
) -> None:
    bots = ("--bots", "greedy,random", "--games", "20000", "--out", str(tmp_path))
    there = ("--cluster", cluster.address)
    left = interrupt(lambda: kept_in(tmp_path) > 0, "the-abyss", *bots, *there, send=send)
    kept = kept_in(tmp_path)
    assert kept > 0
    assert left.status == status
    assert f"{kept:,} games are kept in {tmp_path}" in left.said


class Slow(Plan):
    """A plan whose games take half a second."""

    def play(self, number: int) -> GameRecord:
        time.sleep(0.5)
        return GameRecord((0, 1), (1.0, 0.0), (1, 0), (1.0, 2.0), 1, "")


def test_an_errand_comes_back_after_about_a_second() -> None:
    plan = Slow("the-abyss", ("random", "random"), "slow", {}, ((0, 1),))
    assert 1 <= len(run_errand(plan, list(range(60)))) <= 3


@pytest.mark.parametrize("address", ["here and there", "127.0.0.1:1", "ray://127.0.0.1:1"])
def test_no_cluster_there(address: str) -> None:
    refused_within_ten_seconds(address)


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 400 Bad Request\r\n\r\n"])
def test_something_else_is_there(answer: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def speak() -> None:
            line, _ = server.accept()
            with line, suppress(OSError):
                line.sendall(answer)
                while line.recv(100):  # until the other one leaves
                    pass

        speaker = threading.Thread(target=speak)
        speaker.start()
        refused_within_ten_seconds(f"127.0.0.1:{server.getsockname()[1]}")
        speaker.join()


def refused_within_ten_seconds(address: str) -> None:
    began = time.monotonic()
    with quiet(), pytest.raises(ArenaError) as caught:
        next(play_on_cluster(plan_of("greedy", "random"), range(2), address))
    assert caught.value.code == "arena/cluster"
    assert caught.value.message.startswith(f"No cluster at {address}: ")
    assert time.monotonic() - began < 10
