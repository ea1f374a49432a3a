"""The words of the pages: what stands around the figures, in English and in Polish."""

from __future__ import annotations

from typing import Final

from fathomless.core.message import Value, render

ENGLISH: Final[dict[str, str]] = {
    "study.title": "{game}: a study",
    "study.lead": "{games} {seats, plural, =1 {for one} other {at # seats}}, played by {bots}.",
    "study.interrupted": "Interrupted; {wanted} games were asked for.",
    "study.options": "Options: {settings}.",
    "games": "{n, plural, one {{count} game} other {{count} games}}",
    "between": "{low} to {high}",
    "seats.title": "Seats",
    "seats.about": "How often each seat wins, in per cent, with 95 % intervals. The dashed line is "
    "the mean of all seats.",
    "seats.one": "seat {n}",
    "wins.title": "Wins",
    "wins.about": "How many games were won, in per cent, with a 95 % interval.",
    "wins.one": "won",
    "lengths.title": "Length",
    "lengths.about": "Decisions in a game{seats, plural, =1 {} other {, all seats together}}: half "
    "of the games have {middle} or fewer, the shortest {least}, the longest {most}. The dashed "
    "line is the mean: {mean}.",
    "lengths.unit": "decisions",
    "ends.title": "Ends",
    "ends.about": "How the games ended, in per cent, with 95 % intervals.",
    "ties.title": "Ties",
    "ties.about": "{ties} of {games} had equals in first place. What decided between them:",
    "deeds.title": "Who did what, and who won",
    "deeds.about": "The bar shows in how many of all {seats, plural, =1 {games} other {seats}} it "
    "was done, the dot how many of these won, with a 95 % interval. The dashed line is the mean of "
    "all: {mean}. What goes together with winning need not be its cause.",
    "deeds.rare": "Left out, as done fewer than {few} times: {n}.",
    "deeds.more": "won clearly more often than the mean",
    "deeds.less": "won clearly less often",
    "deeds.unclear": "no clear difference",
    "deeds.done": "of {seats, plural, =1 {games} other {seats}}",
    "deeds.won": "won then",
    "deeds.known": "95 % interval",
    "deeds.extremes": "The {n} with which most won, and the {n} with which fewest did.",
    "deeds.all": "All {n}",
}

POLISH: Final[dict[str, str]] = {
    "study.title": "{game}: statystyki",
    "study.lead": "{games}, {seats, plural, =1 {gra dla jednej osoby} few {# miejsca} other "
    "{# miejsc}}. Grały boty: {bots}.",
    "study.interrupted": "Przerwano; zaplanowane partie: {wanted}.",
    "study.options": "Opcje: {settings}.",
    "games": "{n, plural, one {{count} partia} few {{count} partie} other {{count} partii}}",
    "between": "{low} do {high}",
    "seats.title": "Miejsca",
    "seats.about": "Jak często wygrywa każde miejsce, w procentach, z przedziałem ufności 95 %. "
    "Linia przerywana to średnia wszystkich miejsc.",
    "seats.one": "miejsce {n}",
    "wins.title": "Wygrane",
    "wins.about": "Ile partii wygrano, w procentach, z przedziałem ufności 95 %.",
    "wins.one": "wygrane",
    "lengths.title": "Długość",
    "lengths.about": "Decyzje w partii{seats, plural, =1 {} other {, wszystkie miejsca razem}}: w "
    "połowie partii najwyżej {middle}, w najkrótszej {least}, w najdłuższej {most}. Linia "
    "przerywana to średnia: {mean}.",
    "lengths.unit": "decyzje",
    "ends.title": "Zakończenia",
    "ends.about": "Jak kończyły się partie, w procentach, z przedziałem ufności 95 %.",
    "ties.title": "Remisy",
    "ties.about": "Partie z remisem o pierwsze miejsce: {ties} z {total}. Co rozstrzygnęło:",
    "deeds.title": "Kto co zrobił i kto wygrał",
    "deeds.about": "Pasek pokazuje, {seats, plural, =1 {w ilu ze wszystkich partii} other {przy "
    "ilu ze wszystkich miejsc}} to zrobiono, a kropka, ile z nich wygrało, z przedziałem ufności "
    "95 %. Linia przerywana to średnia wszystkich: {mean}. To, co idzie w parze z wygraną, nie "
    "musi być jej przyczyną.",
    "deeds.rare": "Pominięto, bo rzadsze niż {few} razy: {n}.",
    "deeds.more": "wygrane wyraźnie częstsze od średniej",
    "deeds.less": "wygrane wyraźnie rzadsze",
    "deeds.unclear": "bez wyraźnej różnicy",
    "deeds.done": "{seats, plural, =1 {partie} other {miejsca}}",
    "deeds.won": "wygrane",
    "deeds.known": "przedział 95 %",
    "deeds.extremes": "Najczęściej i najrzadziej wygrywające: po {n}.",
    "deeds.all": "Wszystkie: {n}",
}

PAGES: Final = {"en": ENGLISH, "pl": POLISH}
POLISH_SIGNS: Final = str.maketrans({",": "\N{NO-BREAK SPACE}", ".": ","})


class PageWords:
    """The sentences and numbers of a page in one language: `words("seats.one", n=2)`."""

    __slots__ = ("language", "strings")

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.strings = PAGES[language]

    def __call__(self, key: str, /, **args: Value) -> str:
        """One sentence."""
        return render(self.strings[key], args, self.strings, self.language)

    def number(self, value: float, digits: int = 0) -> str:
        """A number with so many digits behind the point."""
        text = f"{value:,.{digits}f}".replace("-", "\N{MINUS SIGN}")
        return text.translate(POLISH_SIGNS) if self.language == "pl" else text

    def signed(self, value: float, digits: int = 1) -> str:
        """A difference."""
        return ("+" if value > 0 else "") + self.number(value, digits)

    def percent(self, share: float) -> str:
        """A rate."""
        return f"{self.number(100 * share, 1)} %"

    def between(self, interval: tuple[float, float], digits: int = 1) -> str:
        """An interval of numbers."""
        low, high = (self.number(end, digits) for end in interval)
        return self("between", low=low, high=high)

    def games(self, count: int) -> str:
        """So many games."""
        return self("games", n=count, count=self.number(count))
