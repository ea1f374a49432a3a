"""A real Ray cluster of two nodes on this machine, one of which is lost."""

import socket
import sys
import threading
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from fathomless.arena.cluster import play_on_cluster, run_errand
from fathomless.arena.outside import OUTSIDE, OutsideError
from fathomless.arena.plan import GameRecord, Plan, all_line_ups, make_plan
from fathomless.arena.tournament import run
from fathomless.arena.workers import ArenaError
from tests.arena.interrupting import interrupt, kept_in

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


def test_a_tournament_survives_the_loss_of_a_node(cluster: Any) -> None:
    second = [cluster.add_node(num_cpus=1, object_store_memory=MEMORY)]
    plan = plan_of("greedy", "random")

    def lose_a_node(done: int) -> None:
        if second and done > 8:
            cluster.remove_node(second.pop(), allow_graceful=False)

    with quiet():
        backend = partial(play_on_cluster, address=cluster.address)
        there = run(plan, 60, backend, progress=lose_a_node)
    assert not second
    assert there == run(plan, 60)


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


def test_games_that_were_finished_are_kept_at_an_interruption(cluster: Any, tmp_path: Path) -> None:
    bots = ("--bots", "greedy,random", "--games", "20000", "--out", str(tmp_path))
    there = ("--cluster", cluster.address)
    left = interrupt(lambda: kept_in(tmp_path) > 0, "the-abyss", *bots, *there)
    kept = kept_in(tmp_path)
    assert kept > 0
    assert left.status == 130
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
