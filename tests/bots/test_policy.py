"""The network behind an instinct, as it learns: what it follows, and how far."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bench.policy import Choices, Critic, Policy, joined, surprises
from fathomless.bots.evaluations.instinct import Lesson


def two_rows(chosen: list[int]) -> Choices:
    """Choices between two answers that are described by nothing but a number of their own."""
    count = len(chosen)
    return Choices(
        np.tile(np.array([[1.0, 0.5]], dtype=np.float32), (count, 1)),
        np.full(count, 2, dtype=np.int32),
        np.tile(np.array([5, 9], dtype=np.int32), count),
        np.ones((2 * count, 1), dtype=np.float32),
        np.array(chosen, dtype=np.int32),
        np.full(count, 0.5, dtype=np.float32),
    )


def a_policy() -> Policy:
    policy = Policy(12, 1, 2, 3, 0)
    policy.places(np.array([5, 9], dtype=np.int32))
    policy.settle()
    return policy


def likelihood(policy: Policy, answer: int) -> float:
    return float(policy.chances(two_rows([0]))[1][answer])


def loss(policy: Policy, lessons: Choices, pull: Any, spread: float) -> float:
    """What `Policy.follow` goes down, as long as nothing is clipped."""
    _, chances, _ = policy.chances(lessons)
    now = chances[lessons.starts + lessons.chosen]
    entropy = -np.add.reduceat(chances * np.log(chances), lessons.starts)
    return float(-(pull * now / lessons.chances + spread * entropy).mean())


def test_the_gradient_is_the_slope_of_what_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    luck = np.random.default_rng(3)
    sizes = np.array([2, 3, 2], dtype=np.int32)
    policy = Policy(5, 2, 3, 4, 0)
    policy.places(np.arange(4, dtype=np.int32))
    policy.settle()
    for array in (policy.rows, policy.outer, policy.inner, policy.bias):
        array[...] = luck.normal(0.0, 0.4, array.shape)
    policy.rows[-1] = policy.outer[-1] = 0.0
    lessons = Choices(
        luck.normal(0.0, 1.0, (3, 3)).astype(np.float32),
        sizes,
        np.array([0, 1, 2, 3, 0, 1, 2], dtype=np.int32),
        luck.normal(0.0, 1.0, (7, 2)).astype(np.float32),
        np.array([1, 2, 0], dtype=np.int32),
        np.ones(3, dtype=np.float32),
    )
    _, chances, _ = policy.chances(lessons)
    lessons.chances[:] = chances[lessons.starts + lessons.chosen]
    pull = np.array([1.0, -0.5, 0.3], dtype=np.float32)
    slopes: list[Any] = []
    monkeypatch.setattr(policy.adam, "follow", lambda found, rate: slopes.extend(found))
    policy.follow(lessons, pull, 0.2, 0.0)
    for array, slope in zip(policy.adam.arrays, slopes, strict=True):
        place = np.unravel_index(np.argmax(np.abs(slope)), slope.shape)
        before, step = float(array[place]), 0.01
        array[place] = before + step
        above = loss(policy, lessons, pull, 0.2)
        array[place] = before - step
        below = loss(policy, lessons, pull, 0.2)
        array[place] = before
        assert slope[place] == pytest.approx((above - below) / (2 * step), rel=0.02, abs=1e-4)


def test_what_brought_more_than_expected_becomes_likelier() -> None:
    for pull, likelier in ((1.0, True), (-1.0, False)):
        policy, lessons = a_policy(), two_rows([1] * 8)
        for _ in range(5):
            policy.follow(lessons, np.full(8, pull, dtype=np.float32), 0.0, 0.01)
        assert (likelihood(policy, 1) > 0.5) is likelier


def test_no_choice_becomes_much_likelier_from_one_batch() -> None:
    policy, lessons = a_policy(), two_rows([1] * 8)
    for _ in range(400):
        policy.follow(lessons, np.ones(8, dtype=np.float32), 0.0, 0.01)
    assert 0.6 < likelihood(policy, 1) < 0.75


def test_imitation_finds_what_was_chosen() -> None:
    policy, lessons = a_policy(), two_rows([1] * 9 + [0])
    for _ in range(400):
        policy.imitate(lessons, 0.02)
    assert likelihood(policy, 1) == pytest.approx(0.9, abs=0.03)
    assert policy.agreement(lessons) == pytest.approx(0.9)


def test_weights_are_what_was_learned() -> None:
    """The instinct gives the sums of the policy, by the rows that it knows."""
    policy, lessons = a_policy(), two_rows([1] * 8)
    for _ in range(20):
        policy.follow(lessons, np.ones(8, dtype=np.float32), 0.0, 0.05)
    sums = Lesson([1.0, 0.5], [5, 9], [[1.0], [1.0]]).sums(policy.weights())
    assert sums[1] - sums[0] == pytest.approx(np.log(likelihood(policy, 1) / likelihood(policy, 0)))
    assert Lesson([1.0, 0.5], [3], [[1.0]]).sums(policy.weights()) == [0.0]


def test_rows_that_were_never_seen_before_share_a_place() -> None:
    policy = Policy(100, 1, 2, 3, 0)
    policy.places(np.array([5, 9], dtype=np.int32))
    policy.settle()
    places = policy.places(np.arange(50, dtype=np.int32))
    assert places.max() == len(policy.rows) - 1 == 4
    lessons = two_rows([1])
    strangers = Choices(*(vars(lessons) | {"rows": lessons.rows + 40}).values())
    policy.follow(strangers, np.ones(1, dtype=np.float32), 0.0, 0.1)
    assert not policy.rows[-1].any()
    assert not policy.outer[-1].any()


def test_some_choices_keep_their_answers() -> None:
    lessons = joined([two_rows([0, 1]), two_rows([1])])
    some_of_them = lessons.some(np.array([2, 0]))
    assert some_of_them.chosen.tolist() == [1, 0]
    assert some_of_them.rows.tolist() == [5, 9, 5, 9]


def test_surprises_look_back_from_the_end() -> None:
    expected = np.array([0.5, 0.4, 0.7], dtype=np.float32)
    better, worth = surprises(expected, [np.array([0, 2])], [1.0])
    assert better[2] == pytest.approx(0.3)
    assert better[0] == pytest.approx(0.2 + 0.9 * 0.3)
    assert worth[0] == pytest.approx(0.5 + better[0])
    assert better[1] == 0.0


def test_a_critic_learns_what_to_expect() -> None:
    critic = Critic(2, 0)
    seen = np.tile(np.array([[1.0, 0.0], [0.0, 1.0]], dtype=np.float32), (50, 1))
    goals = np.tile(np.array([0.9, 0.2], dtype=np.float32), 50)
    for _ in range(600):
        critic.follow(seen, goals, 0.01)
    assert critic.expected(seen[:2]).tolist() == pytest.approx([0.9, 0.2], abs=0.03)
