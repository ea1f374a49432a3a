"""Who knows what, and how to draw what one observer does not know (CH-C30, CH-C67).

Observers are the seats and, as the last one, the public: a spectator. `state.known[card]` is the
set of observers that know where a card is. Which cards a player owns is public, so what an observer
does not know of them may lie in any order in the places that they can be in: the owner's deck and
the hands they have come to.

When a deck is shuffled anew, everybody has seen what is in it. `state.epoch[card]` tells the cards
of such a deck from those that were elsewhere at the time: the two never mix.

A random card that goes from hand to hand blurs what others know of both hands. So `state.memory`
notes such a move with the whole hand it was made from, and also what only some have seen later. To
draw for an observer, moves are drawn again, newest first: the card that moved changes places with
any card of that hand which the observer has not seen since. What everybody has seen since is struck
from the memory.

Copies of one face cannot be told apart: whoever sees one leave a hand, and knew of another there,
knows of that other no more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathomless.core.event import Event, Fact
from fathomless.core.rng import Rng
from fathomless.games.chasms.material import (
    BIT,
    CARD_COUNT,
    CARD_ID,
    CARD_WHEN,
    FACE_OF,
    FACTION_CARDS,
)

if TYPE_CHECKING:
    from fathomless.games.chasms.state import ChasmsState

# An entry of the memory:
#   MOVE, the place of the card that moved, giver, receiver, the cards of the giver's hand …
#   SEEN, who saw them, some cards …
MOVE: Final = 0
SEEN: Final = 1
MOVE_CARDS: Final = 4  # where the cards begin
SEEN_CARDS: Final = 2


def everybody(seats: int) -> int:
    """All seats and the public."""
    return (2 << seats) - 1


# -- learning -------------------------------------------------------------------------------------


def best_copy(s: ChasmsState, seat: int, face: int) -> int:
    """The place in a hand of a card with this face: of equal ones that which most observers know.

    They will take the card that leaves for the one they know.
    """
    hand = s.hands[seat]
    best = -1
    for place, card in enumerate(hand):
        if FACE_OF[card] == face and (
            best < 0 or s.known[card].bit_count() > s.known[hand[best]].bit_count()
        ):
            best = place
    return best


def show(s: ChasmsState, card: int, seat: int) -> None:
    """Everybody sees a card that leaves a hand."""
    s.irrevocable += 1
    full = everybody(s.seats)
    see(s, card, full, seat)
    if s.memory:
        strike_out(s, card)


def see(s: ChasmsState, card: int, observers: int, seat: int) -> None:
    """Some observers see a card of a hand leave it."""
    missing = observers & ~s.known[card]
    if missing:
        face = FACE_OF[card]
        for twin in s.hands[seat]:
            if FACE_OF[twin] == face and twin != card:
                s.known[twin] = s.known[twin] & ~missing | BIT[seat]
        s.known[card] = s.known[card] | observers


def strike_out(s: ChasmsState, card: int) -> None:
    """Everybody has seen where a card was: no older move is in doubt about it."""
    kept: list[list[int]] = []
    for entry in s.memory:
        left = without(entry, card)
        if left and (kept or left[0] == MOVE):  # what was seen matters only for older moves
            kept.append(left)
    s.memory = kept


def without(entry: list[int], card: int) -> list[int]:
    """An entry without a card; empty if nothing is in doubt any more."""
    first = MOVE_CARDS if entry[0] == MOVE else SEEN_CARDS
    if card not in entry[first:]:
        return entry
    place = entry.index(card, first)
    if entry[0] == MOVE and place == entry[1]:
        return []
    left = entry[:place] + entry[place + 1 :]
    if entry[0] == MOVE:
        if len(left) == MOVE_CARDS + 1:  # no doubt any more, but the two of them have seen it
            return [SEEN, BIT[entry[2]] | BIT[entry[3]], left[-1]]
        if place < entry[1]:
            left[1] = left[1] - 1
    return left if len(left) > first else []


def note_seen(s: ChasmsState, observers: int, cards: list[int]) -> None:
    """Some see where cards are; it matters only if an older move is in doubt."""
    if s.memory and cards:
        s.memory = [*s.memory, [SEEN, observers, *cards]]


def note_move(s: ChasmsState, giver: int, receiver: int, card: int) -> None:
    """A random card is about to go from hand to hand; only the two of them see which."""
    hand = s.hands[giver]
    see(s, card, BIT[receiver], giver)
    if len(hand) > 1 and not is_even(s, giver, receiver):
        move = [MOVE, MOVE_CARDS + hand.index(card), giver, receiver, *hand]
        s.memory = [*s.memory, move]
    else:
        note_seen(s, BIT[receiver], [card])
    if s.journal is not None:
        both = 1 << giver | 1 << receiver
        secret: dict[str, tuple[int, Fact]] = {"card": (both, CARD_ID[card])}
        s.emit(Event("steal", {"seat": receiver, "target": giver}, secret))


def is_even(s: ChasmsState, giver: int, receiver: int) -> bool:
    """Whether nobody else could tell any card of the hand from another: nothing need be noted."""
    hand = s.hands[giver]
    owner = s.owner_of(hand[0])
    epoch = s.epoch[hand[0]]
    both = BIT[giver] | BIT[receiver]
    for card in hand:
        if s.known[card] & ~both or s.owner_of(card) != owner or s.epoch[card] != epoch:
            return False
    return True


def swap_hands(s: ChasmsState, one: int, other: int) -> None:
    """Two hands change places; the two players know all of both."""
    s.irrevocable += 1
    both = BIT[one] | BIT[other]
    cards = s.hands[one] + s.hands[other]
    for card in cards:
        s.known[card] = s.known[card] | both
    note_seen(s, both, cards)
    s.hands[one], s.hands[other] = s.hands[other], s.hands[one]
    s.held[one], s.held[other] = s.held[other], s.held[one]
    if s.journal is not None:
        s.emit(Event("swap", {"seat": one, "target": other}))


def reshuffled(s: ChasmsState, deck: list[int]) -> None:
    """A new deck of cards that everybody has seen, in an order that nobody knows."""
    s.irrevocable += 1
    owner = s.owner_of(deck[0])
    newest = 0
    for card in range(CARD_COUNT):
        if s.owner[card // FACTION_CARDS] == owner:
            newest = max(newest, s.epoch[card])
    epoch = s.epoch[:]
    for card in deck:
        s.known[card] = 0
        epoch[card] = newest + 1
    s.epoch = epoch


# -- drawing what is not known --------------------------------------------------------------------


def determinise(s: ChasmsState, observer: int, rng: Rng) -> ChasmsState:
    """A state that the observer cannot tell from this one, with a future of its own."""
    world = s.copy()
    world.rng = rng.spawn()
    if world.memory:
        world.memory = [entry[:] for entry in world.memory]
        _redraw_moves(world, observer, rng)
    _deal_unknown(world, observer, rng)
    if world.face_down:
        stack = world.face_down[:]
        rng.shuffle(stack)
        world.face_down = stack
    for seat in range(world.seats):
        moments = 0
        for card in world.hands[seat]:
            moments |= CARD_WHEN[card]
        world.held[seat] = moments
    return world


def _redraw_moves(world: ChasmsState, observer: int, rng: Rng) -> None:
    """Draw again, newest first, which card each move took that the observer has not seen."""
    mine = BIT[observer]
    seen = [False] * CARD_COUNT
    for number in range(len(world.memory) - 1, -1, -1):
        entry = world.memory[number]
        if entry[0] == SEEN or entry[2] == observer:
            if entry[0] == MOVE or entry[1] & mine:
                for card in entry[MOVE_CARDS if entry[0] == MOVE else SEEN_CARDS :]:
                    seen[card] = True
            continue
        moved = entry[1]
        if entry[3] == observer:
            seen[entry[moved]] = True
        elif not seen[entry[moved]]:
            open_ones = [place for place in range(MOVE_CARDS, len(entry)) if not seen[entry[place]]]
            other = open_ones[int(rng.below(len(open_ones)))]
            if other != moved:
                _change_places(world, mine, entry[moved], entry[other], number)
                entry[1] = other


def _change_places(world: ChasmsState, mine: int, a: int, b: int, since: int) -> None:
    """Two hidden cards change places, also in the memory after this entry."""
    for hand in world.hands:
        for place in range(len(hand)):
            if hand[place] == a:
                hand[place] = b
            elif hand[place] == b:
                hand[place] = a
    for entry in world.memory[since + 1 :]:
        for place in range(MOVE_CARDS if entry[0] == MOVE else SEEN_CARDS, len(entry)):
            if entry[place] == a:
                entry[place] = b
            elif entry[place] == b:
                entry[place] = a
    known_a, known_b = world.known[a], world.known[b]
    world.known[a] = known_a & mine | known_b & ~mine
    world.known[b] = known_b & mine | known_a & ~mine


def _deal_unknown(world: ChasmsState, observer: int, rng: Rng) -> None:
    """Deal the unknown cards of each owner to the places that such cards are in."""
    zones = world.hands[:]
    dark = [owner for owner in range(world.seats) if _is_dark(world, owner)]
    for owner in range(world.seats):
        if owner not in dark:
            world.decks[owner] = world.decks[owner][:]
            zones.append(world.decks[owner])
    groups = _unknown_places(world, zones, BIT[observer])
    name = list(range(CARD_COUNT)) if world.memory else []
    for owner in dark:
        deck = world.decks[owner]
        group = _group(world, deck[0])  # the whole deck's: it was shuffled together
        places = groups.pop(group) if group in groups else []
        world.decks[owner] = _deal(world, zones, places, deck, name, rng)
    for places in groups.values():
        _deal(world, zones, places, [], name, rng)
    for entry in world.memory:
        for place in range(MOVE_CARDS if entry[0] == MOVE else SEEN_CARDS, len(entry)):
            entry[place] = name[entry[place]]


def _is_dark(world: ChasmsState, owner: int) -> bool:
    """Whether there is a deck of which nobody knows any card: dealing it as a whole is quick."""
    known = world.known
    deck = world.decks[owner]
    for card in deck:
        if known[card]:
            return False
    return len(deck) > 0


def _group(world: ChasmsState, card: int) -> int:
    """Cards of one group can be in each other's places: one owner, and shuffled together last."""
    return 1024 * world.owner[card // FACTION_CARDS] + world.epoch[card]


def _unknown_places(world: ChasmsState, zones: list[list[int]], mine: int) -> dict[int, list[int]]:
    """The places of cards the observer does not know, as 256 × zone + place, by group."""
    groups: dict[int, list[int]] = {}
    for number in range(len(zones)):
        zone = zones[number]
        for place in range(len(zone)):
            card = zone[place]
            if not world.known[card] & mine:
                group = _group(world, card)
                if group in groups:
                    groups[group].append(number << 8 | place)
                else:
                    groups[group] = [number << 8 | place]
    return groups


def _deal(
    world: ChasmsState,
    zones: list[list[int]],
    places: list[int],
    deck: list[int],
    name: list[int],
    rng: Rng,
) -> list[int]:
    """Deal the cards of a group anew: to a dark deck, which is returned, and to places.

    Who knows of a card at a place knows as much of the one that is there now. Where `name` is
    wanted, it gets the new card by the old one.
    """
    cards = deck[:]
    observers: list[int] = []
    for place in places:
        card = zones[place >> 8][place & 255]
        cards.append(card)
        observers.append(world.known[card])
        world.known[card] = 0
    before = cards[:] if name else cards
    rng.shuffle(cards)
    size = len(deck)
    for i in range(len(places)):
        card = cards[size + i]
        zones[places[i] >> 8][places[i] & 255] = card
        world.known[card] = observers[i]
    if name:
        for i in range(len(cards)):
            name[before[i]] = cards[i]
    return cards[:size]
