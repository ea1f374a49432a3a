"""Effects under way, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from fathomless.games.chasms import effects, plays
from fathomless.games.chasms.material import PROGRAMS
from fathomless.games.chasms.steps import Step
from fathomless.games.chasms.vocabulary import DRAIN, MONSTER, Effect

if TYPE_CHECKING:
    from fathomless.games.chasms.state import ChasmsState


class Run(Step):
    """Effects under way: which program, from where on, why, for whom, on whom, in answer to whom.

    `struck` are the players it has no effect on; `card` is the card it comes from, or −1.
    """

    __slots__ = ("actor", "card", "cause", "index", "player", "program", "struck", "target")

    kind: ClassVar[str] = "run"

    def __init__(
        self,
        program: int,
        index: int,
        cause: int,
        player: int,
        target: int,
        actor: int,
        struck: int,
        card: int,
    ) -> None:
        self.program = program
        self.index = index
        self.cause = cause
        self.player = player
        self.target = target
        self.actor = actor
        self.struck = struck
        self.card = card

    def run(self, s: ChasmsState) -> None:
        """One effect; a death of its player or victim takes the rest off the agenda."""
        program = PROGRAMS[self.program]
        effect = program[self.index]
        if must_point(s, effect):
            s.agenda.append(self)
            s.ask(plays.ChooseMonster(self.player, effects.monsters_for(s, effect)))
            return
        if self.index + 1 < len(program):
            s.agenda.append(self.at(self.program, self.index + 1, self.target))
        effects.CARRY_OUT[effect.op](s, self, effect)

    def at(self, program: int, index: int, target: int) -> Run:
        """The same in another place."""
        return Run(
            program,
            index,
            self.cause,
            self.player,
            target,
            self.actor,
            self.struck,
            self.card,
        )

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [
            self.program,
            self.index,
            self.cause,
            self.player,
            self.target,
            self.actor,
            self.struck,
            self.card,
        ]


def must_point(s: ChasmsState, effect: Effect) -> bool:
    """CH-C44. Whether a Monster is still to be chosen; an attack and a retaliation have theirs."""
    if s.pointed >= 0 or s.strike.seat >= 0:
        return False
    if effect.who != MONSTER and not (effect.op == DRAIN and effect.a == MONSTER):
        return False
    among = effects.monsters_for(s, effect)
    return among & (among - 1) != 0
