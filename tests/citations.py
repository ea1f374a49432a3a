"""Which code and which tests cite each rule of a ledger.

    python tests/citations.py the-abyss

prints the table, then what is missing or wrong, and ends with status 1 if anything is.

Code cites a rule by its full id in a docstring or a comment, anywhere in the package of the game or
in `core` and `bots`. A test cites it with `@rule("TA-R16", ...)` on itself or on its class; a test
marked `skip` or `xfail` does not count. Everything is read from the source text; nothing is run.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fathomless.ledger import Ledger, Rule, parse

ROOT = Path(__file__).resolve().parents[1]

_EXEMPTION = re.compile(r"\(no code:\s*(?P<reason>[^()]*)\)$")
_NOT_RUN = frozenset({"skip", "xfail"})

Places = dict[str, list[str]]
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(slots=True)
class Citations:
    """Where each id is cited, by code and by tests, and what cannot be counted."""

    code: Places = field(default_factory=dict)
    tests: Places = field(default_factory=dict)
    mentions: Places = field(default_factory=dict)
    """Every other place that names an id: strings of the code, comments of the tests."""
    faults: list[str] = field(default_factory=list)
    """Decorators that cite nothing: on a helper, or with an argument that is no plain string."""


def ledgers(root: Path = ROOT) -> dict[str, Ledger]:
    """Every ledger of a source tree, by the name of its game."""
    pages = sorted((root / "docs" / "rules").glob("*.md"))
    return {page.stem: parse(page.stem, page.read_text(encoding="utf-8")) for page in pages}


def collect(root: Path, ledger: Ledger) -> Citations:
    """Read the source tree for ids with the prefix of the ledger."""
    citations = Citations()
    pattern = re.compile(rf"\b{ledger.prefix}-[A-Z]*\d+(?:\.\d+)*(?!\w)")
    package = root / "src" / "fathomless"
    own = [package / "games" / ledger.game.replace("-", "_"), package / "core", package / "bots"]
    for path in sorted(package.rglob("*.py")):
        counts = any(path.is_relative_to(folder) for folder in own)
        _read_code(path, root, pattern, citations, counts)
    for path in sorted((root / "tests").rglob("test_*.py")):
        _read_tests(path, root, pattern, citations)
    return citations


def problems(ledger: Ledger, citations: Citations) -> list[str]:
    """One line for every id that is uncited, unknown or wrongly exempt, with its side."""
    known = {rule.id for rule in ledger.rules}
    found = [line for rule in ledger.rules for line in _missing(rule, citations)]
    for side in (citations.code, citations.tests, citations.mentions):
        for rule_id in sorted(side.keys() - known):
            found.append(f"{rule_id}: not in the ledger, but cited by {', '.join(side[rule_id])}")
    return found + citations.faults


def unknown_prefixes(root: Path, prefixes: Iterable[str]) -> list[str]:
    """Ids in `@rule(...)` that belong to no ledger at all."""
    known = set(prefixes)
    found = []
    for path in sorted((root / "tests").rglob("test_*.py")):
        for test, rule_id in _decorated(path, root, Citations()):
            if rule_id.partition("-")[0] not in known:
                found.append(f"{rule_id}: the prefix of no ledger, but cited by {test}")
    return found


def table(ledger: Ledger, citations: Citations) -> str:
    """The where and tests of every rule, as a Markdown table."""
    rows = ["| id | where | tests |", "| --- | --- | --- |"]
    for rule in ledger.rules:
        reason = exemption(rule)
        where = f"no code: {reason}" if reason else _cell(citations.code, rule.id)
        rows.append(f"| {rule.id} | {where} | {_cell(citations.tests, rule.id)} |")
    return "\n".join(rows)


def exemption(rule: Rule) -> str | None:
    """The reason why nothing can execute this rule, if its source ends with `(no code: reason)`."""
    match = _EXEMPTION.search(rule.source)
    return match["reason"].strip() if match else None


def _missing(rule: Rule, citations: Citations) -> Iterator[str]:
    reason = exemption(rule)
    cited = {"code": rule.id in citations.code, "tests": rule.id in citations.tests}
    if reason is None:
        for side, is_cited in cited.items():
            if not is_cited:
                yield f"{rule.id}: not cited by {side}"
        return
    if not reason:
        yield f"{rule.id}: exempt without a reason"
    for side, is_cited in cited.items():
        if is_cited:
            yield f"{rule.id}: exempt, and yet cited by {side}"


def _cell(places: Places, rule_id: str) -> str:
    return "<br>".join(places.get(rule_id, ["—"]))


def _read_code(
    path: Path, root: Path, pattern: re.Pattern[str], citations: Citations, counts: bool
) -> None:
    source = path.read_text(encoding="utf-8")
    if not pattern.search(source):
        return
    tree = ast.parse(source)
    written = [*_docstrings(tree), *_comments(source)]
    for line, text in written:
        if pattern.search(text):  # to find the owner takes long
            place = f"{path.relative_to(root).as_posix()}:{line}{_owner(tree, line)}"
            _note(citations.code if counts else citations.mentions, pattern, text, place)
    for line, text in _strings(tree):
        place = f"{path.relative_to(root).as_posix()}:{line}"
        _note(citations.mentions, pattern, text, place)


def _read_tests(path: Path, root: Path, pattern: re.Pattern[str], citations: Citations) -> None:
    source = path.read_text(encoding="utf-8")
    for test, rule_id in _decorated(path, root, citations):
        if pattern.fullmatch(rule_id):
            _add(citations.tests, rule_id, test)
    if not pattern.search(source):
        return
    for line, text in [*_docstrings(ast.parse(source)), *_comments(source)]:
        place = f"{path.relative_to(root).as_posix()}:{line}"
        _note(citations.mentions, pattern, text, place)


def _note(places: Places, pattern: re.Pattern[str], text: str, place: str) -> None:
    for rule_id in pattern.findall(text):
        _add(places, rule_id, place)


def _add(places: Places, rule_id: str, place: str) -> None:
    known = places.setdefault(rule_id, [])
    if place not in known:
        known.append(place)


def _docstrings(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Strings that stand alone: docstrings, and those under a field. Line by line."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str() as text), lineno=start):
                yield from enumerate(text.split("\n"), start)


def _comments(source: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def _strings(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Strings that do something: all but those that stand alone."""
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str() as text, lineno=line) if id(node) not in alone:
                yield line, text


