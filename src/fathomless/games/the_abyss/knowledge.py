"""Who knows what, and how to draw what one observer does not know (TA-A24, TA-A25, TA-A37).

Observers are the seats and, as the last one, the public: a spectator. `state.known[card]` is the
set of observers that know where a card is. What an observer does not know may be anything that is
nowhere else.

A theft between two others blurs what an observer knows: it may know two cards of the victim's hand
and not know which of them, if any, has gone. So `state.memory` notes each theft with the whole hand
it was made from. To draw for an observer, thefts are drawn again, newest first: the card that moved
changes places with any card of that hand which the observer has not seen since. Played and
sacrificed cards have left the hands and never come back, so "not seen since" means: still in a hand
or a hidden pile, and not stolen by or from the observer later on.

Copies of one face cannot be told apart. An observer who sees one copy and knew of another in the
same place takes it for that one; `state.memory` notes this too, because it exchanges the two copies
in all that was noted before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathomless.core.rng import Rng
from fathomless.games.the_abyss.material import (
    CARDS,
    FACE_BIT,
    FACE_OF,
    LAST_PANIC,
    SACRIFICE_POINTS,
    SEAT_BIT,
    VALUE,
    faces_in,
)
from fathomless.games.the_abyss.panic import Sacrifice

if TYPE_CHECKING:
    from fathomless.games.the_abyss.state import TheAbyssState

# An entry of the memory, written so that it can be read from its end:
#   cards of the victim's hand …, card that moved, set of the two who saw it, number of cards, THEFT
#   card that was seen, card it was taken for, set of observers, EXCHANGE
THEFT: Final = 0
EXCHANGE: Final = 1

IDENTITY: Final = list(range(CARDS))

# -- learning -------------------------------------------------------------------------------------


def everybody(seats: int) -> int:
    """All seats and the public."""
    return (2 << seats) - 1


def show(s: TheAbyssState, card: int, among: list[int]) -> None:
    """Everybody sees a card that leaves a hand or a running draw."""
    s.irrevocable += 1
    missing = everybody(s.seats) & ~s.known[card]
    if missing:
        learn(s, missing, card, among)


def learn(s: TheAbyssState, observers: int, card: int, among: list[int]) -> None:
    """Some observers see a card whose place they did not know."""
    face = FACE_OF[card]
    for twin in among:
        if FACE_OF[twin] == face and twin != card:
            mistaken = s.known[twin] & observers & ~s.known[card]
            if mistaken:
                s.known[twin] &= ~mistaken
                s.known[card] |= mistaken
                s.memory = [*s.memory, card, twin, mistaken, EXCHANGE]
    s.known[card] |= observers


def show_hands(s: TheAbyssState) -> None:
    """TA-A37. The game is over and the hands lie open; of a hidden pile only its owner knows."""
    for hand in s.hands:
        for card in hand:
            s.known[card] = everybody(s.seats)
    for entry in s.piles:
        s.known[entry & 63] = SEAT_BIT[entry >> 6]
    s.memory = []


def note_theft(s: TheAbyssState, thief: int, victim: int, card: int) -> None:
    """A random card of the victim's hand is about to move; the two of them see which."""
    hand = s.hands[victim]
    if not s.known[card] >> thief & 1:
        learn(s, 1 << thief, card, hand)
    both = 1 << thief | 1 << victim
    s.memory = [*s.memory, *hand, card, both, len(hand), THEFT]


# -- drawing what is not known --------------------------------------------------------------------


def determinise(s: TheAbyssState, observer: int, rng: Rng) -> TheAbyssState:
    """A state that the observer cannot tell from this one, with a future of its own."""
    while True:  # ends: the present state itself is one of the possible draws
        world = s.copy()
        world.rng = rng.spawn()
        if world.memory:
            world.memory = world.memory[:]
            _redraw_thefts(world, observer, rng)
        _deal_unknown(world, observer, rng)
        if _is_possible(world, observer):
            return world


