"""What a study of Abyss calls its chapters and the things in them."""

from __future__ import annotations

from typing import Final

from fathomless.core.telling import Telling
from fathomless.games.abyss.kraken import telling as kraken
from fathomless.games.abyss.leviathan import telling as leviathan

BASE: Final[dict[tuple[str, str], str | None]] = {
    ("recruit", "lord"): "Lords recruited",
    ("corrupt", "lord"): "Lords recruited with the Corruptor",
    ("control", "location"): "Locations controlled",
    ("control", "lord"): "Lords put under a Location",
    ("affiliate", "card"): "Allies affiliated",
    ("last-affiliation", "card"): "Allies affiliated from the hand at the end",
    ("recruit", "card"): "Allies played to recruit a Lord",
    ("pay", "card"): None,  # the same cards as those of the line above, one by one
    ("take", "card"): "Allies taken from the own exploration",
    ("buy", "card"): "Allies bought from an exploration",
    ("support", "race"): "Council stacks taken",
    ("support", "card"): "Allies taken with a Council stack",
    ("reveal", "card"): "Allies revealed in the own exploration",
    ("monster", "card"): "Monsters revealed",
    ("plot", "lord"): "Lords who came to Court by plotting",
    ("draw", "location"): "Locations drawn",
    ("swap", "location"): "Locations swapped, given and taken",
    ("exchange", "location"): "Locations taken for Black Smokers",
    ("oust", "lord"): "Lords sent from Court, and who came for them",
    ("turned", "lord"): "Lords of others turned",
    ("dismiss", "lord"): "Lords given up",
    ("newcomer", "lord"): "Lords who came in place of one given up",
    ("sell", "card"): "Allies discarded for the Slaver",
    ("discard", "card"): "Allies discarded",
    ("purge", "race"): "Council stacks discarded",
    ("purge", "card"): "Allies discarded with a Council stack",
    ("end-called", "reason"): None,  # how games end has a chapter
}

TITLES: Final[dict[tuple[str, str], str | None]] = {**BASE, **kraken.TITLES, **leviathan.TITLES}

THINGS: Final = {"location": "Location", "lord": "Lord", "race": "Race"}

POLISH: Final[dict[str, str]] = {
    "Lords recruited": "Zrekrutowani Lordowie",
    "Lords recruited with the Corruptor": "Lordowie zrekrutowani dzięki Deprawatorowi",
    "Locations controlled": "Przejęte Miejsca",
    "Lords put under a Location": "Lordowie położeni pod Miejscem",
    "Allies affiliated": "Przyłączeni sojusznicy",
    "Allies affiliated from the hand at the end": "Sojusznicy przyłączeni z ręki na koniec",
    "Allies played to recruit a Lord": "Sojusznicy zagrani na rekrutację Lorda",
    "Allies taken from the own exploration": "Sojusznicy wzięci z własnej eksploracji",
    "Allies bought from an exploration": "Sojusznicy kupieni z cudzej eksploracji",
    "Council stacks taken": "Wzięte stosy Rady",
    "Allies taken with a Council stack": "Sojusznicy wzięci ze stosem Rady",
    "Allies revealed in the own exploration": "Sojusznicy odkryci we własnej eksploracji",
    "Monsters revealed": "Odkryte Potwory",
    "Lords who came to Court by plotting": "Lordowie, którzy przybyli na Dziedziniec po spisku",
    "Locations drawn": "Dobrane Miejsca",
    "Locations swapped, given and taken": "Miejsca zamienione, oddane i wzięte",
    "Locations taken for Black Smokers": "Miejsca wzięte za Czarne kominy",
    "Lords sent from Court, and who came for them": "Lordowie odesłani z Dziedzińca i ich następcy",
    "Lords of others turned": "Obróceni Lordowie innych",
    "Lords given up": "Oddani Lordowie",
    "Lords who came in place of one given up": "Lordowie, którzy przybyli w miejsce oddanych",
    "Allies discarded for the Slaver": "Sojusznicy odrzuceni dla Handlarza niewolników",
    "Allies discarded": "Odrzuceni sojusznicy",
    "Council stacks discarded": "Odrzucone stosy Rady",
    "Allies discarded with a Council stack": "Sojusznicy odrzuceni ze stosem Rady",
    "card": "karta",
    "token": "żeton",
    "Location": "Miejsce",
    "Race": "rasa",
    **kraken.POLISH,
    **leviathan.POLISH,
}

TELLING: Final = Telling(TITLES, THINGS, others={"pl": POLISH})
