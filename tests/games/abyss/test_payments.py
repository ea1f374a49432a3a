"""Every payment that the rules allow can be made, in one way, and no other: all sets of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from fathomless.core.state import State
from fathomless.games.abyss.material import ANY_RACE, LORDS, RACE_IDS
from fathomless.testing import rule
from tests.games.abyss.tables import LORD, pearls, play, table, texts

HANDS = [
    "crab1 crab1 squid2 seahorse3 crab4 jellyfish1",
    "squid5 squid4 crab1 crab2 jellyfish3 shellfish1",
    "jellyfish2 crab2 seahorse2 shellfish2 squid2 squid1 crab5",
    "shellfish1 shellfish1 shellfish5 squid1",
]
COURT = ["commander", "jailer", "hunter", "slaver", "sage", "traitor"]  # 1, 2, 3 and 5 Races
Cards = tuple[tuple[str, int], ...]  # each face with its number, in order


def allowed(hand: str, cost: int, races: int, race: str, purse: int) -> dict[Cards, int]:
    """Every set of cards that pays, by the rulebook's words, and the Pearls that go with it."""
    held = sorted(Counter(hand.split()).items())
    found = {}
    for counts in product(*[range(count + 1) for _, count in held]):
        cards = tuple((face, n) for (face, _), n in zip(held, counts, strict=True) if n)
        played = {face[:-1] for face, _ in cards}
        missing = max(0, cost - sum(int(face[-1]) * n for face, n in cards))
        if len(played) == races and (not race or race in played) and missing <= purse:
            found[cards] = missing
    return found


def offered(state: State, played: tuple[str, ...] = ()) -> Iterator[tuple[Cards, int]]:
    """Every payment that the questions lead to, and the Pearls it takes."""
    for text in texts(state):
        if text != "done":
            twin = play(state.copy(), text)
            yield from offered(twin, (*played, text.removeprefix("pay ")))
            continue
        assert state.asked is not None
        words = state.asked.option(state, next(a for a in state.legal() if str(a) == text))
        missing = words.args.get("n", 0)
        assert isinstance(missing, int)
        yield tuple(sorted(Counter(played).items())), missing


@rule("AB-R26", "AB-R27", "AB-R28", "AB-R29", "AB-A7", "AB-P1", "AB-P24", "AB-P25")
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("purse", [0, 2, 6])
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("", ""),
        ("treasurer", ""),
        ("diplomat", ""),
        ("", "recruiter"),
        ("treasurer diplomat", "recruiter"),
    ],
)
def test_every_payment_can_be_made_in_one_way(
    hand: str, purse: int, mine: str, theirs: str
) -> None:
    start = table([hand, ""], court=" ".join(COURT), lords=[mine, theirs], pearls=[purse, 0])
    for lord in COURT:
        row = LORDS[LORD[lord]]
        cost = row.cost - 2 * ("treasurer" in mine) + 2 * bool(theirs)
        free = row.race == ANY_RACE or "diplomat" in mine
        wanted = allowed(hand, cost, row.races, "" if free else RACE_IDS[row.race], purse)
        assert (f"recruit {lord}" in texts(start)) == bool(wanted), lord
        if wanted:
            found = list(offered(play(start.copy(), f"recruit {lord}")))
            assert len(found) == len(wanted), lord  # none of them twice
            assert dict(found) == wanted, lord
            assert pearls(start) == [purse, 0]
