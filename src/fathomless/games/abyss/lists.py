"""Lists that copies of a state share: they are replaced, never changed."""

from __future__ import annotations

from fathomless.games.abyss.box import LORD_BIT, LORD_IDS


def changed(lists: list[list[int]], place: int, value: list[int]) -> list[list[int]]:
    """The same lists with one replaced."""
    twin = lists[:]
    twin[place] = value
    return twin


def changed_number(numbers: list[int], place: int, value: int) -> list[int]:
    """The same list with one number changed."""
    twin = numbers[:]
    twin[place] = value
    return twin


def lord_ids(lords: list[int], chosen: int) -> list[str]:
    """Those of some Lords that are in a set, by their ids."""
    return [LORD_IDS[lord] for lord in lords if chosen & LORD_BIT[lord]]
