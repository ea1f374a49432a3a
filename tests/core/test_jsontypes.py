"""Reading plain data from a stranger."""

import pytest

from fathomless.core.errors import StateError
from fathomless.core.jsontypes import Json, malformed, read_dict, read_int, read_ints

NO_NUMBERS: list[Json] = [None, True, False, 1.0, "1", [1], {}, -1, 7, 10**40]


def test_a_whole_number_in_its_range_is_read() -> None:
    assert [read_int({"n": n}, "n", 0, 6) for n in (0, 3, 6)] == [0, 3, 6]
    assert read_int({"n": -1}, "n", -1, 6) == -1


@pytest.mark.parametrize("value", NO_NUMBERS, ids=str)
def test_anything_else_is_no_number(value: Json) -> None:
    with pytest.raises(StateError, match="n must be a whole number from 0 to 6") as caught:
        read_int({"n": value}, "n", 0, 6)
    assert caught.value.code == "state/malformed"
    with pytest.raises(StateError, match="not a whole number from 0 to 6"):
        read_ints({"n": [1, value]}, "n", 0, 6)


def test_a_list_of_numbers_is_read_into_a_new_list() -> None:
    numbers: list[Json] = [1, 2, 3]
    read = read_ints({"n": numbers}, "n", 0, 6)
    read.append(4)
    assert (numbers, read) == ([1, 2, 3], [1, 2, 3, 4])
    assert read_ints({"n": []}, "n", 0, 6) == []
    assert read_ints({"n": [1, 2]}, "n", 0, 6, 2) == [1, 2]


@pytest.mark.parametrize("value", [None, 1, "12", {}, [1], [1, 2, 3]], ids=str)
def test_a_list_has_its_length(value: Json) -> None:
    with pytest.raises(StateError, match="n must be a list of 2"):
        read_ints({"n": value}, "n", 0, 6, 2)


def test_objects() -> None:
    assert read_dict({"n": {"a": 1}}, "n") == {"a": 1}
    with pytest.raises(StateError, match="n must be an object"):
        read_dict({"n": []}, "n")


@pytest.mark.parametrize(
    "read", [lambda: read_int({}, "n", 0, 6), lambda: read_ints({}, "n", 0, 6)]
)
def test_a_missing_field_is_malformed(read: object) -> None:
    assert callable(read)
    with pytest.raises(StateError) as caught:
        read()
    assert caught.value.code == "state/malformed"


def test_the_error_is_a_sentence() -> None:
    assert str(malformed("it names no game")) == "This is no saved state: it names no game."
