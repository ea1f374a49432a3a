"""Saving and reading a state, whole, at any moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from fathomless.core.jsontypes import Json, JsonDict, malformed, read_int, read_ints
from fathomless.core.pending import Pending
from fathomless.core.rng import Rng
from fathomless.games.chasms import (
    attack,
    choices,
    dice,
    effects,
    hearts,
    plays,
    running,
    saved_fields,
    scoring,
    setup,
    turn,
    windows,
)
from fathomless.games.chasms.knowledge import MOVE, MOVE_CARDS, SEEN, SEEN_CARDS
from fathomless.games.chasms.material import (
    CARD_COUNT,
    CARD_WHEN,
    FACTION_CARDS,
    FACTION_COUNT,
    FACTIONS_EACH,
    HEART_TOKENS,
    MAX_HEARTS,
    MONSTER_COUNT,
    MOST_SEATS,
)
from fathomless.games.chasms.saved_fields import read_entry, read_fields
from fathomless.games.chasms.steps import IDLE, Lasting, Step, Strike

if TYPE_CHECKING:
    from fathomless.games.chasms.state import ChasmsState

QUESTIONS: dict[str, Callable[..., Pending[Any]]] = {
    setup.Draft.kind: setup.Draft,
    turn.Turn.kind: turn.Turn,
    turn.DrawFirst.kind: turn.DrawFirst,
    windows.Instant.kind: windows.Instant,
    plays.ChoosePlayer.kind: plays.ChoosePlayer,
    plays.ChooseMonster.kind: plays.ChooseMonster,
    choices.DiscardCard.kind: choices.DiscardCard,
    choices.TakeBack.kind: choices.TakeBack,
    choices.KeepCard.kind: choices.KeepCard,
    choices.PickEvil.kind: choices.PickEvil,
    dice.TurnDie.kind: dice.TurnDie,
    dice.GhostDie.kind: dice.GhostDie,
}

STEPS: dict[str, Callable[..., Step]] = {
    windows.Window.kind: windows.Window,
    plays.Aim.kind: plays.Aim,
    plays.Resolve.kind: plays.Resolve,
    plays.Finish.kind: plays.Finish,
    hearts.Hurt.kind: hearts.Hurt,
    hearts.Zero.kind: hearts.Zero,
    hearts.Payback.kind: hearts.Payback,
    attack.Attack.kind: attack.Attack,
    attack.Rolled.kind: attack.Rolled,
    running.Run.kind: running.Run,
    effects.Defeat.kind: effects.Defeat,
    choices.Toss.kind: choices.Toss,
    choices.Fetch.kind: choices.Fetch,
}

# Every field that is one whole number, with its least and largest value.
LARGE = 1 << 40
SEAT = MOST_SEATS - 1
NUMBERS: dict[str, tuple[int, int]] = {
    "monsters": (1, MONSTER_COUNT),
    "ghost": (0, 1),
    "mode": (0, 2),
    "phase": (0, turn.PHASES - 1),
    "picks": (0, FACTIONS_EACH * MOST_SEATS),
    "ending": (-1, len(scoring.REASONS) - 1),
    "tie": (0, 1),
    "pile": (0, HEART_TOKENS),
    "bank": (-LARGE, LARGE),
    "alive": (0, (1 << MOST_SEATS) - 1),
    "revealed": (0, MONSTER_COUNT),
    "starter": (0, SEAT),
    "active": (0, SEAT),
    "slots": (0, LARGE),
    "last_play": (0, LARGE),
    "last_progress": (0, LARGE),
    "plays_left": (0, LARGE),
    "leader_used": (0, 1),
    "boost_next": (-LARGE, LARGE),
    "boost_all": (-LARGE, LARGE),
    "echo": (0, 1),
    "dying": (-1, SEAT),
    "pointed": (-1, MONSTER_COUNT - 1),
    "irrevocable": (0, 1 << 60),
}
# How often, and for how many moves, a state that was read is played on to try it out.
TRIALS = 4
TRIAL_STEPS = 40
# Lists of whole numbers, and lists of such lists, with their least and largest value.
LISTS: dict[str, tuple[int, int]] = {
    "leaders": (-1, FACTION_COUNT - 1),
    "owner": (-1, SEAT),
    "hearts": (0, MAX_HEARTS),
    "vp": (0, LARGE),
    "front": (0, 256 * MOST_SEATS - 1),
    "face_down": (0, MONSTER_COUNT - 1),
    "board": (0, MONSTER_COUNT - 1),
    "mvp": (0, LARGE),
    "limbo": (0, CARD_COUNT - 1),
    "known": (0, (2 << MOST_SEATS) - 1),
    "epoch": (0, LARGE),
}
ZONES: dict[str, tuple[int, int]] = {
    "hands": (0, CARD_COUNT - 1),
    "decks": (0, CARD_COUNT - 1),
    "discards": (0, CARD_COUNT - 1),
    "ranking": (0, SEAT),
    "memory": (0, CARD_COUNT - 1),
}


def to_json(s: ChasmsState) -> JsonDict:
    """Every zone, every open question and all that waits."""
    data: JsonDict = {"game": "chasms", "rules_version": s.game.rules_version}
    data["seats"] = s.seats
    data["rng"] = list[Json](s.rng.words())
    data["stack"] = [_entry(question.kind, question.fields()) for question in s.stack]
    data["agenda"] = [_entry(step.kind, step.fields()) for step in s.agenda]
    for field in NUMBERS:
        data[field] = int(getattr(s, field))
    for field in LISTS:
        data[field] = list[Json](getattr(s, field))
    for field in ZONES:
        data[field] = [list[Json](zone) for zone in getattr(s, field)]
    data["strike"] = list[Json](s.strike.fields())
    data["lasting"] = [list[Json](entry.fields()) for entry in s.lasting]
    return data


def _entry(kind: str, fields: list[int]) -> Json:
    entry: list[Json] = [kind]
    entry.extend(fields)
    return entry


def from_json(data: JsonDict) -> ChasmsState:
    """The state that `to_json` was taken from; anything that cannot be one is refused."""
    from fathomless.games.chasms.state import ChasmsState

    seats = read_int(data, "seats", 2, MOST_SEATS)
    try:
        rng = Rng.from_words(read_ints(data, "rng", 0, 0xFFFFFFFF, 4))
    except ValueError as error:
        raise malformed(str(error)) from error
    s = ChasmsState(seats, rng, 0, False)
    for field, (low, high) in NUMBERS.items():
        value = read_int(data, field, low, high)
        if isinstance(getattr(s, field), bool):
            setattr(s, field, value == 1)
        else:
            setattr(s, field, value)
    for field, (low, high) in LISTS.items():
        setattr(s, field, read_ints(data, field, low, high))
    for field, (low, high) in ZONES.items():
        setattr(s, field, _read_zones(data, field, low, high))
    strike = read_fields("strike", data.get("strike"), saved_fields.STRIKE)
    s.strike = IDLE if strike[0] < 0 else Strike(*strike)
    s.lasting = [
        Lasting(*read_fields("lasting", entry, saved_fields.LASTING))
        for entry in _list(data, "lasting")
    ]
    _check_table(s)
    _check_cards(s)
    s.held = [_moments(hand) for hand in s.hands]
    s.agenda = [_read_step(s, entry) for entry in _list(data, "agenda")]
    _read_questions(s, data)
    _try_out(s)
    return s


def _list(data: JsonDict, field: str) -> list[Json]:
    value = data.get(field)
    if not isinstance(value, list):
        raise malformed(f"{field} must be a list")
    return value


def _read_zones(data: JsonDict, field: str, low: int, high: int) -> list[list[int]]:
    return [read_ints({field: entry}, field, low, high) for entry in _list(data, field)]


def _moments(hand: list[int]) -> int:
    found = 0
    for card in hand:
        found |= CARD_WHEN[card]
    return found


def _check_table(s: ChasmsState) -> None:
    """Every seat has its own, and nobody has anything for a seat that is not there."""
    per_seat = (s.hearts, s.vp, s.hands, s.decks, s.discards)
    if any(len(zone) != s.seats for zone in per_seat) or s.alive >> s.seats:
        raise malformed("it names a seat that nobody has, or lacks one")
    lengths = (len(s.leaders), len(s.owner), len(s.mvp), len(s.known), len(s.epoch))
    if lengths != (2 * s.seats, FACTION_COUNT, MONSTER_COUNT, CARD_COUNT, CARD_COUNT):
        raise malformed("a list of components is too short or too long")
    strike = s.strike
    seats = [s.starter, s.active, s.dying]
    seats += [strike.seat, strike.target, strike.roller, strike.victim]
    seats += [*s.owner, *(place >> 8 for place in s.front)]
    for entry in s.lasting:
        seats += [entry.holder, entry.source]
    if max(seats) >= s.seats:
        raise malformed("it names a seat that nobody has")
    _check_tokens(s)


def _check_tokens(s: ChasmsState) -> None:
    """CH-R9, CH-C19. Hearts and Monsters are all there; Leaders stand where they belong."""
    if s.pile + sum(s.hearts) != HEART_TOKENS:
        raise malformed(f"it does not have {HEART_TOKENS} Hearts")
    monsters = s.face_down + s.board
    if len(set(monsters)) != len(monsters) or s.revealed > s.monsters:
        raise malformed("a Monster is there twice, or too many are revealed")
    if s.mvp and len(s.face_down) < s.monsters - s.revealed:
        raise malformed("a Monster that is still to come is not there")
    for seat in range(s.seats):
        for faction in s.leaders[2 * seat : 2 * seat + 2]:
            if faction >= 0 and s.owner[faction] != seat:
                raise malformed("a Leader stands in front of a stranger")
    ranked = [seat for group in s.ranking for seat in group]
    if s.finished and sorted(ranked) != list(range(s.seats)):
        raise malformed("its ranking does not have every seat once")


def _check_cards(s: ChasmsState) -> None:
    """CH-C1, CH-C48. Every card of the Factions in play once, in a pile of its owner or a hand."""
    cards = s.limbo + [place & 255 for place in s.front]
    for seat in range(s.seats):
        own = s.decks[seat] + s.discards[seat]
        if any(s.owner[card // FACTION_CARDS] != seat for card in own):
            raise malformed("a card lies in a pile that is not its owner's")
        cards = cards + own + s.hands[seat]
    wanted = [card for card in range(CARD_COUNT) if s.owner[card // FACTION_CARDS] >= 0]
    if sorted(cards) != wanted:
        raise malformed("it does not have every card of its Factions once")
    for entry in s.memory:
        if not _is_memory(s, entry):
            raise malformed("its memory is no list of moves and sights")


def _is_memory(s: ChasmsState, entry: list[int]) -> bool:
    """Whether an entry is whole: see knowledge.py."""
    if not entry or entry[0] != MOVE:
        return len(entry) > SEEN_CARDS and entry[0] == SEEN
    inside = MOVE_CARDS <= entry[1] < len(entry) if len(entry) > MOVE_CARDS else False
    return inside and entry[2] < s.seats and entry[3] < s.seats


def _read_step(s: ChasmsState, entry: Json) -> Step:
    kind, fields = read_entry(entry, saved_fields.STEPS)
    return STEPS[kind](*fields)


def _read_questions(s: ChasmsState, data: JsonDict) -> None:
    """The open question; under it none lies, because what waits is on the agenda."""
    stack = _list(data, "stack")
    if len(stack) != (0 if s.finished else 1):
        raise malformed("one question is open exactly until the game is over")
    for entry in stack:
        kind, fields = read_entry(entry, saved_fields.QUESTIONS)
        if not 0 <= fields[0] < s.seats:
            raise malformed(f"{entry!r} asks a seat that nobody has")
        s.ask(QUESTIONS[kind](*fields))
    try:
        answers = s.legal()
    except (IndexError, AttributeError) as error:
        raise malformed("its question is about nothing on the table") from error
    if not s.finished and not answers:
        raise malformed("its question has no answer")


def _play_on(s: ChasmsState, rng: Rng) -> None:
    for _ in range(TRIAL_STEPS):
        if s.is_over:
            return
        legal = s.legal()
        if not legal:
            raise ValueError("a question without an answer")
        s.apply(legal[rng.below(len(legal))])


def _try_out(s: ChasmsState) -> None:
    """Look at the state and play on from it: what cannot be resolved was no state of a match.

    Every number has its range (saved_fields.py); that they also fit together is seen here.
    """
    try:
        for seat in range(s.seats):
            s.view(seat)
            s.determinise(seat, Rng(f"look {seat}"))
        s.determinise(None, Rng("look"))
        for number in range(TRIALS):
            _play_on(s.copy(), Rng(f"trial {number}"))
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise malformed(f"what waits in it cannot be resolved: {error}") from error
