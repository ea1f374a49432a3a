"""The one generator: the published algorithm, evenly spread, copied and saved without loss."""

import copy
import hashlib
import pickle
from collections import Counter
from itertools import permutations

import pytest

from fathomless.core.rng import Rng

MASK = 0xFFFFFFFF

# The first numbers from the words 1, 2, 3, 4, as the authors' own program prints them.
PUBLISHED = [
    641,
    1573767,
    3222811527,
    3517856514,
    836907274,
    4247214768,
    3867114732,
    1355841295,
    495546011,
    621204420,
]


class Reference:
    """xoshiro128++ 1.0 by David Blackman and Sebastiano Vigna, line by line from their C."""

    def __init__(self, words: list[int]) -> None:
        self.s = list(words)

    @staticmethod
    def rotl(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & MASK

    def next(self) -> int:
        s = self.s
        result = (self.rotl((s[0] + s[3]) & MASK, 7) + s[0]) & MASK
        t = (s[1] << 9) & MASK
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = self.rotl(s[3], 11)
        return result


def words_of(seed: str) -> list[int]:
    digest = hashlib.sha256(seed.encode("utf-8", "surrogatepass")).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
    return [*words[:3], words[3] | 1]


def chi_square(counts: Counter[int], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))


# The algorithm


def test_it_gives_the_published_numbers() -> None:
    rng = Rng.from_words([1, 2, 3, 4])
    assert [rng.next32() for _ in PUBLISHED] == PUBLISHED
    reference = Reference([1, 2, 3, 4])
    assert [reference.next() for _ in PUBLISHED] == PUBLISHED


@pytest.mark.parametrize("seed", ["", "pearl", "żółw", "two\nlines", "\ud800", "x" * 100_000])
def test_it_follows_the_reference_from_any_seed(seed: str) -> None:
    rng = Rng(seed)
    assert rng.words() == words_of(seed)
    reference = Reference(words_of(seed))
    assert [rng.next32() for _ in range(2000)] == [reference.next() for _ in range(2000)]
    assert rng.words() == reference.s


def test_all_bits_set_is_no_special_case() -> None:
    rng, reference = Rng.from_words([MASK] * 4), Reference([MASK] * 4)
    assert [rng.next32() for _ in range(500)] == [reference.next() for _ in range(500)]


def test_different_seeds_give_different_streams() -> None:
    first = {Rng(f"seed {number}").next32() for number in range(1000)}
    assert len(first) > 990


# Numbers below a bound


@pytest.mark.parametrize(("n", "limit"), [(2, 10.8), (6, 20.5), (10, 27.9), (51, 86.7)])
def test_below_is_even(n: int, limit: float) -> None:
    """The limits are the 99.9 % points of the chi-square distribution with n − 1 degrees."""
    rng = Rng(f"even {n}")
    counts = Counter(rng.below(n) for _ in range(60_000))
    assert set(counts) == set(range(n))
    assert chi_square(counts, n) < limit


def test_below_is_even_where_a_mere_product_would_not_be() -> None:
    """A third of 2³² and one more: without rejection one number in three comes twice as often."""
    n = 2**32 // 3 + 1
    rng = Rng("rejection")
    counts = Counter(rng.below(n) % 3 for _ in range(60_000))
    assert chi_square(counts, 3) < 13.8


def test_below_has_its_bounds() -> None:
    rng = Rng("bounds")
    assert {rng.below(1) for _ in range(10)} == {0}
    assert all(0 <= rng.below(2**31) < 2**31 for _ in range(1000))
    assert max(rng.below(2**31) for _ in range(1000)) > 2**30


def test_below_is_determined_by_the_seed() -> None:
    one, other = Rng("pearl"), Rng("pearl")
    assert [one.below(n) for n in range(1, 500)] == [other.below(n) for n in range(1, 500)]


# Shuffling


def test_shuffle_permutes_in_place() -> None:
    for size in (0, 1, 2, 51):
        items = list(range(size))
        Rng("shuffle").shuffle(items)
        assert sorted(items) == list(range(size))
        assert (items == list(range(size))) == (size < 2)


def test_shuffle_takes_anything() -> None:
    words = ["crab", "eel", "ray"]
    Rng("words").shuffle(words)
    assert sorted(words) == ["crab", "eel", "ray"]


def test_every_order_is_equally_likely() -> None:
    orders = {order: number for number, order in enumerate(permutations(range(4)))}
    rng = Rng("orders")
    counts: Counter[int] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[orders[tuple(items)]] += 1
    assert chi_square(counts, 24) < 49.7


# Copies, children, saves


def test_a_copy_gives_the_same_numbers_and_stands_alone() -> None:
    rng = Rng("copy")
    rng.next32()
    twin = rng.copy()
    numbers = [rng.next32() for _ in range(50)]
    assert [twin.next32() for _ in range(50)] == numbers


def test_a_child_is_determined_and_has_a_stream_of_its_own() -> None:
    one, other = Rng("parent"), Rng("parent")
    child, twin = one.spawn(), other.spawn()
    assert child.words() == twin.words()
    assert one.words() == other.words() != Rng("parent").words()
    assert child.words() != one.words()
    streams = [[rng.next32() for _ in range(20)] for rng in (one, child, one.spawn())]
    assert len({number for stream in streams for number in stream}) == 60


def test_words_bring_it_back() -> None:
    rng = Rng("words")
    rng.below(6)
    twin = Rng.from_words(rng.words())
    assert [twin.next32() for _ in range(50)] == [rng.next32() for _ in range(50)]


@pytest.mark.parametrize("again", [lambda rng: pickle.loads(pickle.dumps(rng)), copy.deepcopy])
def test_pickles_and_deep_copies_bring_it_back(again: object) -> None:
    assert callable(again)
    rng = Rng("pickle")
    rng.below(6)
    assert again(rng).words() == rng.words()


@pytest.mark.parametrize(
    "words", [[], [1, 2, 3], [1, 2, 3, 4, 5], [0, 0, 0, 0], [-1, 0, 0, 1], [1, 2, 3, MASK + 1]]
)
def test_impossible_words_are_refused(words: list[int]) -> None:
    with pytest.raises(ValueError, match="four 32-bit words"):
        Rng.from_words(words)
