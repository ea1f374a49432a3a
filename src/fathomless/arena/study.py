"""What designers ask of a game: seats, lengths, ends, and which cards winners take.

A deed is something that an event tells of a seat, with a name in it: *recruit, lord, jailer*. It
counts once for a seat in a game. That a deed and winning go together does not say that the one is
the cause of the other: who is ahead does more of everything.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from fathomless import games
from fathomless.arena import words
from fathomless.arena.plan import GameRecord, Plan, check_games, make_plan
from fathomless.arena.rates import Rate
from fathomless.arena.tournament import Backend
from fathomless.arena.workers import collect, play_here
from fathomless.core.event import Event
from fathomless.core.game import Game

Deed = tuple[str, str, str]  # the kind of event, the kind of thing, its id

FEWEST = 30  # a deed done less often says nothing


@dataclass(frozen=True, slots=True)
class StudiedGame(GameRecord):
    """A game with what each seat did in it."""

    tie_break: str | None
    deeds: tuple[frozenset[Deed], ...]


@dataclass(frozen=True, slots=True)
class StudyPlan(Plan):
    """Games that are listened to."""

    def deal(self, number: int) -> int:
        """Each game has one of its own.

        Where all seats have the same bot, rotations of one deal would be the same game, counted
        again and again.
        """
        return number

    def play(self, number: int) -> StudiedGame:
        """Play one game with a journal."""
        journal: list[Event] = []
        match = self.match(number, journal)
        return StudiedGame.of(
            self.seating(number),
            match,
            tie_break=match.outcome.tie_break,
            deeds=deeds_of(games.get(self.game), self.seats, journal),
        )


def deeds_of(game: Game, seats: int, journal: Sequence[Event]) -> tuple[frozenset[Deed], ...]:
    """What the journal tells of each seat, as far as it has a name in the game's catalogue."""
    names = game.catalogue("en")
    found: list[set[Deed]] = [set() for _ in range(seats)]
    for event in journal:
        seat = event.facts.get("seat")
        if not isinstance(seat, int) or not 0 <= seat < seats:
            continue
        told = {**event.facts, **{field: value for field, (_, value) in event.secrets.items()}}
        for noun, value in told.items():
            # A list is named by what is in it: `cards` are each a `card`.
            many = isinstance(value, list)
            singular = noun.removesuffix("s") if many else noun
            for id in value if isinstance(value, list) else [value]:
                if isinstance(id, str) and f"{singular}:{id}" in names:
                    found[seat].add((event.kind, singular, id))
    return tuple(frozenset(deeds) for deeds in found)


@dataclass(frozen=True, slots=True)
class DeedResult:
    """How often a deed was done, and how often whoever did it won."""

    kind: str
    noun: str
    id: str
    name: str
    done: Rate  # of all seats in all games
    won: Rate  # of those who did it

    def to_json(self) -> dict[str, object]:
        """As plain data."""
        return {
            "kind": self.kind,
            "noun": self.noun,
            "id": self.id,
            "name": self.name,
            "done": self.done.to_json(),
            "won": self.won.to_json(),
        }


@dataclass(frozen=True, slots=True)
class Chapter:
    """Deeds of one kind, under a title that needs no knowledge of the rules' own names."""

    title: str
    thing: str  # what one of them is, such as a card
    deeds: list[DeedResult]


