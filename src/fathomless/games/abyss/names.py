"""The names of Abyss's components in English and in Polish, and short texts of what they do.

Forms: `_the` with the article (English), `_acc` the accusative, `_pl` and `_genpl` the plural and
its genitive (Polish). A form that is missing is the nominative. A name comes after the texts about
it: whoever looks up a bare id finds the name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fathomless.games.abyss.material import (
    FACES,
    LOCATIONS,
    LORDS,
    RACE_IDS,
    Location,
    Lord,
)

# Nominative, accusative, plural, genitive plural.
POLISH_RACES: Final = {
    "jellyfish": ("meduza", "meduzę", "meduzy", "meduz"),
    "crab": ("krab", "kraba", "kraby", "krabów"),
    "seahorse": ("konik morski", "konika morskiego", "koniki morskie", "koników morskich"),
    "shellfish": ("skorupiak", "skorupiaka", "skorupiaki", "skorupiaków"),
    "squid": ("kałamarnica", "kałamarnicę", "kałamarnice", "kałamarnic"),
}

POLISH_GUILDS: Final = {
    "soldier": "żołnierz",
    "merchant": "kupiec",
    "mage": "mag",
    "politician": "polityk",
    "farmer": "farmer",
    "ambassador": "ambasador",
}

# Polish nominative and accusative; the power in English and in Polish.
LORD_WORDS: Final = {
    "recruiter": (
        "Werbownik / Werbownika",
        "Opponents pay 2 more for every Lord.",
        "Przeciwnicy płacą za Lordów o 2 więcej.",
    ),
    "jailer": (
        "Więziennik / Więziennika",
        "Each opponent discards 1 Ally.",
        "Każdy przeciwnik odrzuca 1 sojusznika.",
    ),
    "seeker": (
        "Kwestor / Kwestora",
        "Each opponent loses 2 Pearls.",
        "Każdy przeciwnik traci 2 perły.",
    ),
    "assassin": (
        "Skrytobójca / Skrytobójcę",
        "Turn 1 free Lord of each opponent.",
        "Obróć 1 wolnego Lorda każdego przeciwnika.",
    ),
    "commander": (
        "Dowódca / Dowódcę",
        "Opponents hold at most 6 Allies.",
        "Przeciwnicy: najwyżej 6 kart na ręce.",
    ),
    "tamer": (
        "Poskramiacz / Poskramiacza",
        "Opponents' Monster rewards: 1 space lower.",
        "Nagrody przeciwników: o 1 pole niżej.",
    ),
    "hunter": (
        "Łowca / Łowcę",
        "Steal a random Monster token.",
        "Ukradnij losowy żeton Potwora.",
    ),
    "ship_master": (
        "Armator / Armatora",
        "1 Pearl per Race sent to the Council.",
        "1 perła za każdą rasę posłaną do Rady.",
    ),
    "trader": ("Negocjant / Negocjanta", "Gain 3 Pearls.", "Weź 3 perły."),
    "peddler": ("Domokrążca / Domokrążcę", "Gain 2 Pearls.", "Weź 2 perły."),
    "landlord": (
        "Rentier / Rentiera",
        "1 Pearl on each of your turns.",
        "1 perła w każdej twojej turze.",
    ),
    "slaver": (
        "Handlarz niewolników / Handlarza niewolników",
        "Once a turn: discard 1 Ally for 2 Pearls.",
        "Raz w turze: odrzuć kartę, weź 2 perły.",
    ),
    "shopkeeper": ("Sklepikarz / Sklepikarza", "Gain 1 Pearl.", "Weź 1 perłę."),
    "shaman": (
        "Szaman / Szamana",
        "Soldiers have no power over you.",
        "Żołnierze nie mają nad tobą władzy.",
    ),
    "invoker": (
        "Przywoływacz / Przywoływacza",
        "Play another turn after this one.",
        "Po tej turze rozegraj dodatkową.",
    ),
    "apprentice": ("Adept / Adepta", "Take 1 Council stack.", "Weź 1 stos Rady."),
    "oracle": (
        "Wyrocznia / Wyrocznię",
        "Once a turn: discard 1 Council stack.",
        "Raz w turze: odrzuć 1 stos Rady.",
    ),
    "alchemist": (
        "Alchemik / Alchemika",
        "Support brings 2 stacks.",
        "Wsparcie Rady: 2 stosy zamiast 1.",
    ),
    "illusionist": (
        "Iluzjonista / Iluzjonistę",
        "You may swap 1 Location.",
        "Możesz wymienić 1 Miejsce.",
    ),
    "master_of_magic": (
        "Mistrz magii / Mistrza magii",
        "Affiliate any Ally that you spend.",
        "Przyłączasz dowolną zagraną kartę.",
    ),
    "opportunist": (
        "Oportunista / Oportunistę",
        "Once a turn: replace a Lord at Court.",
        "Raz w turze: wymień Lorda na Dziedzińcu.",
    ),
    "corruptor": (
        "Deprawator / Deprawatora",
        "You may recruit another Lord for 5 Pearls.",
        "Możesz zrekrutować Lorda za 5 pereł.",
    ),
    "traitor": (
        "Zdrajca / Zdrajcę",
        "You may discard a Lord for one at Court.",
        "Możesz odrzucić Lorda za Lorda z Dziedzińca.",
    ),
    "diplomat": (
        "Dyplomata / Dyplomatę",
        "You ignore mandatory Races.",
        "Rasy obowiązkowe cię nie dotyczą.",
    ),
    "treasurer": (
        "Skarbnik / Skarbnika",
        "You pay 2 less for every Lord.",
        "Płacisz za Lordów o 2 mniej.",
    ),
    "schemer": (
        "Intrygant / Intryganta",
        "You may discard a Lord for one off the deck.",
        "Możesz odrzucić Lorda za wierzchniego z talii.",
    ),
    "keeper": ("Opiekun / Opiekuna", "No power.", "Bez zdolności."),
    "reaper": ("Żniwiarz / Żniwiarza", "No power.", "Bez zdolności."),
    "shepherd": ("Pasterz / Pasterza", "No power.", "Bez zdolności."),
    "miller": ("Młynarz / Młynarza", "No power.", "Bez zdolności."),
    "aquaculturalist": ("Akwakultor / Akwakultora", "No power.", "Bez zdolności."),
    "landowner": ("Ziemianin / Ziemianina", "No power.", "Bez zdolności."),
    "sage": (
        "Mędrzec / Mędrca",
        "Draw 2 Locations, control 1 of them.",
        "Dobierz 2 Miejsca, przejmij 1 z nich.",
    ),
    "hermit": (
        "Pustelnik / Pustelnika",
        "Draw 1 Location and control it.",
        "Dobierz 1 Miejsce i przejmij je.",
    ),
    "elder": (
        "Nestor / Nestora",
        "Draw 3 Locations, control 1 of them.",
        "Dobierz 3 Miejsca, przejmij 1 z nich.",
    ),
}

# Polish nominative and accusative; the points in English and in Polish.
LOCATION_WORDS: Final = {
    "sargasso_silos": ("Silosy sargassowe", "5 + 2 per farmer", "5 + 2 za farmera"),
    "hydrozoa_reserves": ("Rezerwat stułbiopławów", "6 + 2 per mage", "6 + 2 za maga"),
    "sanctuary": ("Świątynia / Świątynię", "4 + 3 per jellyfish", "4 + 3 za meduzę"),
    "parliament": ("Parlament", "6 + 2 per politician", "6 + 2 za polityka"),
    "barracks": ("Koszary", "7 + 2 per soldier", "7 + 2 za żołnierza"),
    "dockworks": ("Doki", "5 + 2 per merchant", "5 + 2 za kupca"),
    "sargasso_fields": ("Pola sargassowe", "3 + 3 per seahorse", "3 + 3 za konika morskiego"),
    "abyss": ("Otchłań", "2 per Guild, at most 12", "2 za gildię, najwyżej 12"),
    "city_of_mirrors": (
        "Miasto luster",
        "like the best Location of an opponent",
        "jak najlepsze Miejsce przeciwnika",
    ),
    "black_smokers": (
        "Czarne kominy",
        "0; may be exchanged at once",
        "0; można od razu wymienić",
    ),
    "oceanic_senate_assembly": (
        "Zgromadzenie Senatu",
        "4 + 3 per squid",
        "4 + 3 za kałamarnicę",
    ),
    "depths": ("Dno", "twice the weakest Lord", "podwójny wpływ najsłabszego Lorda"),
    "throne_room": (
        "Sala tronowa / Salę tronową",
        "the strongest Lord again",
        "jeszcze raz wpływ najsilniejszego Lorda",
    ),
    "jail": ("Lochy", "15, minus 1 per Lord", "15, minus 1 za Lorda"),
    "chasm": ("Przepaść", "5 + 3 per crab", "5 + 3 za kraba"),
    "closed_tower": (
        "Zamknięta wieża / Zamkniętą wieżę",
        "3 per Lord with a Key",
        "3 za Lorda z kluczem",
    ),
    "lost_tower": (
        "Zaginiona wieża / Zaginioną wieżę",
        "3 per Lord without a Key",
        "3 za Lorda bez klucza",
    ),
    "chamber_of_allies": (
        "Izba sojuszników / Izbę sojuszników",
        "3 + the weakest Ally of each Race",
        "3 + najsłabszy sojusznik każdej rasy",
    ),
    "nest_of_giant_clams": (
        "Gniazdo olbrzymich małży",
        "3 + 3 per shellfish",
        "3 + 3 za skorupiaka",
    ),
    "coral_barrier": (
        "Bariera koralowa / Barierę koralową",
        "20, minus 1 per affiliated Ally",
        "20, minus 1 za przyłączonego sojusznika",
    ),
}


# By id: the Polish forms, then a short text in English and in Polish.
Words = Mapping[str, tuple[str, str, str]]


def english_names() -> dict[str, str]:
    """Every component in English."""
    names: dict[str, str] = {"card:monster": "Monster"}
    for race in RACE_IDS:
        names[f"race:{race}"] = race
    for guild in POLISH_GUILDS:
        names[f"guild:{guild}"] = guild
    for face in FACES[:-1]:
        names[f"card:{face.id}"] = f"{RACE_IDS[face.race]} {face.value}"
    names.update(english_rows(LORDS, LORD_WORDS, LOCATIONS, LOCATION_WORDS))
    return names


def english_rows(
    lords: Sequence[Lord], powers: Words, locations: Sequence[Location], points: Words
) -> dict[str, str]:
    """The Lords and Locations of one box in English."""
    names: dict[str, str] = {}
    for lord in lords:
        names[f"power:{lord.id}"] = powers[lord.id][1]
        names[f"lord:{lord.id}"] = lord.name
        names[f"lord:{lord.id}_the"] = f"the {lord.name}"
    for location in locations:
        names[f"points:{location.id}"] = points[location.id][1]
        names[f"location:{location.id}"] = location.name
    return names


def polish_names() -> dict[str, str]:
    """Every component in Polish."""
    names: dict[str, str] = {"card:monster": "Potwór", "card:monster_acc": "Potwora"}
    for race, forms in POLISH_RACES.items():
        for form, word in zip(("", "_acc", "_pl", "_genpl"), forms, strict=True):
            names[f"race:{race}{form}"] = word
    for guild, word in POLISH_GUILDS.items():
        names[f"guild:{guild}"] = word
    for face in FACES[:-1]:
        forms = POLISH_RACES[RACE_IDS[face.race]]
        names[f"card:{face.id}"] = f"{forms[0]} {face.value}"
        names[f"card:{face.id}_acc"] = f"{forms[1]} {face.value}"
    names.update(polish_rows(LORD_WORDS, LOCATION_WORDS))
    return names


def polish_rows(powers: Words, points: Words) -> dict[str, str]:
    """The Lords and Locations of one box in Polish."""
    names: dict[str, str] = {}
    for lord, words in powers.items():
        names[f"power:{lord}"] = words[2]
        add_forms(names, f"lord:{lord}", words[0])
    for location, words in points.items():
        names[f"points:{location}"] = words[2]
        add_forms(names, f"location:{location}", words[0])
    return names


def add_forms(names: dict[str, str], key: str, forms: str) -> None:
    """`Traitor / accusative`: two forms, or one for both."""
    nominative, slash, accusative = forms.partition(" / ")
    names[key] = nominative
    if slash:
        names[f"{key}_acc"] = accusative
