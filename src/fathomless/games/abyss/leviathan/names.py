"""The names of Leviathan's components in English and in Polish, and short texts of what they do."""

from __future__ import annotations

from typing import Final

from fathomless.games.abyss.leviathan.material import FACES, LORDS
from fathomless.games.abyss.material import RACE_IDS
from fathomless.games.abyss.names import POLISH_RACES, add_forms

# Polish nominative and accusative; the power in English and in Polish.
LORD_WORDS: Final = {
    "intrepid": (
        "Śmiałek / Śmiałka",
        "After a kill you may fight a second one.",
        "Po zgładzeniu możesz walczyć z drugim.",
    ),
    "border_guard": (
        "Pogranicznik / Pogranicznika",
        "An opponent adds a Leviathan.",
        "Przeciwnik dokłada Lewiatana.",
    ),
    "taxidermist": (
        "Taksydermista / Taksydermistę",
        "2 Pearls per health point you take.",
        "2 perły za każdy odebrany punkt życia.",
    ),
    "arms_dealer": (
        "Handlarz bronią / Handlarza bronią",
        "1 Pearl per Leviathan on the Border.",
        "1 perła za każdego Lewiatana na Granicy.",
    ),
    "metamorph": (
        "Metamorf / Metamorfa",
        "Any Ally can attack any Leviathan.",
        "Każdy sojusznik atakuje każdego Lewiatana.",
    ),
    "sorcerer": (
        "Czarownik / Czarownika",
        "You may fight a Leviathan now.",
        "Możesz teraz walczyć z Lewiatanem.",
    ),
    "altruist": (
        "Altruista / Altruistę",
        "1 more token per health point you take.",
        "1 żeton więcej za odebrany punkt życia.",
    ),
    "rebel": (
        "Buntownik / Buntownika",
        "Take 1 health point of a Leviathan.",
        "Odbierz Lewiatanowi 1 punkt życia.",
    ),
    "coward": (
        "Tchórz / Tchórza",
        "You may ignore Monsters.",
        "Możesz ignorować Potwory.",
    ),
    "breeder": (
        "Hodowca bestii / Hodowcę bestii",
        "Add a Leviathan on a free space.",
        "Dołóż Lewiatana na wolne pole.",
    ),
}

SPECIAL_WORDS: Final = {"pearls": ("Pearls", "perły"), "dice": ("2 dice", "2 kości")}

TOKEN_WORDS: Final = {
    "2_pearls": ("2 Pearls", "2 perły"),
    "3_pearls": ("3 Pearls", "3 perły"),
    "key": ("1 Key", "1 klucz"),
    "stack": ("1 Council stack", "1 stos Rady"),
}


def english_names() -> dict[str, str]:
    """Every component in English."""
    names: dict[str, str] = {}
    for face in FACES:
        words = SPECIAL_WORDS[face.id.partition("_")[2]]
        names[f"card:{face.id}"] = f"{RACE_IDS[face.race]} {face.value} ({words[0]})"
    for lord in LORDS:
        names[f"power:{lord.id}"] = LORD_WORDS[lord.id][1]
        names[f"lord:{lord.id}"] = lord.name
        names[f"lord:{lord.id}_the"] = f"the {lord.name}"
    for token, words in TOKEN_WORDS.items():
        names[f"token:{token}"] = words[0]
    return names


def polish_names() -> dict[str, str]:
    """Every component in Polish."""
    names: dict[str, str] = {}
    for face in FACES:
        words = SPECIAL_WORDS[face.id.partition("_")[2]]
        forms = POLISH_RACES[RACE_IDS[face.race]]
        names[f"card:{face.id}"] = f"{forms[0]} {face.value} ({words[1]})"
        names[f"card:{face.id}_acc"] = f"{forms[1]} {face.value} ({words[1]})"
    for lord, texts in LORD_WORDS.items():
        names[f"power:{lord}"] = texts[2]
        add_forms(names, f"lord:{lord}", texts[0])
    for token, words in TOKEN_WORDS.items():
        names[f"token:{token}"] = words[1]
    return names
