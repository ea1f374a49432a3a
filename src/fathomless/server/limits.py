"""What one client, and all together, may use."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from fathomless.core.errors import FathomlessError


class LimitError(FathomlessError):
    """Too much of something: `limit/…`."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Every limit has its number here."""

    message_bytes: int = 16_384
    messages_per_second: float = 30.0  # of one connection, on average
    message_burst: int = 90  # beyond which messages are refused
    refused_in_a_row: int = 60  # beyond which the connection is closed
    connections: int = 4_000
    connections_per_address: int = 64
    connections_per_seat: int = 8
    waiting_frames: int = 512  # of one connection that does not read
    tables_per_address_per_hour: int = 60
    table_burst: int = 20
    live_tables: int = 2_000  # in memory
    requests_per_second: float = 20.0  # of one address, over HTTP
    request_burst: int = 100


class Bucket:
    """Fills at a rate, up to a size; whoever takes from an empty one must wait."""

    __slots__ = ("_at", "_level", "rate", "size")

    def __init__(self, rate: float, size: float, now: float) -> None:
        self.rate = rate
        self.size = size
        self._level = size
        self._at = now

    def take(self, now: float) -> bool:
        """One unit, if there is one."""
        self._level = min(self.size, self._level + (now - self._at) * self.rate)
        self._at = now
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True

    def is_full(self, now: float) -> bool:
        return self._level + (now - self._at) * self.rate >= self.size


class Buckets:
    """One bucket per address; full ones are forgotten, so that addresses do not pile up."""

    MOST = 10_000

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._by_address: dict[str, Bucket] = {}

    def take(self, address: str, now: float) -> bool:
        bucket = self._by_address.get(address)
        if bucket is None:
            if len(self._by_address) >= self.MOST:
                self._forget(now)
            bucket = self._by_address[address] = Bucket(self.rate, self.size, now)
        return bucket.take(now)

    def _forget(self, now: float) -> None:
        kept = {a: bucket for a, bucket in self._by_address.items() if not bucket.is_full(now)}
        # Full of busy addresses: an attack from many places. The oldest half goes.
        for address in list(kept)[: max(0, len(kept) - self.MOST // 2)]:
            del kept[address]
        self._by_address = kept


class Doors:
    """Counts open connections, in all and by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.by_address: Counter[str] = Counter()
        self.open = 0

    def enter(self, address: str) -> bool:
        """Whether one more may come in."""
        limits = self.limits
        if self.open >= limits.connections:
            return False
        if self.by_address[address] >= limits.connections_per_address:
            return False
        self.by_address[address] += 1
        self.open += 1
        return True

    def leave(self, address: str) -> None:
        self.open -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]
