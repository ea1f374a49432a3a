"""The Abandons as a game: its facts and its factory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from fathomless.core.action import Vocabulary
from fathomless.core.errors import SetupError
from fathomless.core.event import Event
from fathomless.core.game import Game, Option, Setting
from fathomless.core.jsontypes import JsonDict
from fathomless.core.rng import Rng
from fathomless.core.telling import Telling
from fathomless.games.the_abandons import save, setup
from fathomless.games.the_abandons.actions import VOCABULARY
from fathomless.games.the_abandons.material import DIFFICULTIES, MOST_SETS
from fathomless.games.the_abandons.state import TheAbandonsState
from fathomless.games.the_abandons.telling import TELLING
from fathomless.games.the_abandons.text import CATALOGUES


class TheAbandons(Game):
    """AN-R33, AN-B23, AN-B37. One seat; the difficulty, the sets and the way back can be chosen."""

    name = "the-abandons"
    title = "The Abandons"
    summary = "50 cards, a solo labyrinth"
    provenance = (
        "The rulebook prints no card list. The faces of the passages satisfy every sentence of it "
        "and are balanced by simulation."
    )
    seats = range(1, 2)
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "difficulty",
            "normal",
            "8, 10 or 12 dead ends in each set",
            choices=DIFFICULTIES,
        ),
        Option("sets", 1, "sets of cards shuffled together", low=1, high=MOST_SETS),
        Option(
            "retreat",
            "strict",
            "gentle: back to the latest intersection that still has an open door",
            choices=("strict", "gentle"),
        ),
    )
    rules_version = 1

    @property
    def vocabulary(self) -> Vocabulary:
        """Every action."""
        return VOCABULARY

    def new_state(
        self, seats: int, seed: str, options: dict[str, Setting], journal: list[Event] | None = None
    ) -> TheAbandonsState:
        """A match at its first question."""
        state = TheAbandonsState(
            Rng(seed),
            DIFFICULTIES.index(str(options["difficulty"])),
            int(options["sets"]),
            options["retreat"] == "gentle",
        )
        state.journal = journal
        setup.set_up(state)
        state.go_on()
        return state

    def read_state(self, data: JsonDict) -> TheAbandonsState:
        """The state that `to_json` was taken from."""
        return save.from_json(data)

    def catalogue(self, language: str) -> Mapping[str, str]:
        """Sentences and names in a language."""
        if language not in CATALOGUES:
            raise SetupError("language/unknown", f"The Abandons has no texts in {language!r}.")
        return CATALOGUES[language]

    def telling(self) -> Telling:
        """What a study calls things."""
        return TELLING


THE_ABANDONS = TheAbandons()