def _is_possible(world: TheAbyssState, observer: int) -> bool:
    """Whoever chooses a sacrifice has the points for it (TA-R24); what is named is secret."""
    question = world.asked
    if not isinstance(question, Sacrifice) or question.seat == observer:
        return True
    world.asked = Sacrifice(question.seat, 0)
    return world.points[question.seat] >= SACRIFICE_POINTS


def _redraw_thefts(world: TheAbyssState, observer: int, rng: Rng) -> None:
    """Draw again, newest first, which card each theft moved that the observer did not see."""
    memory = world.memory
    hidden = _in_other_hands(world, observer)  # and, going back, not in the observer's own since
    name = IDENTITY[:]  # the observer's own exchanges, for the older entries
    end = len(memory)
    while end:
        if memory[end - 1] == EXCHANGE:
            if memory[end - 2] >> observer & 1:
                a, b = memory[end - 4], memory[end - 3]
                name[a], name[b] = name[b], name[a]
            end -= 4
            continue
        start = end - 4 - memory[end - 2]
        moved = name[memory[end - 4]]
        if memory[end - 3] >> observer & 1:
            hidden[moved] = False
        elif hidden[moved]:
            candidates = [card for card in memory[start : end - 4] if hidden[name[card]]]
            other = candidates[rng.below(len(candidates))]
            if name[other] != moved:
                _change_places(world, observer, moved, name[other], end)
                memory[end - 4] = other
        end = start


def _in_other_hands(world: TheAbyssState, observer: int) -> list[bool]:
    """Per card: whether it is in the hand or the hidden pile of another seat."""
    found = [False] * CARDS
    for seat in range(world.seats):
        if seat != observer:
            for card in world.hands[seat]:
                found[card] = True
    for entry in world.piles:
        found[entry & 63] = entry >> 6 != observer
    return found


def _change_places(world: TheAbyssState, observer: int, a: int, b: int, since: int) -> None:
    """Two hidden cards change places, also in the memory from this point on."""
    name = IDENTITY[:]
    name[a], name[b] = b, a
    for seat in range(world.seats):
        _rename_hand(world, seat, name)
    world.piles = [entry & ~63 | name[entry & 63] for entry in world.piles]
    _rename_memory(world.memory, name, since)
    mine = 1 << observer
    known_a, known_b = world.known[a], world.known[b]
    world.known[a] = known_a & mine | known_b & ~mine
    world.known[b] = known_b & mine | known_a & ~mine


def _deal_unknown(world: TheAbyssState, observer: int, rng: Rng) -> None:
    """Deal the unknown cards to the unknown places, Panic only where one can be.

    Who knew the card of a place knows the new one. The observer's own knowledge stays as it is, so
    that `known[card] & mine` tells throughout which places are to be filled.
    """
    known = world.known
    mine = SEAT_BIT[observer]
    held = _held(world, mine)  # unknown cards where no Panic can be
    knowing = [known[card] for card in held]
    calm = held[:]  # all unknown cards, Panic apart
    panic: list[int] = []
    # The other places: the deck, and a draw that may have a Panic to come.
    places = world.deck[world.top :]
    if world.first >= 0 and not world.drawn_clear:
        places.extend(world.drawn)
    watched = _gather(known, mine, places, calm, panic)
    for card in held:
        known[card] = 0
    rng.shuffle(calm)
    rest = len(calm) - len(held)
    new = calm[rest:]
    calm = calm[:rest]
    for card in panic:  # each to a random place among the others: the order stays a random one
        place = rng.below(len(calm) + 1)
        calm.append(card)
        calm[-1] = calm[place]
        calm[place] = card
    _fill_places(world, mine, places, calm, watched)
    _fill_hands(world, observer, new)
    for i in range(len(new)):
        known[new[i]] = knowing[i]
    if world.memory:
        _rename_memory(world.memory, _naming(held, new), 0)


def _gather(
    known: list[int], mine: int, places: list[int], calm: list[int], panic: list[int]
) -> list[int]:
    """Take the unknown cards up from these places; returns the places somebody watches, and who."""
    watched: list[int] = []
    for place in range(len(places)):
        card = places[place]
        knows = known[card]
        if knows:
            watched.append(place)
            watched.append(knows)
            if knows & mine:
                continue
            known[card] = 0
        if card > LAST_PANIC:
            calm.append(card)
        else:
            panic.append(card)
    return watched


