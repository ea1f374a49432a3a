"""Chasms as a game: its facts and its factory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from fathomless.core.action import Action, Vocabulary
from fathomless.core.errors import SetupError
from fathomless.core.event import Event
from fathomless.core.game import Game, Option, Setting
from fathomless.core.jsontypes import JsonDict
from fathomless.core.pending import Pending
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.core.telling import Telling
from fathomless.games.chasms import save, setup
from fathomless.games.chasms.actions import VOCABULARY
from fathomless.games.chasms.material import (
    FACTION_IDS,
    FACTIONS_EACH,
    MONSTER_COUNT,
    MONSTERS_FOR,
    MOST_SEATS,
    MOST_STARS,
    STARS_FOR,
)
from fathomless.games.chasms.standing import ORDERS, answer
from fathomless.games.chasms.state import ChasmsState
from fathomless.games.chasms.telling import TELLING
from fathomless.games.chasms.text import CATALOGUES


class FactionsOption(Option):
    """CH-C2, CH-C68. Drafted, dealt at random, or agreed: `ember+tide,gear+veil`, seat by seat."""

    @property
    def allowed(self) -> str:
        """The permitted values in words."""
        return "draft | random | a pair for each seat, such as ember+tide,gear+veil"

    def read(self, value: object) -> Setting:
        """One of the words, or distinct pairs of Factions."""
        if isinstance(value, str):
            if value in self.choices:
                return value
            factions = value.replace("+", ",").split(",")
            pairs = all(len(pair.split("+")) == FACTIONS_EACH for pair in value.split(","))
            known = all(faction in FACTION_IDS for faction in factions)
            if pairs and known and len(set(factions)) == len(factions):
                return value
        raise SetupError(
            "options/invalid",
            f"Option {self.name} takes {self.allowed}, not {value!r}. "
            f"Factions: {', '.join(FACTION_IDS)}; each once.",
        )


class Chasms(Game):
    """CH-C4, CH-C68. Two to six seats; Factions, Monsters and one house rule can be chosen."""

    name = "chasms"
    title = "Chasms"
    summary = "Hunters against Monsters"
    provenance = (
        "The rulebook prints no card list. This card set satisfies every sentence of it and is "
        "balanced by simulation."
    )
    seats = range(2, MOST_SEATS + 1)
    options: ClassVar[tuple[Option, ...]] = (
        FactionsOption(
            "factions",
            "draft",
            "how Factions are chosen: drafted, dealt at random, or agreed for each seat",
            choices=("draft", "random"),
        ),
        Option(
            "monsters",
            0,
            "how many Monsters are fought; 0: by the number of players",
            low=0,
            high=MONSTER_COUNT,
        ),
        Option(
            "stars", 0, "the most stars of a Monster; 0: by the number of players", high=MOST_STARS
        ),
        Option(
            "ghost",
            "off",
            "house rule: a dead player who takes over a roll rolls 2 dice and picks one",
            choices=("off", "on"),
        ),
    )
    orders: ClassVar[tuple[str, ...]] = ORDERS
    rules_version = 5

    @property
    def vocabulary(self) -> Vocabulary:
        """Every action."""
        return VOCABULARY

    def new_state(
        self, seats: int, seed: str, options: dict[str, Setting], journal: list[Event] | None = None
    ) -> ChasmsState:
        """A match at its first question."""
        monsters = int(options["monsters"]) or MONSTERS_FOR[seats]
        stars = int(options["stars"]) or STARS_FOR[seats]
        factions = str(options["factions"])
        mode, fixed = read_factions(factions, seats)
        state = ChasmsState(seats, Rng(seed), monsters, options["ghost"] == "on")
        state.journal = journal
        setup.set_up(state, stars, mode, fixed)
        state.go_on()
        return state

    def read_state(self, data: JsonDict) -> ChasmsState:
        """The state that `to_json` was taken from."""
        return save.from_json(data)

    def answer_by_order(self, state: State, question: Pending[Any], order: str) -> Action | None:
        """In a window, what the seat wants to let pass."""
        assert isinstance(state, ChasmsState)
        return answer(state, question, order)

    def turn_of(self, state: State) -> int:
        """The number of the turn."""
        assert isinstance(state, ChasmsState)
        return state.slots

    def catalogue(self, language: str) -> Mapping[str, str]:
        """Sentences and names in a language."""
        if language not in CATALOGUES:
            raise SetupError("language/unknown", f"Chasms has no texts in {language!r}.")
        return CATALOGUES[language]

    def telling(self) -> Telling:
        """What a study calls things."""
        return TELLING


def read_factions(text: str, seats: int) -> tuple[int, list[int]]:
    """How Factions are chosen, and which; a pair for each seat if they are agreed."""
    if text == "draft":
        return setup.DRAFTED, []
    if text == "random":
        return setup.AT_RANDOM, []
    factions = text.replace("+", ",").split(",")
    if len(factions) != FACTIONS_EACH * seats:
        raise SetupError(
            "options/invalid", f"Option factions names {len(factions)} Factions for {seats} seats."
        )
    return setup.FIXED, [FACTION_IDS.index(faction) for faction in factions]


CHASMS = Chasms()
