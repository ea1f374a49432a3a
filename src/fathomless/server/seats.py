"""Who sits where, and the secrets that prove it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from fathomless.core.errors import FathomlessError
from fathomless.play.players import BOT_NAMES, check_name
from fathomless.play.standing import Standing
from fathomless.server.protocol import SeatInfo


class SeatError(FathomlessError):
    """Somebody wants what their seat does not allow: `seat/…`."""


@dataclass(slots=True)
class Seat:
    """One seat: a person's, a bot's, or open.

    A stand-in is the level of the bot that plays for a person.
    """

    name: str = ""
    token_hash: str | None = None
    level: str | None = None
    stand_in: str | None = None
    present: int = 0  # connections of its holder
    standing: Standing = field(default_factory=Standing)  # not in the store: clients tell it again

    @property
    def is_open(self) -> bool:
        return self.token_hash is None and self.level is None

    @property
    def is_person(self) -> bool:
        """Whether a person plays it now."""
        return self.token_hash is not None and self.stand_in is None

    @property
    def bot_level(self) -> str | None:
        """The level of the bot that plays it now."""
        return self.level or self.stand_in

    def info(self, number: int) -> SeatInfo:
        """What everybody may know."""
        player = "open" if self.is_open else "bot" if self.level else "human"
        stands_in = self.stand_in is not None
        return SeatInfo(number, self.name, player, self.bot_level, stands_in, self.present > 0)


def new_secret() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What the store keeps of a token."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def matches(secret: str, expected: str | None) -> bool:
    """Whether this is the secret with that hash, in a time that tells nothing."""
    return expected is not None and hmac.compare_digest(hashed(secret), expected)


def seat_of(token: str, seats: Sequence[Seat]) -> int | None:
    """The seat this token holds."""
    found = None
    for number, seat in enumerate(seats):
        if matches(token, seat.token_hash):
            found = number
    return found


def free_name(name: str, seats: Sequence[Seat]) -> str:
    """A name that fits and that nobody at the table has."""
    name = check_name(name)
    if name.casefold() in {seat.name.casefold() for seat in seats}:
        raise SeatError("name/taken", f"Somebody at this table is called {name} already.")
    return name


def bot_name(seats: Sequence[Seat]) -> str:
    """The first of the bots' names that nobody at the table has."""
    taken = {seat.name.casefold() for seat in seats}
    return next((name for name in BOT_NAMES if name.casefold() not in taken), "")
