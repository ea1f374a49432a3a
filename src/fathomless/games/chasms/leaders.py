"""The Factions and their Leaders, one row each (CH-R1, CH-C1, CH-C2).

To be proof-read against the ledger's tables, like the cards of `cards.py`.
"""

from __future__ import annotations

from typing import Final

from fathomless.games.chasms.faces import Faction, leader
from fathomless.games.chasms.vocabulary import (
    ACTOR,
    ANY_LIVING,
    BANK,
    CARD_HURTS_ME,
    FEW_HEARTS,
    MONSTER,
    MORE_CARDS,
    MY_NEXT_TURN,
    MY_ROLLED,
    NEXT_ATTACK_BEFORE_MY_NEXT_TURN,
    NEXT_ATTACK_THIS_TURN,
    OPPONENT,
    REROLL,
    SELF,
    SELF_TRAILS_BY_2,
    TARGET,
    VS_ANY,
    boost,
    die,
    drain,
    draw,
    fetch,
    grab,
    guard,
    heal,
    hurt,
    plays,
    roll,
    when,
)

FACTIONS: Final = (
    Faction("ember", "Emberfang Wardens", "aggression paid for in Hearts"),
    Faction("tide", "Tidecallers", "healing and card flow"),
    Faction("gear", "Gearwrights", "control of the retaliation die"),
    Faction("veil", "Veilwalkers", "theft of cards and VP"),
    Faction("thorn", "Thornkin", "endurance and payback"),
    Faction("sun", "Sunlance Order", "protection that earns VP"),
    Faction("grave", "Gravetide Covenant", "discard-pile recursion, curses"),
    Faction("storm", "Stormriders", "many small actions"),
    Faction("coin", "Coinblades", "bargains and VP pressure"),
    Faction("choir", "Cherbin Choir", "shared support"),
    Faction("frost", "Frostbinders", "slowing rivals"),
    Faction("chasm", "Chasmborn", "gambling with the Chasm"),
)

LEADERS: Final = (
    leader("ember", "Captain Ruska", boost(SELF, 2, until=NEXT_ATTACK_THIS_TURN), hearts=1),
    leader(
        "tide",
        "Mirelle of the Shoals",
        heal(TARGET, 1),
        choose=FEW_HEARTS,
    ),
    leader("gear", "Odo Brasspin", die(REROLL), when=MY_ROLLED),
    leader("veil", "Nyxa Half-Seen", grab(1), draw(TARGET, 1), choose=MORE_CARDS, hearts=1),
    leader("thorn", "Old Bramble", hurt(ACTOR, 1), when=CARD_HURTS_ME),
    leader(
        "sun",
        "Ser Aldous",
        guard(TARGET, 1, vs=VS_ANY, until=MY_NEXT_TURN),
        choose=ANY_LIVING,
        cards=1,
    ),
    leader("grave", "Morwen the Pale", fetch(1), hearts=1),
    leader("storm", "Kestra Galewing", plays(1), draw(SELF, 1), cards=1),
    leader("coin", "Fenwick Tull", when(SELF_TRAILS_BY_2, drain(1, source=BANK, to=SELF))),
    leader("choir", "Elder Pip", draw(SELF, 1), draw(TARGET, 1), choose=OPPONENT),
    leader(
        "frost",
        "Isolde Rime",
        boost(TARGET, -1, until=NEXT_ATTACK_BEFORE_MY_NEXT_TURN),
        choose=OPPONENT,
        cards=1,
    ),
    leader(
        "chasm",
        "Vorr the Unmade",
        roll(
            (1, 1, hurt(SELF, 1)),
            (2, 3, draw(SELF, 1)),
            (4, 4, drain(1, source=MONSTER, to=SELF)),
            (5, 6, heal(SELF, 1)),
        ),
    ),
)
