"""The attack, step by step, and the Monsters it is made on.

CH-R3, CH-R8, CH-R16, CH-R25, CH-R34–R36, CH-C6–C12, CH-C18, CH-C39–C43, CH-C56, CH-C58–C62.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.event import Event, Fact
from fathomless.games.chasms import dice, hearts, plays, running, scoring, windows
from fathomless.games.chasms.material import (
    BIT,
    DIE_FACES,
    FACE_OF,
    FIRST_MONSTER_FACE,
    MONSTER_IDS,
    MONSTER_VP,
    PROGRAM_OF,
    PROGRAMS,
)
from fathomless.games.chasms.steps import WEAKENED, Step
from fathomless.games.chasms.vocabulary import Effect

if TYPE_CHECKING:
    from fathomless.games.chasms.state import ChasmsState

ROLL: Final = 0  # the stages
APPLY: Final = 1
TAKE: Final = 2
RIDERS: Final = 3
DEFEAT: Final = 4
STAGES: Final = ("roll", "apply", "take", "riders", "defeat")


def begin_attack(s: ChasmsState, play: plays.Resolve) -> None:
    """CH-C23, CH-C40, CH-C42, CH-C43. The value is fixed; what was for this Attack is used up."""
    seat = play.player
    program = PROGRAMS[PROGRAM_OF[play.face]]
    effect = program[0]
    strike = s.strike
    value = effect.n + strike.boost + s.boost_next + s.boost_all
    strike.boost = 0
    s.boost_next = 0
    for entry in s.lasting:
        if entry.kind == WEAKENED and entry.holder == seat:
            value += entry.n
            s.drop_lasting(entry)
    echo = 1 if s.echo else 0
    s.echo = False
    if play.negated or not s.is_alive(seat):
        return
    if effect.parts:
        value += rolled_value(s, effect, seat)
    strike.target = play.target
    strike.struck = play.struck
    strike.value = max(value, 0)
    strike.dice = effect.a
    strike.left = effect.a
    strike.lost = 0
    strike.again = 0
    strike.echo = echo
    s.agenda.append(ROLL_DIE[len(program) - 1])


def rolled_value(s: ChasmsState, effect: Effect, seat: int) -> int:
    """CH-C43. Unstable Bolt rolls for its value; nobody may answer that roll."""
    s.irrevocable += 1
    number = int(s.rng.below(DIE_FACES)) + 1
    value = 0
    for part in effect.parts:
        if part.low <= number <= part.high >> 4:
            value = part.high & 15
    if s.journal is not None:
        s.emit(Event("value-roll", {"seat": seat, "die": number, "count": value}))
    return value


class Attack(Step):
    """One stage of the attack on the table; `riders` counts what else the card does."""

    __slots__ = ("riders", "stage")

    kind: ClassVar[str] = "attack"

    def __init__(self, stage: int, riders: int) -> None:
        self.stage = stage
        self.riders = riders

    def run(self, s: ChasmsState) -> None:
        """CH-C7, CH-C49. Nothing more if the attacker has died."""
        stage = self.stage
        if s.is_cut_short and stage != DEFEAT:
            return
        if stage == ROLL:
            self.roll(s)
        elif stage == APPLY:
            apply_retaliation(s)
        elif stage == TAKE:
            self.take(s)
        elif stage == RIDERS:
            push_riders(s)
        else:
            check_defeat(s)
            if s.ending < 0 and not s.is_cut_short and can_repeat(s):
                repeat(s)

    def roll(self, s: ChasmsState) -> None:
        """CH-R16, CH-R34, CH-C9, CH-C41. One die after the other, each with its own window."""
        strike = s.strike
        if strike.left == 0:
            self.take(s)
            return
        strike.left = strike.left - 1
        strike.victim = strike.seat
        s.agenda.append(self)
        s.agenda.append(APPLY_DIE)
        roll_retaliation(s)

    def take(self, s: ChasmsState) -> None:
        """CH-R3, CH-R16, CH-C8, CH-C10, CH-C60. VP only now; then riders, then the defeat check."""
        strike = s.strike
        strike.die = 0
        s.agenda.append(CHECK_DEFEAT)
        if self.riders:
            s.agenda.append(RIDE)
        if strike.lost:
            discard_vp(s, strike.monster, strike.value)
        else:
            take_vp(s, strike.seat, strike.monster, strike.value)

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [self.stage, self.riders]


# Steps are immutable: these serve every attack. A card has at most two riders.
ROLL_DIE: Final = [Attack(ROLL, riders) for riders in range(3)]
APPLY_DIE: Final = Attack(APPLY, 0)
TAKE_AGAIN: Final = Attack(TAKE, 0)
RIDE: Final = Attack(RIDERS, 0)
CHECK_DEFEAT: Final = Attack(DEFEAT, 0)


def repeat(s: ChasmsState) -> None:
    """CH-C39, CH-C40. First an echo: VP once more; then the attack again, as often as noted."""
    strike = s.strike
    if strike.echo:
        strike.echo = 0
        strike.lost = 0
        s.agenda.append(TAKE_AGAIN)
    elif strike.again:
        strike.again -= 1
        strike.lost = 0
        strike.left = strike.dice
        if s.journal is not None:
            s.emit(Event("again", {"seat": strike.seat, "monster": MONSTER_IDS[strike.monster]}))
        s.agenda.append(ROLL_DIE[0])


def can_repeat(s: ChasmsState) -> bool:
    """CH-C39, CH-C40. The Monster is still in play, and there is something to take it with."""
    return s.strike.monster in s.board and s.strike.value > 0


def push_riders(s: ChasmsState) -> None:
    """CH-C6 step 7. Whatever else the card does."""
    strike = s.strike
    face = FACE_OF[strike.card]
    s.agenda.append(
        running.Run(
            PROGRAM_OF[face], 1, face, strike.seat, strike.target, -1, strike.struck, strike.card
        )
    )


# -- the retaliation ------------------------------------------------------------------------------


def roll_retaliation(s: ChasmsState) -> None:
    """CH-R25, CH-C18, CH-C58. The nearest dead player clockwise rolls, else the attacker."""
    s.irrevocable += 1
    strike = s.strike
    strike.roller = nearest_dead(s, strike.seat)
    first = int(s.rng.below(DIE_FACES)) + 1
    if s.ghost and strike.roller != strike.seat:
        second = int(s.rng.below(DIE_FACES)) + 1
        if first != second:
            strike.die = 0
            s.agenda.append(Rolled())
            s.ask(dice.GhostDie(strike.roller, min(first, second), max(first, second)))
            return
    set_die(s, first)
    open_rolled(s)


def nearest_dead(s: ChasmsState, seat: int) -> int:
    """CH-C58. The next dead player clockwise from a seat; the seat itself if all live."""
    if s.alive == (1 << s.seats) - 1:
        return seat
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        if not s.alive & BIT[other]:
            return other
    return seat


class Rolled(Step):
    """The die lies there: its window opens (when a dead player had to pick it first)."""

    __slots__ = ()

    kind: ClassVar[str] = "rolled"

    def run(self, s: ChasmsState) -> None:
        """Tell it and open the window."""
        set_die(s, s.strike.die)
        open_rolled(s)


def set_die(s: ChasmsState, number: int) -> None:
    """CH-C62. The die shows this number now."""
    s.strike.die = number
    if s.journal is not None:
        facts: dict[str, Fact] = {"seat": s.strike.roller, "die": number}
        facts["monster"] = MONSTER_IDS[s.strike.monster]
        facts["target"] = s.strike.seat
        s.emit(Event("roll", facts))


def open_rolled(s: ChasmsState) -> None:
    """The window after a roll."""
    windows.open_window(s, windows.ROLLED, s.strike.seat)


def reroll(s: ChasmsState, seat: int) -> None:
    """CH-C62. The new number stands."""
    s.irrevocable += 1
    s.strike.roller = seat
    set_die(s, int(s.rng.below(DIE_FACES)) + 1)


def apply_retaliation(s: ChasmsState) -> None:
    """CH-R35, CH-C28, CH-C59. All effects of the face; nothing if its victim is dead by then."""
    if s.strike.die == 0 or not s.is_alive(s.strike.victim):
        return
    cause = FIRST_MONSTER_FACE + DIE_FACES * s.strike.monster + s.strike.die - 1
    if s.journal is not None:
        facts: dict[str, Fact] = {"seat": s.strike.victim, "die": s.strike.die}
        facts["monster"] = MONSTER_IDS[s.strike.monster]
        s.emit(Event("retaliation", facts))
    s.agenda.append(
        running.Run(PROGRAM_OF[cause], 0, cause, s.strike.victim, -1, s.strike.seat, 0, -1)
    )


# -- VP and Monsters ------------------------------------------------------------------------------


def take_vp(s: ChasmsState, seat: int, monster: int, n: int) -> None:
    """CH-C10, CH-C47. From a Monster to a player, as many as there are; then the window."""
    count = min(n, s.mvp[monster])
    if count == 0:
        return
    s.mvp[monster] = s.mvp[monster] - count
    s.gain_vp(seat, count)
    s.last_progress = s.slots
    if s.journal is not None:
        facts: dict[str, Fact] = {"seat": seat, "monster": MONSTER_IDS[monster]}
        facts["count"] = count
        facts["left"] = s.mvp[monster]
        s.emit(Event("take", facts))
    windows.open_window(s, windows.VP_TAKEN, seat)


def discard_vp(s: ChasmsState, monster: int, n: int) -> None:
    """CH-R33, CH-C8, CH-C60. From a Monster to the VP pile."""
    count = min(n, s.mvp[monster])
    s.mvp[monster] = s.mvp[monster] - count
    s.bank += count
    if count:
        s.last_progress = s.slots
    if s.journal is not None:
        s.emit(Event("lost-vp", {"monster": MONSTER_IDS[monster], "count": count}))


def check_defeat(s: ChasmsState) -> None:
    """CH-R8, CH-R26, CH-C11, CH-C29, CH-C56. Without VP it leaves; then the next, or the end."""
    for monster in s.board:
        if s.mvp[monster] == 0:
            remove_monster(s, monster)
    if s.board:
        return
    if s.last_round:
        scoring.finish(s, scoring.MONSTERS_DEFEATED)
    else:
        reveal(s)


def remove_monster(s: ChasmsState, monster: int) -> None:
    """Out of play; what VP it has left go to the bank."""
    s.board = [other for other in s.board if other != monster]
    s.bank += s.mvp[monster]
    s.mvp[monster] = 0
    if s.journal is not None:
        s.emit(Event("defeat", {"monster": MONSTER_IDS[monster]}))


def reveal(s: ChasmsState) -> None:
    """CH-R14, CH-C11, CH-C12, CH-C13. The next Monster, if one is left; the dead return."""
    if s.revealed >= s.monsters:
        return
    s.irrevocable += 1
    monster = s.face_down[-1]
    s.face_down = s.face_down[:-1]
    s.revealed += 1
    s.board = [*s.board, monster]
    s.mvp[monster] = MONSTER_VP[monster]
    s.bank -= MONSTER_VP[monster]
    if s.journal is not None:
        facts: dict[str, Fact] = {"monster": MONSTER_IDS[monster], "count": s.revealed}
        facts["of"] = s.monsters
        facts["last"] = 1 if s.last_round else 0
        s.emit(Event("reveal", facts))
    hearts.return_all(s)
