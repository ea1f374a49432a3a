"""What is printed on a card besides its words follows from its effects."""

from __future__ import annotations

import pytest

from fathomless.games.chasms import vocabulary
from fathomless.games.chasms.faces import ULTIMATE, attack, instant, skill
from fathomless.games.chasms.printing import WORD_NAMES, printed, printed_effects
from fathomless.games.chasms.text import ENGLISH, POLISH
from fathomless.games.chasms.vocabulary import ALL, SELF, WOULD_HURT_ME


def test_every_word_of_the_vocabulary_has_its_own_name() -> None:
    assert len(WORD_NAMES) == vocabulary.WORDS
    for number, name in enumerate(WORD_NAMES):
        constant = "PASS" if name == "pass" else name.upper()
        assert getattr(vocabulary, constant) == number


def test_a_card_is_printed_as_it_works() -> None:
    double = attack("x", "X", 1, vocabulary.hit(6, dice=2), vocabulary.heal(SELF, 1), tag=ULTIMATE)
    assert printed(double) == "attack ultimate 2 hit:6 heal:1"
    assert printed(attack("x", "X", 1, vocabulary.hit(3, safe=True))) == "attack regular 0 hit:3"
    rolled = attack("x", "X", 1, vocabulary.hit_by_roll((1, 3, 1), (4, 6, 4)))
    assert printed(rolled) == "attack regular 1 hit:?"
    assert printed(skill("x", "X", 1, vocabulary.swap())) == "skill regular - swap"
    held = instant("x", "X", 1, vocabulary.prevent(ALL), when=WOULD_HURT_ME)
    assert printed(held) == "instant regular - prevent:all"
    assert printed_effects((vocabulary.nothing(),)) == "nothing"


@pytest.mark.parametrize("key", [key for key in ENGLISH if key.startswith(("text:", "face:"))])
def test_whatever_has_a_text_has_a_line(key: str) -> None:
    line = f"print:{key.partition(':')[2]}"
    assert ENGLISH[line] == POLISH[line] != ""
