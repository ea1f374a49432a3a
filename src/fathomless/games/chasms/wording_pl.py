"""The same in Polish. See `wording.py`; the phrases are those of the glossary."""

from __future__ import annotations

from typing import Final

from fathomless.core.message import plural_category
from fathomless.games.chasms import vocabulary as v
from fathomless.games.chasms.vocabulary import ALL, Effect
from fathomless.games.chasms.wording import Say, Tongue, signed, span

WHO_PL: Final = {
    v.SELF: "ty",
    v.TARGET: "wybrany gracz",
    v.ACTOR: "tamten gracz",
    v.OTHERS: "każdy inny gracz z sercami",
    v.ALL_LIVING: "każdy gracz z sercami",
    v.LEFT: "następny gracz z sercami po lewej",
    v.RIGHT: "następny gracz z sercami po prawej",
    v.MOST_VP: "gracz z sercami, który ma najwięcej PZ,",
    v.MOST_HEARTS: "gracz z sercami, który ma najwięcej serc,",
    v.OTHERS_WITH_MORE_VP: "każdy inny gracz z sercami, który ma więcej PZ niż ty,",
}
UNTIL_PL: Final = "do twojej następnej tury"


def counted(n: int, one: str, few: str, many: str) -> str:
    """A number with its noun."""
    forms = {"one": one, "few": few, "many": many}
    return f"{n} {forms[plural_category('pl', n)]}"


def hearts_pl(n: int) -> str:
    return counted(n, "serce", "serca", "serc")


def cards_pl(n: int) -> str:
    return counted(n, "kartę", "karty", "kart")


def does_pl(who: int, own: str, others: str, rest: str) -> str:
    """Somebody does something: the verb for the reader, and for others."""
    return f"{own} {rest}" if who == v.SELF else f"{WHO_PL[who]} {others} {rest}"


def hit_pl(e: Effect) -> str:
    if e.parts:
        values = ", ".join(f"{span(p.low, p.high >> 4)}: {p.high & 15} PZ" for p in e.parts)
        return f"Atak: najpierw rzuć kością ({values})"
    text = f"Atak: weź {e.n} PZ"
    if e.a == 0:
        return text + "; bez odwetu"
    return text + ("; rzut odwetu 2 kośćmi" if e.a == 2 else "")


def drain_pl(e: Effect) -> str:
    if e.a == v.MONSTER:
        return f"Potwór zyskuje {e.n} PZ"
    if e.a == v.BANK:
        return does_pl(e.who, "oddajesz", "oddaje", f"{e.n} PZ do banku")
    if e.a == v.ACTOR:
        return f"daj tamtemu graczowi {e.n} PZ"
    if e.who == v.MONSTER:
        return f"weź {e.n} PZ z Potwora"
    if e.who == v.BANK:
        return f"weź {e.n} PZ z banku"
    giver = "" if e.who == v.IT else f"{WHO_PL[e.who]} "
    return f"{giver}oddaje ci {e.n} PZ"


def toss_pl(e: Effect) -> str:
    if e.n == ALL:
        return does_pl(e.who, "odrzuć", "odrzuca", "wszystkie karty")
    random = "losowo " if e.a == v.RANDOM else ""
    return does_pl(e.who, "odrzuć", "odrzuca", random + cards_pl(e.n))


def fetch_pl(e: Effect) -> str:
    what = cards_pl(e.n)
    if e.a == v.SKILL_CARD:
        what += " Umiejętności"
    elif e.a == v.REGULAR_ATTACK:
        what = counted(e.n, "zwykłą kartę", "zwykłe karty", "zwykłych kart") + " Ataku"
    return f"weź na rękę {what} ze swojego stosu odrzuconych"


def limit_pl(e: Effect) -> str:
    what = ("najwyżej 1 karta", "bez zdolności przywódcy", "bez dobierania na koniec")[e.a]
    return f"{WHO_PL[e.who]}: w następnej turze {what}"


