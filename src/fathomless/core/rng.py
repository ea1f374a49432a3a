"""The one generator: xoshiro128++, four 32-bit words, seeded by SHA-256 of a text.

It is small enough to be copied with every state, and the same in every build and on every machine.
"""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar, final

from fathomless.core.ints import i64

MASK: Final = 0xFFFFFFFF

T = TypeVar("T")


@final
class Rng:
    """A stream of random numbers that is fully determined by its seed text.

    >>> Rng("pearl").below(100) == Rng("pearl").below(100)
    True
    """

    __slots__ = ("_a", "_b", "_c", "_d")

    def __init__(self, seed: str = "") -> None:
        # The digest of the empty text, written out: copying makes many generators and hashes none.
        self._a: i64 = 0xE3B0C442
        self._b: i64 = 0x98FC1C14
        self._c: i64 = 0x9AFBF4C8
        self._d: i64 = 0x996FB925
        if seed:
            digest = hashlib.sha256(seed.encode("utf-8", "surrogatepass")).digest()
            self._a = int.from_bytes(digest[0:4], "big")
            self._b = int.from_bytes(digest[4:8], "big")
            self._c = int.from_bytes(digest[8:12], "big")
            self._d = int.from_bytes(digest[12:16], "big") | 1  # never all zero

    def next32(self) -> i64:
        """The next 32 random bits."""
        a: i64 = self._a
        b: i64 = self._b
        c: i64 = self._c
        d: i64 = self._d
        total: i64 = (a + d) & MASK
        result: i64 = ((((total << 7) | (total >> 25)) & MASK) + a) & MASK
        c ^= a
        d ^= b
        self._b = b ^ c
        self._a = a ^ d
        self._c = c ^ ((b << 9) & MASK)
        self._d = ((d << 11) | (d >> 21)) & MASK
        return result

    def below(self, bound: i64) -> i64:
        """A whole number from 0 to bound − 1, each equally likely (bound up to 2³¹)."""
        product: i64 = self.next32() * bound
        low: i64 = product & MASK
        if low < bound:  # Lemire's rejection: without it some numbers would be a little likelier
            floor: i64 = (MASK + 1 - bound) % bound
            while low < floor:
                product = self.next32() * bound
                low = product & MASK
        return product >> 32

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order, in place."""
        i: i64 = len(items)
        while i > 1:
            j: i64 = self.below(i)
            i -= 1
            item = items[i]
            items[i] = items[j]
            items[j] = item

    def spawn(self) -> Rng:
        """A new generator seeded by this one: how a search gets a future of its own."""
        child = Rng()
        child._a = self.next32()
        child._b = self.next32()
        child._c = self.next32()
        child._d = self.next32() | 1
        return child

    def copy(self) -> Rng:
        """A generator that will give the same numbers."""
        twin = Rng()
        twin._a = self._a
        twin._b = self._b
        twin._c = self._c
        twin._d = self._d
        return twin

    def words(self) -> list[int]:
        """The four words, for saving."""
        return [int(self._a), int(self._b), int(self._c), int(self._d)]

    @staticmethod
    def from_words(words: list[int]) -> Rng:
        """The generator that `words()` was taken from."""
        if len(words) != 4 or not any(words) or any(not 0 <= w <= MASK for w in words):
            raise ValueError("a generator has four 32-bit words, not all zero")
        rng = Rng()
        rng._a, rng._b, rng._c, rng._d = words
        return rng

    def __reduce__(self) -> tuple[object, tuple[list[int]]]:
        return Rng.from_words, (self.words(),)
