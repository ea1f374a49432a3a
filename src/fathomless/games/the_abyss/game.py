"""The Abyss as a game: its facts and its factory."""

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
from fathomless.games.the_abyss import save, setup
from fathomless.games.the_abyss.actions import MOST_SEATS, VOCABULARY
from fathomless.games.the_abyss.material import TARGET
from fathomless.games.the_abyss.state import TheAbyssState
from fathomless.games.the_abyss.telling import TELLING
from fathomless.games.the_abyss.text import CATALOGUES


class TheAbyss(Game):
    """TA-R2, TA-A40. Two to four seats; the deck and the target can be chosen."""

    name = "the-abyss"
    title = "The Abyss"
    summary = "51 cards, push your luck"
    provenance = (
        "The rulebook prints no card list. This card set satisfies every sentence of it and is "
        "balanced by simulation."
    )
    seats = range(2, MOST_SEATS + 1)
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "deck",
            "standard",
            "beginner: 7 Panic instead of 9, one more Black Pearl and one more Amber Idol",
            choices=("standard", "beginner"),
        ),
        Option("target", TARGET, "the points that end the game", low=1, high=1000),
    )
    rules_version = 1

    @property
    def vocabulary(self) -> Vocabulary:
        """Every action."""
        return VOCABULARY

    def new_state(
        self, seats: int, seed: str, options: dict[str, Setting], journal: list[Event] | None = None
    ) -> TheAbyssState:
        """A match at its first question."""
        state = TheAbyssState(
            seats, Rng(seed), int(options["target"]), options["deck"] == "beginner"
        )
        state.journal = journal
        setup.set_up_match(state)
        state.go_on()
        return state

    def read_state(self, data: JsonDict) -> TheAbyssState:
        """The state that `to_json` was taken from."""
        return save.from_json(data)

    def catalogue(self, language: str) -> Mapping[str, str]:
        """Sentences and names in a language."""
        if language not in CATALOGUES:
            raise SetupError("language/unknown", f"The Abyss has no texts in {language!r}.")
        return CATALOGUES[language]

    def telling(self) -> Telling:
        """What a study calls things."""
        return TELLING


THE_ABYSS = TheAbyss()
