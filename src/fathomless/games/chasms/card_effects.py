"""What each word of the vocabulary does that moves cards between hands, decks and discard piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathomless.games.chasms import choices, knowledge
from fathomless.games.chasms.material import BIT
from fathomless.games.chasms.selecting import first_of, order, selected
from fathomless.games.chasms.steps import Step
from fathomless.games.chasms.vocabulary import RANDOM, Effect

if TYPE_CHECKING:
    from fathomless.games.chasms.running import Run
    from fathomless.games.chasms.state import ChasmsState


def draw(s: ChasmsState, r: Run, effect: Effect) -> None:
    """Draw cards."""
    seats = selected(s, r, effect.who)
    for seat in order(s):
        if seats & BIT[seat]:
            s.draw(seat, effect.n)


def toss(s: ChasmsState, r: Run, effect: Effect) -> None:
    """Discard cards: at random at once, else each player is asked, in turn order."""
    seats = selected(s, r, effect.who)
    tosses: list[Step] = []
    for seat in order(s):
        if seats & BIT[seat]:
            if effect.a == RANDOM:
                toss_random(s, seat, effect.n)
            else:
                tosses.append(choices.Toss(seat, effect.n))
    tosses.reverse()
    s.agenda.extend(tosses)


def toss_random(s: ChasmsState, seat: int, n: int) -> None:
    """Discard random cards."""
    for _ in range(min(n, len(s.hands[seat]))):
        s.irrevocable += 1
        s.discard(seat, int(s.rng.below(len(s.hands[seat]))), True)


def grab(s: ChasmsState, r: Run, effect: Effect) -> None:
    """CH-C27. Random cards out of another hand; only the two of them see which."""
    victim = first_of(selected(s, r, effect.who))
    if victim < 0:
        return
    for _ in range(min(effect.n, len(s.hands[victim]))):
        s.irrevocable += 1
        place = int(s.rng.below(len(s.hands[victim])))
        s.move_card(victim, r.player, place)


def fetch(s: ChasmsState, r: Run, effect: Effect) -> None:
    """Cards back from the own discard pile."""
    s.agenda.append(choices.Fetch(r.player, effect.n, effect.a))


def peek(s: ChasmsState, r: Run, effect: Effect) -> None:
    """Look at the own deck and take some."""
    choices.look(s, r.player, effect.n, effect.a)


def swap(s: ChasmsState, r: Run, effect: Effect) -> None:
    """CH-C55. Two hands change places; the cards keep their owners."""
    other = first_of(selected(s, r, effect.who))
    if other >= 0:
        knowledge.swap_hands(s, r.player, other)


def pass_left(s: ChasmsState, r: Run, effect: Effect) -> None:
    """CH-C55. All draw the passed card first, then all pass; an empty hand only receives."""
    seats = selected(s, r, effect.who)
    circle = [seat for seat in range(s.seats) if seats & BIT[seat]]
    if len(circle) < 2:
        return
    s.irrevocable += 1
    passed = [
        s.hands[seat][int(s.rng.below(len(s.hands[seat])))] if s.hands[seat] else -1
        for seat in circle
    ]
    for i in range(len(circle)):
        if passed[i] >= 0:
            receiver = circle[(i + 1) % len(circle)]
            knowledge.note_move(s, circle[i], receiver, passed[i])
            s.lose_card(circle[i], s.hands[circle[i]].index(passed[i]))
    for i in range(len(circle)):
        if passed[i] >= 0:
            s.gain_card(circle[(i + 1) % len(circle)], passed[i])
