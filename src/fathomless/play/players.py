"""Who sits where: a person, written `me`, or a bot, written as its specification."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fathomless.core.errors import SetupError

HUMAN = "me"
LONGEST_NAME = 20

# Bots sit under these names, in this order; one that a person has taken is passed over.
BOT_NAMES = ("Ines", "Oskar", "Mirela", "Tove", "Amadi", "Noor")


@dataclass(frozen=True, slots=True)
class Player:
    """One seat's player. A person may go without a name."""

    spec: str
    name: str = ""

    @property
    def is_human(self) -> bool:
        return self.spec == HUMAN


def read_seats(text: str, example: str = "me,greedy") -> list[str]:
    """`me,greedy,ismcts:400` as a list; the bots in it are checked where they are made."""
    return read_list(text, "seats/invalid", "Seats", example)


def read_list(text: str, code: str, what: str, example: str) -> list[str]:
    """What stands between the commas; a gap is refused."""
    items = [item.strip() for item in text.split(",")]
    if not all(items):
        raise SetupError(code, f"{what} are a list such as {example}, not {text!r}.")
    return items


def check_name(name: str) -> str:
    """A name that fits on the table."""
    name = name.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise SetupError(
            "name/invalid", f"A name has 1 to {LONGEST_NAME} printable characters, not {name!r}."
        )
    return name


def seat_players(specs: Sequence[str], names: Sequence[str] = ()) -> list[Player]:
    """Players for the seats; the names go to the people, in order, and no two are the same."""
    given = [check_name(name) for name in names]
    people = specs.count(HUMAN)
    if len(given) > people:
        raise SetupError("name/invalid", f"{len(given)} names for {people} people at the table.")
    if len({name.casefold() for name in given}) < len(given):
        raise SetupError("name/invalid", "Two people have the same name.")
    taken = {name.casefold() for name in given}
    people_names = iter(given)
    bot_names = iter([name for name in BOT_NAMES if name.casefold() not in taken])
    return [Player(spec, next(people_names if spec == HUMAN else bot_names, "")) for spec in specs]