@dataclass(frozen=True, slots=True)
class StudyResult:
    """What the games show."""

    plan: Plan
    records: list[GameRecord] = field(repr=False)
    won: Rate  # over all seats: a fair share, unless a game can be lost by all
    seats: list[Rate]
    reasons: dict[str, int]
    tie_breaks: dict[str, int]
    deeds: list[DeedResult]
    wanted: int  # games, more than there are if it was interrupted
    seconds: float = field(compare=False)

    @property
    def is_interrupted(self) -> bool:
        """Whether games are missing."""
        return len(self.records) < self.wanted

    @property
    def lengths(self) -> list[int]:
        """Decisions of each game, sorted."""
        return sorted(record.decisions for record in self.records)

    def chapters(self) -> list[Chapter]:
        """The deeds that say something, by the kind of event and the kind of thing."""
        found = []
        game = games.get(self.plan.game)
        for (kind, noun), group in groupby(self.deeds, key=lambda deed: (deed.kind, deed.noun)):
            telling = [deed for deed in group if deed.won.of >= FEWEST]
            title = words.title_of(game, kind, noun)
            if len(telling) > 1 and title is not None:
                found.append(Chapter(title, words.thing_of(game, noun), telling))
        order = list(game.telling().titles.values())
        known = {title: place for place, title in enumerate(order)}
        return sorted(found, key=lambda chapter: known.get(chapter.title, len(known)))

    def left_out(self) -> int:
        """How many deeds would be in a chapter, had they been done more often."""
        game = games.get(self.plan.game)
        rare = [deed for deed in self.deeds if deed.won.of < FEWEST]
        return sum(words.title_of(game, deed.kind, deed.noun) is not None for deed in rare)

    def ends(self) -> list[tuple[str, int]]:
        """How games ended, in words, and how many."""
        return words.ends_in_words(self.plan.game, self.reasons)

    def ties(self) -> list[tuple[str, int]]:
        """What decided between equals, in words, and in how many games."""
        return words.ties_in_words(self.plan.game, self.tie_breaks)

    @property
    def those(self) -> str:
        """What the rates of deeds are rates of."""
        return "games" if self.plan.seats == 1 else "seats"

    def settings(self) -> str:
        """The options that are not the usual ones, as they are typed."""
        usual = {option.name: option.default for option in games.get(self.plan.game).options}
        chosen = self.plan.options.items()
        return ", ".join(f"{name}={value}" for name, value in chosen if value != usual[name])

    def to_json(self) -> dict[str, object]:
        """As plain data."""
        lengths = self.lengths
        return {
            "game": self.plan.game,
            "options": self.plan.options,
            "bots": list(self.plan.specs),
            "seed": self.plan.seed,
            "games": len(self.records),
            "wanted": self.wanted,
            "interrupted": self.is_interrupted,
            "wins_by_seat": [rate.to_json() for rate in self.seats],
            "decisions": {
                "mean": sum(lengths) / len(lengths),
                "least": lengths[0],
                "median": lengths[len(lengths) // 2],
                "most": lengths[-1],
            },
            "reasons": self.reasons,
            "tie_breaks": self.tie_breaks,
            "deeds": [deed.to_json() for deed in self.deeds],
            "seconds": self.seconds,
        }


def plan_study(
    game: str, seats: Sequence[str], seed: str, options: Mapping[str, object] | None
) -> StudyPlan:
    """The games of a study, one spec per seat; a mistake is found here."""
    plan = make_plan(game, seats, seed, options, [tuple(range(len(seats)))])
    return StudyPlan(plan.game, plan.specs, plan.seed, plan.options, plan.line_ups)


def study(
    game: str,
    seats: Sequence[str],
    count: int,
    seed: str = "study",
    options: Mapping[str, object] | None = None,
    backend: Backend = play_here,
    progress: Callable[[int], None] | None = None,
    may_stop: bool = False,
) -> StudyResult:
    """Play so many games between bots, one spec per seat, and look at everything in them.

    If it may stop, it is after Ctrl-C that of the games that were finished.
    """
    check_games(count, "A study")
    plan = plan_study(game, seats, seed, options)
    start = time.perf_counter()
    records = collect(backend(plan, range(count)), progress, may_stop)
    return evaluate(plan, list(records.values()), time.perf_counter() - start, count)


def evaluate(
    plan: Plan, records: list[GameRecord], seconds: float, wanted: int | None = None
) -> StudyResult:
    """What these games show, if no others were wanted all of them."""
    count = len(records)
    ties = Counter(record.tie_break for record in records if isinstance(record, StudiedGame))
    return StudyResult(
        plan=plan,
        records=records,
        won=Rate(sum(sum(record.shares) for record in records), count * plan.seats),
        seats=[
            Rate(sum(record.shares[seat] for record in records), count)
            for seat in range(plan.seats)
        ],
        reasons=dict(Counter(record.reason for record in records).most_common()),
        tie_breaks={tie: number for tie, number in ties.most_common() if tie is not None},
        deeds=_deeds(plan, records),
        wanted=count if wanted is None else wanted,
        seconds=seconds,
    )


def _deeds(plan: Plan, records: Sequence[GameRecord]) -> list[DeedResult]:
    """Every deed, in groups by kind; within a group those of winners first."""
    game = games.get(plan.game)
    done: Counter[Deed] = Counter()
    won: dict[Deed, float] = {}
    for record in records:
        if isinstance(record, StudiedGame):
            for deeds, share in zip(record.deeds, record.shares, strict=True):
                for deed in deeds:
                    done[deed] += 1
                    won[deed] = won.get(deed, 0.0) + share
    chances = len(records) * plan.seats
    results = [
        DeedResult(
            *deed,
            words.name_of(game, deed[1], deed[2]),
            Rate(number, chances),
            Rate(won[deed], number),
        )
        for deed, number in done.items()
    ]
    return sorted(results, key=lambda deed: (deed.kind, deed.noun, -deed.won.rate, deed.id))
