"""Sentences with holes, in English and Polish."""

import pytest

from fathomless.core.message import Message, Value, plural_category, render, say

NAMES = {"card:ray": "Ray", "card:eel": "Eel", "card:eel_acc": "Eela"}
CARDS = "{n, plural, one {# card} other {# cards}}"
KARTY = "{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}"


def test_plain_text_is_itself() -> None:
    assert render("Nothing to fill – # stays.", {}, {}) == "Nothing to fill – # stays."
    assert render("", {}, {}) == ""


def test_a_hole_takes_its_value() -> None:
    assert render("{ who } has {n}.", {"who": "Ines", "n": 3}, {}) == "Ines has 3."


def test_a_value_that_is_a_key_becomes_its_name() -> None:
    assert render("{card}!", {"card": "card:ray"}, NAMES) == "Ray!"
    assert render("{card}!", {"card": "card:whale"}, NAMES) == "card:whale!"


def test_a_form_of_a_name_falls_back_to_the_name() -> None:
    assert render("{card_acc}", {"card": "card:eel"}, NAMES) == "Eela"
    assert render("{card_acc}", {"card": "card:ray"}, NAMES) == "Ray"
    assert render("{card_acc}", {"card": "card:whale"}, NAMES) == "card:whale"


def test_an_argument_with_an_underscore_is_no_form() -> None:
    assert render("{last_card}", {"last_card": "card:ray"}, NAMES) == "Ray"
    assert render("{last_card_acc}", {"last_card": "card:eel"}, NAMES) == "Eela"


@pytest.mark.parametrize(
    ("n", "text"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards"), (21, "21 cards")]
)
def test_english_plurals(n: int, text: str) -> None:
    assert render(CARDS, {"n": n}, {}) == text


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (0, "0 kart"),
        (1, "1 karta"),
        (2, "2 karty"),
        (4, "4 karty"),
        (5, "5 kart"),
        (11, "11 kart"),
        (12, "12 kart"),
        (14, "14 kart"),
        (21, "21 kart"),
        (22, "22 karty"),
        (34, "34 karty"),
        (101, "101 kart"),
        (112, "112 kart"),
        (122, "122 karty"),
    ],
)
def test_polish_plurals(n: int, text: str) -> None:
    assert render(KARTY, {"n": n}, {}, "pl") == text


def test_plural_categories() -> None:
    assert [plural_category("en", n) for n in (0, 1, 2)] == ["other", "one", "other"]
    assert [plural_category("pl", n) for n in (0, 1, 3, 13, 23)] == [
        "many",
        "one",
        "few",
        "many",
        "few",
    ]


def test_an_exact_number_goes_before_its_category() -> None:
    template = "{n, plural, =0 {none} =1 {just one} one {# card} other {# cards}}"
    assert [render(template, {"n": n}, {}) for n in (0, 1, 2)] == ["none", "just one", "2 cards"]


def test_a_missing_category_falls_back_to_other() -> None:
    assert render("{n, plural, other {#}}", {"n": 1}, {}) == "1"
    assert render("{n, plural, one {#} other {viel}}", {"n": 3}, {}, "pl") == "viel"


def test_a_number_may_come_as_text() -> None:
    assert render(CARDS, {"n": "1"}, {}) == "1 card"


def test_select_goes_by_the_id_of_a_ref() -> None:
    """A value that has a name is passed as its ref; the branches are written with bare ids."""
    template = "{reason, select, stop {Stop.} other {Something else.}}"
    catalogue = {"reason:stop": "Stop was called."}
    assert render(template, {"reason": "reason:stop"}, catalogue) == "Stop."
    assert render(template, {"reason": "reason:other"}, catalogue) == "Something else."


def test_select_takes_its_branch_or_other() -> None:
    template = "{self, select, yes {You take} other {{who} takes}} {card}."
    mine: dict[str, Value] = {"self": "yes", "who": "Ines", "card": "card:ray"}
    assert render(template, mine, NAMES) == "You take Ray."
    assert render(template, {**mine, "self": "no"}, NAMES) == "Ines takes Ray."


def test_forms_nest() -> None:
    template = "{self, select, yes {{n, plural, one {# of yours} other {all #}}} other {{who} {n}}}"
    args: dict[str, Value] = {"self": "yes", "n": 1, "who": "Ines"}
    assert render(template, args, {}) == "1 of yours"
    assert render(template, {**args, "n": 3}, {}) == "all 3"
    assert render(template, {**args, "self": "no"}, {}) == "Ines 1"


def test_a_value_is_never_read_as_a_template() -> None:
    """Names come from strangers."""
    assert render("{who} plays.", {"who": "{n, plural}"}, {}) == "{n, plural} plays."
    nested = "{self, select, other {{who} plays.}}"
    assert render(nested, {"self": 1, "who": "}{"}, {}) == "}{ plays."


@pytest.mark.parametrize("template", ["a } b", "}", "{n}}"])
def test_a_stray_brace_is_an_error(template: str) -> None:
    with pytest.raises(ValueError, match=r"stray \}"):
        render(template, {"n": 1}, {})


@pytest.mark.parametrize("template", ["{", "{n", "a {n, plural, one {#}", "{{n}"])
def test_an_unclosed_brace_is_an_error(template: str) -> None:
    with pytest.raises(ValueError, match=r"unclosed \{"):
        render(template, {"n": 1}, {})


def test_an_unknown_form_is_an_error() -> None:
    with pytest.raises(ValueError, match="unknown form 'ordinal'"):
        render("{n, ordinal, other {#}}", {"n": 1}, {})


@pytest.mark.parametrize("template", ["{missing}", "{missing, plural, other {#}}", "{m_acc}"])
def test_a_missing_argument_is_an_error(template: str) -> None:
    with pytest.raises(KeyError):
        render(template, {"n": 1}, {})


def test_a_form_without_other_is_an_error() -> None:
    with pytest.raises(KeyError, match="other"):
        render("{who, select, yes {You}}", {"who": "no"}, {})


def test_say_looks_the_sentence_up() -> None:
    catalogue = {"left": CARDS + " left."}
    assert say(Message("left", {"n": 2}), catalogue) == "2 cards left."
    with pytest.raises(KeyError):
        say(Message("right"), catalogue)


def test_messages_are_values() -> None:
    assert Message("a", {"n": 1}) == Message("a", {"n": 1})
    assert Message("a") == Message("a", {})
    assert Message("a", {"n": 1}) != Message("a", {"n": 2})
    assert Message("a") != Message("b")
    assert Message("a") != "a"
    assert len({Message("a", {"n": 1}), Message("a", {"n": 1})}) == 1
    assert repr(Message("a", {"n": 1})) == "Message('a', {'n': 1})"
