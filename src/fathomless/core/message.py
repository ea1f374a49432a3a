"""Sentences with holes: a key into a game's catalogue and what goes into it.

The catalogues use a subset of ICU MessageFormat: `{x}`, `{n, plural, one {…} other {…}}`, `{who,
select, yes {…} other {…}}` and `#`. A value that is itself a key of the catalogue (a ref such as
`card:eye_1`) is replaced by its name; `{card_acc}` asks for the name's form `card:eye_1_acc`.
"""

from __future__ import annotations

from collections.abc import Mapping

Value = str | int


class Message:
    """What to say, not yet in words."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: dict[str, Value] | None = None) -> None:
        self.key = key
        self.args: dict[str, Value] = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.args!r})"


def plural_category(language: str, n: int) -> str:
    """The CLDR plural category of a whole number, English and Polish."""
    if n == 1:
        return "one"
    if language == "pl":
        return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"
    return "other"


def render(
    template: str, args: Mapping[str, Value], catalogue: Mapping[str, str], language: str = "en"
) -> str:
    """Fill the holes of one template.

    >>> render("{n, plural, one {# card} other {# cards}} left.", {"n": 3}, {})
    '3 cards left.'
    """
    out: list[str] = []
    i = 0
    while i < len(template):
        char = template[i]
        if char == "{":
            end = _closing(template, i)
            out.append(_hole(template[i + 1 : end], args, catalogue, language))
            i = end
        elif char == "}":
            raise ValueError(f"stray }} in {template!r}")
        else:
            out.append(char)
        i += 1
    return "".join(out)


def say(message: Message, catalogue: Mapping[str, str], language: str = "en") -> str:
    """A message in words."""
    return render(catalogue[message.key], message.args, catalogue, language)


def _closing(text: str, start: int) -> int:
    """Where the brace that opens at `start` closes."""
    depth = 0
    for i in range(start, len(text)):
        if text[i] == "{":
            depth += 1
        elif text[i] == "}":
            depth -= 1
            if depth == 0:
                return i
    raise ValueError(f"unclosed {{ in {text!r}")


def _hole(body: str, args: Mapping[str, Value], catalogue: Mapping[str, str], language: str) -> str:
    parts = body.split(",", 2)
    name = parts[0].strip()
    if len(parts) == 1:
        return _name(name, args, catalogue)
    form = parts[1].strip()
    branches = _branches(parts[2])
    value = args[name]
    if form == "plural":
        number = int(value)
        exact = branches.get(f"={number}")
        if exact is None:
            exact = branches.get(plural_category(language, number), branches["other"])
        return render(exact.replace("#", str(number)), args, catalogue, language)
    if form == "select":
        chosen = branches.get(str(value))
        if chosen is None:  # a ref: branches are written with bare ids
            chosen = branches.get(str(value).partition(":")[2], branches["other"])
        return render(chosen, args, catalogue, language)
    raise ValueError(f"unknown form {form!r}")


def _name(name: str, args: Mapping[str, Value], catalogue: Mapping[str, str]) -> str:
    """A plain hole: the value, or the name of the component it refers to, in the form asked for."""
    if name in args:
        value = str(args[name])
        return catalogue.get(value, value)
    base, _, form = name.rpartition("_")
    value = str(args[base])
    return catalogue.get(f"{value}_{form}", catalogue.get(value, value))


def _branches(text: str) -> dict[str, str]:
    """`one {# card} other {# cards}` as a dictionary."""
    found: dict[str, str] = {}
    i = 0
    while True:
        start = text.find("{", i)
        if start < 0:
            return found
        end = _closing(text, start)
        found[text[i:start].strip()] = text[start + 1 : end]
        i = end + 1
