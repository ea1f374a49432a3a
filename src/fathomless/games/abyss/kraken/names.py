"""The names of Kraken's components in English and in Polish, and short texts of what they do."""

from __future__ import annotations

from typing import Final

from fathomless.games.abyss.kraken.material import FACES, LOCATIONS, LORDS
from fathomless.games.abyss.names import english_rows, polish_rows

# Polish nominative and accusative; the power in English and in Polish.
LORD_WORDS: Final = {
    "ferryman": (
        "Przewoźnik / Przewoźnika",
        "Once a turn: 1 Nebulis for 1 Pearl.",
        "Raz w turze: oddaj nebulisa, weź perłę.",
    ),
    "outlaw": (
        "Banita / Banitę",
        "Pay with up to 2 Nebulis.",
        "Płać nawet 2 nebulisami naraz.",
    ),
    "counterfeiter": (
        "Fałszerz / Fałszerza",
        "Pay with 1 Nebulis and keep Pearls.",
        "Płać nebulisem, choć masz perły.",
    ),
    "fence": (
        "Paser / Pasera",
        "Give 1 Nebulis to each opponent.",
        "Daj po 1 nebulisie przeciwnikom.",
    ),
    "cleaner": (
        "Czyściciel / Czyściciela",
        "No Nebulis for Krakens left in hand.",
        "Krakeny na ręce nie dają nebulisów.",
    ),
    "watcher": (
        "Wartownik / Wartownika",
        "1 Nebulis; guard a Lord, stack or Location.",
        "1 nebulis; zarezerwuj Lorda, stos, Miejsce.",
    ),
    "vigil": (
        "Czuwający / Czuwającego",
        "1 Nebulis; guard a Lord, stack or Location.",
        "1 nebulis; zarezerwuj Lorda, stos, Miejsce.",
    ),
    "lookout": (
        "Obserwator / Obserwatora",
        "1 Nebulis; guard a Lord, stack or Location.",
        "1 nebulis; zarezerwuj Lorda, stos, Miejsce.",
    ),
    "shareholder": (
        "Udziałowiec / Udziałowca",
        "1 Pearl when an opponent recruits.",
        "1 perła, gdy rekrutuje przeciwnik.",
    ),
    "inheritor": ("Spadkobierca / Spadkobiercę", "Gain 5 Pearls.", "Weź 5 pereł."),
    "hypnotist": (
        "Hipnotyzer / Hipnotyzera",
        "Buy 2 Allies in each opponent's turn.",
        "Kup 2 karty w turze każdego przeciwnika.",
    ),
    "healer": (
        "Uzdrowiciel / Uzdrowiciela",
        "Take 1 Ally from the discard pile.",
        "Weź 1 sojusznika ze stosu odrzuconych.",
    ),
    "highwayman": (
        "Rozbójnik / Rozbójnika",
        "Opponents who gain 2 Pearls give you 1.",
        "Kto bierze 2 perły naraz, oddaje ci 1.",
    ),
    "executioner": (
        "Kat / Kata",
        "Opponents lose 1 affiliated Ally of a Race.",
        "Przeciwnicy tracą przyłączonego z 1 rasy.",
    ),
    "recipient": (
        "Beneficjent / Beneficjenta",
        "Once a turn: 1 Lord to Court for free.",
        "Raz w turze: Lord na Dziedziniec za darmo.",
    ),
    "liberator": (
        "Wyzwoliciel / Wyzwoliciela",
        "Free 1 of your Lords under a Location.",
        "Uwolnij 1 Lorda spod swojego Miejsca.",
    ),
    "grower": ("Plantator / Plantatora", "No power.", "Bez zdolności."),
    "oyster_farmer": ("Hodowca ostryg / Hodowcę ostryg", "No power.", "Bez zdolności."),
}

# Polish nominative and accusative; the points in English and in Polish.
LOCATION_WORDS: Final = {
    "gambling_den": (
        "Jaskinia hazardu / Jaskinię hazardu",
        "5 + 2 per smuggler",
        "5 + 2 za przemytnika",
    ),
    "krakens_lair": ("Leże Krakena", "15, minus 3 per Nebulis", "15, minus 3 za nebulisa"),
    "cetacean_graveyard": ("Cmentarzysko waleni", "its Loot", "łupy, które tu leżą"),
    "abandoned_convoy": ("Porzucony konwój", "its Loot", "łupy, które tu leżą"),
    "megalodon": ("Megalodon / Megalodona", "its Loot", "łupy, które tu leżą"),
    "battlefield": ("Pobojowisko", "its Loot", "łupy, które tu leżą"),
}


def english_names() -> dict[str, str]:
    """Every component in English."""
    names: dict[str, str] = {"race:kraken": "Kraken", "guild:smuggler": "smuggler"}
    for face in FACES:
        names[f"card:{face.id}"] = f"Kraken {face.value}"
    names.update(english_rows(LORDS, LORD_WORDS, LOCATIONS, LOCATION_WORDS))
    return names


def polish_names() -> dict[str, str]:
    """Every component in Polish."""
    names: dict[str, str] = {
        "race:kraken": "Kraken",
        "race:kraken_acc": "Krakena",
        "race:kraken_pl": "Krakeny",
        "race:kraken_genpl": "Krakenów",
        "guild:smuggler": "przemytnik",
    }
    for face in FACES:
        names[f"card:{face.id}"] = f"Kraken {face.value}"
        names[f"card:{face.id}_acc"] = f"Krakena {face.value}"
    names.update(polish_rows(LORD_WORDS, LOCATION_WORDS))
    return names
