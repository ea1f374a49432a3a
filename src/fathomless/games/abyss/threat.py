"""Fights and the Threat track (AB-R18, AB-R19, AB-R21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.message import Message, Value
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss.actions import REWARDS
from fathomless.games.abyss.box import TAMER
from fathomless.games.abyss.council import clear_track
from fathomless.games.abyss.material import LAST_SPACE_PEARLS, MONSTER, TRACK_SPACES
from fathomless.games.abyss.material import REWARDS as SPACES

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

KEYS_ON: Final = bytes([0, *[space.keys for space in SPACES]])  # by space, from 1
EITHER_ON: Final = bytes([0, *[space.either for space in SPACES]])


def reward_space(s: AbyssState, seat: int) -> int:
    """AB-P6, AB-R53. The space of the token; one before it under an opponent's Tamer."""
    if s.threat > 1 and s.suffers(seat, TAMER):
        return s.threat - 1
    return s.threat


def fight(s: AbyssState, seat: int) -> None:
    """AB-R18, AB-R21, AB-A73. Victory is certain; on the last space a Pearl comes first."""
    last = len(s.track) == TRACK_SPACES
    s.track.pop()
    s.discard.append(MONSTER)
    space = reward_space(s, seat)
    if s.journal is not None:
        s.emit(Event("fight", {"seat": seat, "space": space}))
    if last:
        s.gain_pearls(seat, LAST_SPACE_PEARLS, "last_space")
    if EITHER_ON[space] and s.token_top < len(s.token_pile):
        s.ask(ChooseReward(seat, space))
    else:
        reward(s, seat, space, EITHER_ON[space], 0)


def reward(s: AbyssState, seat: int, space: int, pearls: int, tokens: int) -> None:
    """AB-R18, AB-R19, AB-A17. The reward; the token goes back to space 1; the track is cleared."""
    if KEYS_ON[space]:
        s.gain_keys(seat, KEYS_ON[space])
    if pearls:
        s.gain_pearls(seat, pearls, "monster")
    s.draw_tokens(seat, tokens)
    s.threat = 1
    clear_track(s)


class ChooseReward(Pending["AbyssState"]):
    """AB-R19, AB-A72. Pearls, tokens, or one of each; what the pile has not is not offered."""

    __slots__ = ("space",)

    kind: ClassVar[str] = "reward"
    rule: ClassVar[str] = "AB-R19"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def fields(self) -> list[int]:
        """The seat and the space."""
        return [self.seat, self.space]

    def legal(self, state: AbyssState) -> list[Action]:
        """As many tokens as there are, the rest in Pearls."""
        either = EITHER_ON[self.space]
        left = len(state.token_pile) - state.token_top
        return [REWARDS[either - tokens][tokens] for tokens in range(min(either, left) + 1)]

    def apply(self, state: AbyssState, action: Action) -> None:
        """The choice, and the Keys of the space with it."""
        reward(state, self.seat, self.space, action.item, action.target)

    def prompt(self, state: AbyssState) -> Message:
        """Which reward."""
        return Message("prompt.reward", {"space": self.space})

    def option(self, state: AbyssState, action: Action) -> Message:
        """One of the rewards."""
        args: dict[str, Value] = {"pearls": action.item, "tokens": action.target}
        args["keys"] = min(KEYS_ON[self.space], state.key_supply)  # AB-A17
        kinds = {(1, 0): "pearl", (0, 1): "token", (2, 0): "pearls", (1, 1): "both"}
        kind = kinds.get((action.item, action.target), "tokens")
        return Message(f"option.reward_{kind}", args)

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """A reward of this space."""
        return Refusal("AB-R19", Message("refusal.reward"))