def guard_pl(e: Effect) -> str:
    if e.a == v.VS_CARDS:
        return f"{UNTIL_PL} karty innych graczy na ciebie nie działają"
    if e.n == ALL:
        return f"{UNTIL_PL} nie tracisz serc"
    against = "osłona przed odwetem" if e.a == v.VS_MONSTER else "osłona"
    until = "leży do zużycia" if e.b == v.USED else UNTIL_PL
    if e.who == v.SELF:
        return f"{against}: {hearts_pl(e.n)} ({until})"
    return f"{WHO_PL[e.who]}: {against}, {hearts_pl(e.n)} ({until})"


def boost_pl(e: Effect) -> str:
    change = f"{signed(e.n)} PZ"
    if e.b == v.THIS_ATTACK:
        return f"ten Atak: {change}"
    if e.b == v.NEXT_ATTACK_THIS_TURN:
        return f"twój następny Atak w tej turze: {change}"
    if e.b == v.ALL_ATTACKS_THIS_TURN:
        return f"każdy twój Atak w tej turze: {change}"
    return f"{WHO_PL[e.who]}: następny Atak przed twoją następną turą {change}"


def condition_pl(e: Effect) -> str:
    conditions = {
        v.ANY_PLAYER_DEAD: "jeśli któryś gracz jest bez serc",
        v.SELF_TRAILS_BY_2: (
            "jeśli gracz z sercami, który ma najwięcej PZ, ma ich co najmniej o 2 więcej niż ty"
        ),
    }
    return f"{conditions[e.a]}, {POLISH.effects(e.parts[0].effects)}"


def roll_pl(e: Effect) -> str:
    rows = [f"{span(p.low, p.high)}: {POLISH.effects(p.effects)}" for p in e.parts]
    return "rzuć kością: " + "; ".join(rows)


def prevent_pl(e: Effect) -> str:
    return "nie tracisz tych serc" if e.n == ALL else f"tracisz o {hearts_pl(e.n)} mniej"


REDIRECT_PL: Final = {
    v.TARGET: "ten odwet spada na wybranego gracza",
    v.RANDOM_OTHER: "ten odwet spada na losowego innego gracza z sercami",
}
NEGATE_PL: Final = ("ta karta nie działa", "ta karta na ciebie nie działa", "ten odwet nie działa")
DIE_PL: Final = (
    "rzuć tą kością jeszcze raz",
    "zmień wynik na tej kości o 1 (bez przejścia między 6 a 1)",
    "ustaw tę kość na dowolnej ściance",
)
ECHO_PL: Final = "twój następny Atak w tej turze działa dwa razy; za drugim razem bez odwetu"
AGAIN_PL: Final = "od razu zaatakuj tego Potwora ponownie z tą samą wartością (kolejny rzut odwetu)"
SUMMON_PL: Final = (
    "odkryj następnego Potwora tej gry obok obecnego (bez skutku, jeśli żaden nie został)"
)

