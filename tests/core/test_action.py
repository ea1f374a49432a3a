"""Actions are interned, named and numbered; vocabularies read their texts."""

import copy
import pickle

import pytest

from fathomless.core.action import Action, Vocabulary, action_by_code
from fathomless.core.errors import NotationError

WORDS = Vocabulary("test-words")
BUY = WORDS.add("buy", 1, refs=("track:3",))
PASS = WORDS.add("pass", 2)
PAY = WORDS.add("pay crab3", 3, item=7, target=1)


def test_an_action_has_text_code_numbers_and_refs() -> None:
    assert (str(PAY), PAY.code, PAY.verb, PAY.item, PAY.target) == ("pay crab3", 2, 3, 7, 1)
    assert (BUY.refs, PASS.refs, PAY.game) == (("track:3",), (), "test-words")
    assert repr(BUY) == "<test-words: buy>"


def test_codes_count_up_in_the_order_of_adding() -> None:
    assert [action.code for action in WORDS.actions] == list(range(len(WORDS.actions)))


@pytest.mark.parametrize("text", ["pay crab3", "  pay crab3 ", "pay   crab3", "pay\tcrab3\n"])
def test_spaces_do_not_matter(text: str) -> None:
    assert WORDS.parse(text) is PAY


@pytest.mark.parametrize("action", [BUY, PASS, PAY], ids=str)
def test_there_is_one_object_per_meaning(action: Action) -> None:
    assert WORDS.parse(str(action)) is action
    assert action_by_code("test-words", action.code) is action
    assert pickle.loads(pickle.dumps(action)) is action
    assert copy.copy(action) is action
    assert copy.deepcopy([action])[0] is action


def test_a_text_can_be_added_only_once() -> None:
    words = Vocabulary("test-twice")
    words.add("buy", 1)
    with pytest.raises(ValueError, match="already has an action 'buy'"):
        words.add("buy", 2)
    assert len(words.actions) == 1


def test_an_unknown_text_is_answered_with_what_is_near() -> None:
    with pytest.raises(NotationError) as caught:
        WORDS.parse("pay crab4")
    assert caught.value.code == "notation/unknown"
    assert str(caught.value) == "test-words has no action 'pay crab4'. Near: pay crab3."


@pytest.mark.parametrize("text", ["", "zzzz", "BUY!!!!!!", "é" * 1000])
def test_an_unknown_text_with_nothing_near_gets_no_hint(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        WORDS.parse(text)
    assert caught.value.code == "notation/unknown"
    assert "Near" not in caught.value.message


@pytest.mark.parametrize(("game", "code"), [("test-words", 3), ("test-words", -1), ("nowhere", 0)])
def test_an_unknown_code_is_refused(game: str, code: int) -> None:
    with pytest.raises(NotationError) as caught:
        action_by_code(game, code)
    assert caught.value.code == "notation/unknown"
