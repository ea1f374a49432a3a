import pytest

from fathomless.arena.statistics import mean_interval, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # Textbook values (Newcombe 1998, table I, method 3).
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_of_a_rate(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_a_rate_of_nothing_may_be_anything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(50, 50)[1] == 1.0


def test_the_interval_of_a_mean() -> None:
    mean, low, high = mean_interval([1.0, 2.0, 3.0, 4.0])
    assert mean == 2.5
    # The deviation is 1.29099, of the mean half of that.
    assert high - mean == pytest.approx(1.95996 * 1.29099 / 2, abs=1e-4)
    assert mean - low == pytest.approx(high - mean)
    assert mean_interval([7.0]) == (7.0, 7.0, 7.0)
    assert mean_interval([]) == (0.0, 0.0, 0.0)
