"""What the seats of Chasms have, as numbers that tell who will have most VP, or least, or die."""

from __future__ import annotations

import math
from typing import Final

from fathomless.bots.evaluations.chasms_player import CARD_VALUE, CARD_WORTH
from fathomless.bots.evaluations.chasms_risk import SAVES, armour, last_losses, risks_of
from fathomless.bots.evaluations.chasms_worth import SPREAD, SPREAD_PER_VP, prepared, vp_left
from fathomless.games.chasms.material import BIT, CARD_WHEN
from fathomless.games.chasms.state import ChasmsState
from fathomless.games.chasms.steps import FIRST_LIMIT

FEW_VP: Final = 3.0  # on the last Monsters; when there are no more the end is near
LEAST_RISK: Final = 0.0001
NO_SEAT: Final = -1
MANY_HEARTS: Final = 7  # from here on they count as a number

TABLE: Final = ("somebody", "VP on Monsters", "VP to come", "losses to come")
VP: Final = (
    "VP",
    "VP by what they tell",
    "VP near the end",
    "VP above the average",
    "most VP",
    "most VP near the end",
    "least VP",
    "least VP near the end",
)
HAND: Final = (
    "cards",
    "worth of cards",
    "best Attack",
    "best Attack near the end",
    "second Attack",
    "Attacks",
    "Instants",
    "Hearts in hand",
)
BODY: Final = ("more Hearts", "armour", "danger", "danger squared", "guards", "limits")
TURN: Final = (
    "next to move",
    "turns until then",
    "to move",
    "to move with VP on Monsters",
    "to move near the end",
    "plays left",
    "Leader to be used",
    "prepared",
)
AMOUNTS: Final = (*TABLE, *VP, *HAND, *BODY, *TURN)
FIRST_HEARTS: Final = len(AMOUNTS)
NAMES: Final = [*AMOUNTS, *(f"{count} Hearts" for count in range(MANY_HEARTS))]


class Glance:
    """What is the same for every seat, or compares them."""

    __slots__ = ("average", "least", "left", "losses", "most", "near", "risks", "to_come")

    def __init__(self, state: ChasmsState) -> None:
        left = 0
        for monster in state.board:
            left += state.mvp[monster]
        total = 0
        self.most = self.least = state.vp[0]
        for vp in state.vp:
            total += vp
            self.most = max(self.most, vp)
            self.least = min(self.least, vp)
        self.average: float = total / state.seats
        self.left: float = float(left)
        self.near: float = math.exp(-left / FEW_VP) if state.last_round else 0.0
        self.to_come: float = vp_left(state)
        self.losses: float = last_losses(state)
        armours = [armour(state, seat) for seat in range(state.seats)]
        self.risks: list[float] = risks_of(state, NO_SEAT, armours)


def amounts(state: ChasmsState) -> list[list[float]]:
    """By seat: a number for each of AMOUNTS."""
    seen = Glance(state)
    found: list[list[float]] = []
    for seat in range(state.seats):
        row = [1.0, seen.left, seen.to_come, seen.losses]
        row += of_vp(state, seat, seen)
        row += of_hand(state.hands[seat], seen.near)
        row += of_body(state, seat, seen.risks[seat])
        row += of_turn(state, seat, seen)
        found.append(row)
    return found


def hearts(state: ChasmsState, seat: int) -> list[int]:
    """The place of the feature that stands for so many Hearts, unless there are many."""
    count = state.hearts[seat]
    return [FIRST_HEARTS + count] if count < MANY_HEARTS else []


def of_vp(state: ChasmsState, seat: int, seen: Glance) -> list[float]:
    """A number for each of VP. What a difference tells depends on the VP still to be had."""
    vp = state.vp[seat]
    most = 1.0 if vp == seen.most else 0.0
    least = 1.0 if vp == seen.least else 0.0
    return [
        float(vp),
        vp / (SPREAD + SPREAD_PER_VP * seen.to_come),
        vp * seen.near,
        vp - seen.average,
        most,
        most * seen.near,
        least,
        least * seen.near,
    ]


def of_hand(hand: list[int], near: float) -> list[float]:
    """A number for each of HAND."""
    worth = 0.0
    saves = 0.0
    best = second = attacks = instants = 0
    for card in hand:
        worth += CARD_WORTH[card]
        saves += SAVES[card]
        value = CARD_VALUE[card]
        if value:
            attacks += 1
            if value > best:
                second = best
                best = value
            else:
                second = max(second, value)
        elif CARD_WHEN[card]:
            instants += 1
    return [
        float(len(hand)),
        worth,
        float(best),
        best * near,
        float(second),
        float(attacks),
        float(instants),
        saves,
    ]


def of_body(state: ChasmsState, seat: int, risk: float) -> list[float]:
    """A number for each of BODY."""
    guards = limits = 0.0
    for entry in state.lasting:
        if entry.holder == seat:
            if entry.kind < FIRST_LIMIT:
                guards += min(entry.n, 2)
            else:
                limits += 1.0
    danger = math.log(max(risk, LEAST_RISK))
    return [
        float(max(state.hearts[seat] - MANY_HEARTS + 1, 0)),
        armour(state, seat),
        danger,
        danger * danger,
        guards,
        limits,
    ]


def of_turn(state: ChasmsState, seat: int, seen: Glance) -> list[float]:
    """A number for each of TURN, but for those who are not to move the first two."""
    step = (seat - state.active) % state.seats
    away = step / state.seats
    if step or not state.alive & BIT[seat]:
        return [1.0 if step == 1 else 0.0, away]
    hand = state.hands[seat]
    return [
        0.0,
        away,
        1.0,
        seen.left,
        seen.near,
        float(min(state.plays_left, len(hand))),
        0.0 if state.leader_used else 1.0,
        float(prepared(state, hand)) if state.boost_next or state.boost_all or state.echo else 0.0,
    ]
