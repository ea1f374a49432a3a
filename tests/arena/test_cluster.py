"""A real Ray cluster of two nodes on this machine, one of which is lost."""

import warnings
from functools import partial

import pytest

from fathomless.arena.cluster import play_on_cluster
from fathomless.arena.plan import all_line_ups, make_plan
from fathomless.arena.tournament import run
from fathomless.arena.workers import ArenaError

MEMORY = 100_000_000  # of a node's object store


def test_a_tournament_survives_the_loss_of_a_node() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what it warns of is its own
        from ray.cluster_utils import Cluster

        head = {"num_cpus": 1, "object_store_memory": MEMORY, "include_dashboard": False}
        cluster = Cluster(initialize_head=True, head_node_args=head)
        second = [cluster.add_node(num_cpus=1, object_store_memory=MEMORY)]
        plan = make_plan("the-abyss", ["greedy", "random"], "ray", {}, all_line_ups(2, 2))

        def lose_a_node(done: int) -> None:
            if second and done > 8:
                cluster.remove_node(second.pop(), allow_graceful=False)

        try:
            backend = partial(play_on_cluster, address=cluster.address)
            there = run(plan, 60, backend, progress=lose_a_node)
        finally:
            cluster.shutdown()
    assert not second
    assert there == run(plan, 60)


def test_no_cluster_there() -> None:
    plan = make_plan("the-abyss", ["greedy", "random"], "ray", {}, all_line_ups(2, 2))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with pytest.raises(ArenaError) as caught:
            next(play_on_cluster(plan, range(2), "here and there"))
    assert caught.value.code == "arena/cluster"