def _held(world: TheAbyssState, mine: int) -> list[int]:
    """The unknown cards in hands, in hidden piles and in a draw without Panic."""
    known = world.known
    held: list[int] = []
    for hand in world.hands:
        for card in hand:
            if not known[card] & mine:
                held.append(card)
    for entry in world.piles:
        if not known[entry & 63] & mine:
            held.append(entry & 63)
    if world.first >= 0 and world.drawn_clear:
        for card in world.drawn:
            if not known[card] & mine:
                held.append(card)
    return held


def _fill_places(
    world: TheAbyssState, mine: int, places: list[int], new: list[int], watched: list[int]
) -> None:
    """Put the new cards into the unknown places of deck and running draw."""
    if len(new) < len(places):  # the observer knows some of them
        i = 0
        for place in range(len(places)):
            if not world.known[places[place]] & mine:
                places[place] = new[i]
                i += 1
        new = places
    for i in range(0, len(watched), 2):
        world.known[new[watched[i]]] = watched[i + 1]
    size = world.deck_size
    if len(new) > size:
        lay_out(world, new[size:])
        new = new[:size]
    world.deck = new
    world.top = 0


def lay_out(s: TheAbyssState, drawn: list[int]) -> None:
    """Make these, two at most, the cards of the running draw."""
    s.first = drawn[0] if drawn else -1
    s.second = drawn[1] if len(drawn) > 1 else -1


def _fill_hands(world: TheAbyssState, observer: int, new: list[int]) -> None:
    """Put the new cards into the unknown places of hands, piles and draw, in `_held` order."""
    known = world.known
    mine = SEAT_BIT[observer]
    next_one = 0
    for seat in range(world.seats):
        if seat == observer:
            continue
        hand = world.hands[seat]
        points = 0
        faces = 0
        for i in range(len(hand)):
            card = hand[i]
            if not known[card] & mine:
                card = new[next_one]
                hand[i] = card
                next_one += 1
            points += VALUE[card]
            faces |= FACE_BIT[card]
        world.points[seat] = points
        world.faces[seat] = faces
    if world.piles:
        next_one = _fill_piles(world, mine, new, next_one)
    if world.drawn_clear and world.first >= 0:
        drawn: list[int] = []
        for card in world.drawn:
            if not known[card] & mine:
                drawn.append(new[next_one])
                next_one += 1
            else:
                drawn.append(card)
        lay_out(world, drawn)


def _fill_piles(world: TheAbyssState, mine: int, new: list[int], next_one: int) -> int:
    """Put the new cards, from this one on, into the unknown places of hidden piles."""
    world.piles = world.piles[:]
    for i in range(len(world.piles)):
        entry = world.piles[i]
        if not world.known[entry & 63] & mine:
            world.piles[i] = entry & ~63 | new[next_one]
            next_one += 1
    return next_one


def _naming(old: list[int], new: list[int]) -> list[int]:
    """Every card's new name."""
    name = IDENTITY[:]
    for i in range(len(old)):
        name[old[i]] = new[i]
    return name


def _rename_hand(world: TheAbyssState, seat: int, name: list[int]) -> None:
    hand = world.hands[seat]
    gained = 0
    for i in range(len(hand)):
        card = hand[i]
        renamed = name[card]
        if renamed != card:
            hand[i] = renamed
            gained += VALUE[renamed] - VALUE[card]
    world.points[seat] = world.points[seat] + gained
    world.faces[seat] = faces_in(hand)


def _rename_memory(memory: list[int], name: list[int], since: int) -> None:
    """Rename the cards in all entries from this point on."""
    end = len(memory)
    while end > since:
        if memory[end - 1] == EXCHANGE:
            start = end - 4
            cards_end = end - 2
        else:
            start = end - 4 - memory[end - 2]
            cards_end = end - 3
        for i in range(start, cards_end):
            memory[i] = name[memory[i]]
        end = start
