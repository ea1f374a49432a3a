"""What is to happen next, when no question is open.

The agenda is a stack of steps: the last one laid on it happens first, and may lay others over what
waits. So an attack waits for the window of its die, the window for an Instant, and the Instant for
whoever answers it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

if TYPE_CHECKING:
    from fathomless.games.chasms.state import ChasmsState


# The kinds of what lasts: guards as in the vocabulary, then limits, then a change of an Attack.
FIRST_LIMIT: Final = 3
WEAKENED: Final = 6
NEXT_TURN: Final = 10  # until: a limit is laid down for the next turn of its holder
THIS_TURN: Final = 11  # and holds on that turn


class Step:
    """Something that is going to happen. Immutable; whole numbers only, so that it can be saved."""

    __slots__ = ()

    kind: ClassVar[str] = ""  # stable name in saves

    def run(self, s: ChasmsState) -> None:
        """Let it happen; the step has left the agenda already."""
        raise NotImplementedError

    def fields(self) -> list[int]:
        """The constructor's arguments, for saving."""
        return []

    def __repr__(self) -> str:
        return f"<{self.kind} {self.fields()}>"


class Lasting:
    """CH-R38, CH-C49. Something that stays: a guard, a limit, or a change of an Attack.

    `holder` has it, `source` is whose next turn may end it, `card` lies in front of the source
    until nothing of it is left; −1 if no card brought it.
    """

    __slots__ = ("card", "holder", "kind", "n", "source", "until")

    def __init__(self, kind: int, holder: int, source: int, n: int, until: int, card: int) -> None:
        self.kind = kind
        self.holder = holder
        self.source = source
        self.n = n
        self.until = until
        self.card = card

    def fields(self) -> list[int]:
        """The constructor's arguments, for saving."""
        return [self.kind, self.holder, self.source, self.n, self.until, self.card]


class Strike:
    """The attack that is being resolved (CH-C6). There is never more than one."""

    __slots__ = (
        "again",
        "boost",
        "card",
        "dice",
        "die",
        "echo",
        "left",
        "lost",
        "monster",
        "roller",
        "seat",
        "struck",
        "target",
        "value",
        "victim",
    )

    def __init__(
        self,
        seat: int,
        card: int,
        monster: int,
        target: int = -1,
        struck: int = 0,
        boost: int = 0,
        value: int = 0,
        dice: int = 0,
        left: int = 0,
        die: int = 0,
        roller: int = -1,
        victim: int = -1,
        lost: int = 0,
        again: int = 0,
        echo: int = 0,
    ) -> None:
        self.seat = seat
        self.card = card
        self.monster = monster  # −1: not chosen yet
        self.target = target  # the chosen player of its riders
        self.struck = struck  # the players on whom its riders have no effect
        self.boost = boost  # of this attack alone
        self.value = value
        self.dice = dice
        self.left = left  # dice still to be rolled
        self.die = die  # 0: none on the table, or ignored
        self.roller = roller
        self.victim = victim
        self.lost = lost  # 1: the VP of this attack go to the bank
        self.again = again  # how often it is still to be repeated
        self.echo = echo  # 1: its VP are to be taken twice

    def copy(self) -> Strike:
        """An independent twin."""
        return Strike(
            self.seat,
            self.card,
            self.monster,
            self.target,
            self.struck,
            self.boost,
            self.value,
            self.dice,
            self.left,
            self.die,
            self.roller,
            self.victim,
            self.lost,
            self.again,
            self.echo,
        )

    def fields(self) -> list[int]:
        """The constructor's arguments, for saving."""
        return [
            self.seat,
            self.card,
            self.monster,
            self.target,
            self.struck,
            self.boost,
            self.value,
            self.dice,
            self.left,
            self.die,
            self.roller,
            self.victim,
            self.lost,
            self.again,
            self.echo,
        ]


IDLE: Final = Strike(-1, -1, -1)  # no attack; never changed
