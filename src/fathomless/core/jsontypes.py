"""The types of plain data, and how to read it from a stranger without trusting it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from fathomless.core.errors import StateError

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
JsonDict = dict[str, Json]


def malformed(what: str) -> StateError:
    """The error for a saved state that says something impossible."""
    return StateError("state/malformed", f"This is no saved state: {what}.")


def read_int(data: Mapping[str, Json], field: str, low: int, high: int) -> int:
    """A whole number between low and high."""
    value = data.get(field)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise malformed(f"{field} must be a whole number from {low} to {high}, not {value!r}")
    return value


def read_ints(
    data: Mapping[str, Json], field: str, low: int, high: int, length: int | None = None
) -> list[int]:
    """A list of whole numbers between low and high."""
    value = data.get(field)
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise malformed(f"{field} must be a list{'' if length is None else f' of {length}'}")
    found: list[int] = []
    for entry in value:
        if isinstance(entry, bool) or not isinstance(entry, int) or not low <= entry <= high:
            raise malformed(f"{field} holds {entry!r}, not a whole number from {low} to {high}")
        found.append(entry)
    return found


def read_dict(data: Mapping[str, Json], field: str) -> JsonDict:
    """An object."""
    value = data.get(field)
    if not isinstance(value, dict):
        raise malformed(f"{field} must be an object")
    return value


def read_stack(data: Mapping[str, Json], kinds: Collection[str]) -> list[tuple[str, list[int]]]:
    """The saved questions, each as its kind and its fields; whole numbers of at most 64 bits."""
    stack = data.get("stack")
    if not isinstance(stack, list):
        raise malformed("stack must be a list")
    found: list[tuple[str, list[int]]] = []
    for entry in stack:
        kind = entry[0] if isinstance(entry, list) and entry else None
        if not isinstance(entry, list) or not isinstance(kind, str) or kind not in kinds:
            raise malformed(f"{entry!r} is no question of this game")
        found.append((kind, read_ints({kind: entry[1:]}, kind, 0, (1 << 63) - 1)))
    return found
