"""Abyss as a game: its facts and its factory."""

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
from fathomless.games.abyss import expansions, save, setup
from fathomless.games.abyss.actions import VOCABULARY
from fathomless.games.abyss.box import MOST_SEATS
from fathomless.games.abyss.state import AbyssState
from fathomless.games.abyss.telling import TELLING
from fathomless.games.abyss.text import CATALOGUES


class Abyss(Game):
    """AB-A22, AB-A11. Two to four seats; expansions, and where spent Allies go, can be chosen."""

    name = "abyss"
    title = "Abyss"
    summary = "Lords and Pearls"
    seats = range(2, MOST_SEATS + 1)
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "expansions",
            expansions.NONE,
            "kraken: jokers, Nebulis and Loot; leviathan: fights at the Border; both together",
            choices=expansions.CHOICES,
            later=True,
        ),
        Option(
            "spent_allies",
            "discard",
            "council: Allies spent on a Lord go to the Council, not to the discard pile",
            choices=("discard", "council"),
        ),
    )
    rules_version = 3

    def seats_with(self, options: Mapping[str, Setting]) -> range:
        """AB-A22. Two to four; with an expansion that has room for more, more."""
        return range(2, expansions.most_seats(str(options.get("expansions", expansions.NONE))) + 1)

    @property
    def vocabulary(self) -> Vocabulary:
        """Every action."""
        return VOCABULARY

    def new_state(
        self, seats: int, seed: str, options: dict[str, Setting], journal: list[Event] | None = None
    ) -> AbyssState:
        """A match at its first question."""
        state = AbyssState(seats, Rng(seed), options["spent_allies"] == "council")
        state.expand(expansions.chosen(str(options.get("expansions", expansions.NONE))))
        state.journal = journal
        setup.set_up(state)
        state.go_on()
        return state

    def read_state(self, data: JsonDict) -> AbyssState:
        """The state that `to_json` was taken from."""
        return save.from_json(data)

    def catalogue(self, language: str) -> Mapping[str, str]:
        """Sentences and names in a language."""
        if language not in CATALOGUES:
            raise SetupError("language/unknown", f"Abyss has no texts in {language!r}.")
        return CATALOGUES[language]

    def telling(self) -> Telling:
        """What a study calls things."""
        return TELLING


ABYSS = Abyss()