POLISH_WORDS: Final[dict[int, Say]] = {
    v.HIT: hit_pl,
    v.DRAIN: drain_pl,
    v.DISCARD_COLLECTED: lambda e: "PZ z tego Ataku wracają do banku",
    v.HURT: lambda e: does_pl(e.who, "tracisz", "traci", hearts_pl(e.n)),
    v.HEAL: lambda e: does_pl(e.who, "zyskujesz", "zyskuje", hearts_pl(e.n)),
    v.REVIVE: lambda e: (
        f"{'wracasz' if e.who == v.SELF else 'gracz bez serc wraca'} do gry ({hearts_pl(e.n)})"
    ),
    v.DRAW: lambda e: does_pl(e.who, "dobierz", "dobiera", cards_pl(e.n)),
    v.TOSS: toss_pl,
    v.GRAB: lambda e: f"weź {e.n} losową kartę z ręki wybranego gracza",
    v.FETCH: fetch_pl,
    v.PEEK: lambda e: (
        f"obejrzyj {e.n} wierzchnie karty swojej talii, weź {e.a}, resztę odłóż na spód"
    ),
    v.SWAP: lambda e: "wymień się z wybranym graczem kartami na ręce",
    v.PASS: lambda e: f"każdy gracz z sercami podaje {e.n} losową kartę w lewo",
    v.PLAYS: lambda e: f"w tej turze możesz zagrać jeszcze {cards_pl(e.n)}",
    v.LIMIT: limit_pl,
    v.GUARD: guard_pl,
    v.PREVENT: prevent_pl,
    v.BOOST: boost_pl,
    v.ECHO: lambda e: ECHO_PL,
    v.NEGATE: lambda e: NEGATE_PL[e.a],
    v.DIE: lambda e: DIE_PL[e.a],
    v.REDIRECT: lambda e: REDIRECT_PL[e.who],
    v.AGAIN: lambda e: AGAIN_PL,
    v.RETALIATE_AGAIN: lambda e: "jeszcze jeden rzut: ten odwet też działa",
    v.SUMMON: lambda e: SUMMON_PL,
    v.SLAY: lambda e: (
        f"usuń z gry Potwora, który ma najwyżej {e.n} PZ; weź {e.a} z jego PZ, "
        "reszta wraca do banku"
    ),
    v.NOTHING: lambda e: "nic się nie dzieje",
    v.IF: condition_pl,
    v.EACH: lambda e: f"{WHO_PL[e.who]} {POLISH.effects(e.parts[0].effects)}",
    v.PICK: lambda e: (
        "wybrany gracz decyduje: " + " ALBO ".join(POLISH.effects(part.effects) for part in e.parts)
    ),
    v.ROLL: roll_pl,
}

POLISH: Final[Tongue] = Tongue(
    POLISH_WORDS,
    {
        v.ANY_TIME: "W każdej chwili: ",
        v.ANY_TIME_HEAL: "W każdej chwili: ",
        v.WOULD_HURT_ME: "Gdy masz stracić serca: ",
        v.WOULD_HURT_OTHER: "Gdy inny gracz ma stracić serca: ",
        v.I_REACH_ZERO: "Gdy zostaje ci 0 serc: ",
        v.ANY_REACHES_ZERO: "Gdy gracz ma 0 serc: ",
        v.ANY_ROLLED: "Po dowolnym rzucie odwetu: ",
        v.MY_ROLLED: "Po twoim rzucie odwetu: ",
        v.OTHER_ROLLED: "Po cudzym rzucie odwetu: ",
        v.CARD_AGAINST_ME: "Gdy karta innego gracza ma na ciebie zadziałać: ",
        v.OTHER_PLAYS_ATTACK: "Gdy inny gracz zagrywa Atak: ",
        v.OTHER_PLAYS_SKILL: "Gdy inny gracz zagrywa Umiejętność: ",
        v.OTHER_PLAYS_INSTANT: "Gdy inny gracz zagrywa Reakcję: ",
        v.OTHER_PLAYS_CARD: "Gdy inny gracz zagrywa kartę: ",
        v.OTHER_TAKES_VP: "Gdy inny gracz bierze PZ z Potwora: ",
        v.CARD_HURTS_ME: "Bierna. Gdy przez kartę innego gracza tracisz serca: ",
    },
    {
        v.OPPONENT: "Wybierz innego gracza z sercami.",
        v.ANY_LIVING: "Wybierz gracza z sercami.",
        v.ANY_PLAYER: "Wybierz gracza, także bez serc.",
        v.DEAD: "Wybierz gracza, który ma 0 serc.",
        v.FEW_HEARTS: "Wybierz gracza, który ma od 1 do 4 serc.",
        v.MORE_CARDS: "Wybierz gracza z sercami, który ma na ręce więcej kart niż ty.",
    },
    "strać 1 serce, aby: ",
    "odrzuć 1 kartę, aby: ",
)