def _owner(tree: ast.AST, line: int) -> str:
    """The innermost function or class around a line, with a space before it; empty at the top."""
    around = [
        node
        for node in ast.walk(tree)
        if isinstance(node, Definition) and node.lineno <= line <= (node.end_lineno or 0)
    ]
    return f" {max(around, key=lambda node: node.lineno).name}" if around else ""


def _decorated(path: Path, root: Path, citations: Citations) -> Iterator[tuple[str, str]]:
    """Pairs of test and id, for every test or class of tests with an `@rule(...)`."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node, name in _definitions(tree):
        place = f"{path.relative_to(root).as_posix()}::{name}"
        ids = list(_ids_of(node, place, citations))
        if ids and not _is_test(node):
            citations.faults.append(f"{', '.join(ids)}: @rule on {place}, which is no test")
        elif not _is_skipped(node):
            yield from ((place, rule_id) for rule_id in ids)


def _definitions(tree: ast.AST, outer: str = "") -> Iterator[tuple[Definition, str]]:
    for node in ast.iter_child_nodes(tree):
        name = outer
        if isinstance(node, Definition):
            name = f"{outer}::{node.name}" if outer else node.name
            yield node, name
        yield from _definitions(node, name)


def _ids_of(node: Definition, place: str, citations: Citations) -> Iterator[str]:
    for decorator in node.decorator_list:
        if not isinstance(decorator, ast.Call) or _last_name(decorator.func) != "rule":
            continue
        for argument in decorator.args:
            match argument:
                case ast.Constant(value=str() as rule_id):
                    yield rule_id
                case _:
                    citations.faults.append(f"@rule on {place} takes ids as plain strings only")


def _is_test(node: Definition) -> bool:
    """Whether pytest collects it. A class may inherit its tests from a base not seen here."""
    if not isinstance(node, ast.ClassDef):
        return node.name.startswith("test")
    own = (item for item in node.body if isinstance(item, ast.FunctionDef | ast.AsyncFunctionDef))
    return node.name.startswith("Test") and (bool(node.bases) or any(map(_is_test, own)))


def _is_skipped(node: Definition) -> bool:
    """Whether it is marked not to run, or to fail: such a test holds nothing to its word."""
    marks = (item.func if isinstance(item, ast.Call) else item for item in node.decorator_list)
    return any(_last_name(mark) in _NOT_RUN for mark in marks)


def _last_name(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def main(arguments: list[str]) -> int:
    """Print the table of each game named, or of all."""
    known = ledgers()
    unknown = [game for game in arguments if game not in known]
    if unknown:
        print(f"No ledger for {', '.join(unknown)}. Ledgers: {', '.join(known)}.", file=sys.stderr)
        return 2
    status = 0
    for game in arguments or known:
        citations = collect(ROOT, known[game])
        print(table(known[game], citations))
        found = problems(known[game], citations)
        print("\n" + "\n".join(found) if found else "\nEvery rule is cited by code and by tests.")
        status = max(status, bool(found))
    return int(status)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
