"""The rule ledger of a game: the rules page, read from `docs/rules/<game>.md`.

The English ledger is the source. `docs/rules/<language>/<game>.md` is the same in another language:
the same ids in the same chapters, which a test holds it to.

A ledger is Markdown and stays readable as such. Its form is narrow, so that it has one meaning:

    # Title of the game
    Introduction.
    ## Title of a chapter
    Prose of the chapter, if any; tables with other headings belong to it.
    | id | rule | source |
    | --- | --- | --- |
    | TA-R1 | What the rule says. | Section of the rulebook, or a ruling |

At most one rule table closes each chapter. All ids of a ledger share their prefix, and none occurs
twice.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

TABLE_HEADS = {"en": "| id | rule | source |", "pl": "| id | zasada | źródło |"}
TABLE_RULE = "| --- | --- | --- |"

_GAME_NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_RULE_ID = re.compile(r"[A-Z]{2,3}-[A-Z]*\d+(?:\.\d+)*")
_ID_OR_PART = re.compile(r"(?:[A-Z]{2,3}-)?[A-Z]{0,2}\d+(?:\.\d+)*")
_STRAY_ROW = re.compile(rf"^\|\s*{_RULE_ID.pattern}\s*\|.*", re.MULTILINE)
_SERIES = re.compile(r"(?P<series>.*?)\d+")
_CELL_END = re.compile(r"(?<!\\)\|")
_MARKUP = re.compile(r"\*\*|`|\\(?=\|)")


class LedgerError(LookupError):
    """A ledger or a rule that is not there, or a ledger that cannot be read: `rules/…`."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    def __reduce__(self) -> tuple[type, tuple[str, str]]:
        return type(self), (self.code, self.message)


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule as it stands, with the section of the rulebook or the ruling it rests on."""

    id: str
    text: str
    source: str
    chapter: str

    @property
    def markdown(self) -> str:
        """The rule by itself: id, sentence, source."""
        return f"**{self.id}** {self.text}\n\n*{self.chapter} · {self.source}*"

    @property
    def plain(self) -> str:
        """The rule by itself, without markup."""
        return f"{self.id} {without_markup(self.text)} [{without_markup(self.source)}]"


@dataclass(frozen=True, slots=True)
class Chapter:
    """A stretch of the ledger: prose, then rules. Either may be empty."""

    title: str
    prose: str
    rules: tuple[Rule, ...]
    language: str = "en"

    @property
    def markdown(self) -> str:
        """The chapter as it is written in the ledger."""
        parts = [f"## {self.title}"]
        if self.prose:
            parts.append(self.prose)
        if self.rules:
            rows = [f"| {rule.id} | {rule.text} | {rule.source} |" for rule in self.rules]
            parts.append("\n".join([TABLE_HEADS[self.language], TABLE_RULE, *rows]))
        return "\n\n".join(parts)


@dataclass(frozen=True, slots=True)
class Ledger:
    """All the rules of one game, in reading order."""

    game: str
    title: str
    chapters: tuple[Chapter, ...]
    intro: str = ""

    @property
    def rules(self) -> tuple[Rule, ...]:
        """Every rule, in reading order."""
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)

    @property
    def language(self) -> str:
        """The language it is written in."""
        return next((chapter.language for chapter in self.chapters), "en")

    @property
    def prefix(self) -> str:
        """What all the ids begin with, such as `TA`; empty in a ledger without rules."""
        return next((rule.id.partition("-")[0] for rule in self.rules), "")

    @property
    def markdown(self) -> str:
        """The whole ledger, as it is written."""
        head = [f"# {self.title}", self.intro] if self.intro else [f"# {self.title}"]
        return "\n\n".join([*head, *(chapter.markdown for chapter in self.chapters)]) + "\n"

    def rule(self, rule_id: str) -> Rule:
        """The rule of that id. Case does not matter, and the prefix may be left out: `r16`."""
        wanted = rule_id.strip().upper()
        by_id = {rule.id: rule for rule in self.rules}
        found = by_id.get(wanted) or by_id.get(f"{self.prefix}-{wanted}")
        if found is None:
            raise LedgerError("rules/unknown-id", self._no_such_rule(wanted))
        return found

    def is_id(self, text: str) -> bool:
        """Whether this is written like an id: `TA-R16`, `r16`. There may be no such rule."""
        return _ID_OR_PART.fullmatch(text.strip().upper()) is not None

    def search(self, words: Sequence[str]) -> list[Rule]:
        """The rules in which all the words occur, the best first; else in reading order.

        Case does not matter. A word counts for more where it stands by itself.
        """
        wanted = [word.casefold() for text in words for word in text.split()]
        ranks = [(_rank(rule, wanted), rule) for rule in self.rules]
        found = [(rank, rule) for rank, rule in ranks if rank > 0]
        if not found:
            message = f"No rule of {self.title} has all of these words: {' '.join(wanted)!r}."
            raise LedgerError("rules/no-match", message)
        return [rule for _, rule in sorted(found, key=lambda entry: -entry[0])]

    def chapter(self, title: str) -> Chapter:
        """The chapter of that title. Case does not matter."""
        wanted = title.strip().casefold()
        for chapter in self.chapters:
            if chapter.title.casefold() == wanted:
                return chapter
        titles = ", ".join(chapter.title for chapter in self.chapters)
        message = f"{self.title} has no chapter {title!r}. Chapters: {titles}."
        raise LedgerError("rules/unknown-chapter", message)

    def _no_such_rule(self, wanted: str) -> str:
        ids = [rule.id for rule in self.rules]
        local = wanted.removeprefix(f"{self.prefix}-")
        near = get_close_matches(f"{self.prefix}-{local}", ids, n=4, cutoff=0.75)
        hint = f"Near it: {', '.join(near)}." if near else f"Ids: {_ranges(ids)}."
        return f"{self.title} has no rule {wanted!r}. {hint}"


def load(game: str, language: str = "en") -> Ledger:
    """The ledger of a game by its name, from the installed package or else from the source tree.

    In English where it is not written in this language: an id is the same rule in all of them.
    """
    if _GAME_NAME.fullmatch(game):
        for folder in _folders():
            for tongue in (language, "en") if language in TABLE_HEADS else ("en",):
                page = _page(folder, game, tongue)
                if page.is_file():
                    return parse(game, page.read_text(encoding="utf-8"), tongue)
    known = ", ".join(names()) or "none"
    raise LedgerError("rules/unknown-game", f"There is no rules page for {game!r}. Games: {known}.")


def names() -> list[str]:
    """The games that have a ledger, in alphabetical order."""
    pages = (page.name for folder in _folders() if folder.is_dir() for page in folder.iterdir())
    return sorted({name.removesuffix(".md") for name in pages if name.endswith(".md")})


def parse(game: str, text: str, language: str = "en") -> Ledger:
    """Read the text of a ledger. Where its form is broken, `rules/malformed` names the line."""
    head, *sections = re.split(r"^## ", text, flags=re.MULTILINE)
    title_line, _, intro = head.strip().partition("\n")
    if not title_line.startswith("# "):
        raise _malformed(game, "the first line is not a title", title_line)
    chapters = tuple(_parse_chapter(game, section, language) for section in sections)
    ledger = Ledger(game, title_line.removeprefix("# ").strip(), chapters, intro.strip())
    _check_ids(ledger)
    return ledger


def without_markup(text: str) -> str:
    """The text as a person would read it aloud: no bold, no code ticks, no escapes."""
    return _MARKUP.sub("", text)


def _rank(rule: Rule, words: Sequence[str]) -> int:
    """How well a rule answers these words; 0: not all of them occur."""
    text = without_markup(rule.text).casefold()
    place = f"{rule.id} {rule.chapter}".casefold()
    if not words or not all(word in text or word in place for word in words):
        return 0
    alone = set(re.findall(r"\w+", text))
    phrase = 4 if len(words) > 1 and " ".join(words) in text else 0
    return phrase + sum(1 + 2 * (word in alone) + 2 * (word in place) for word in words)


def _folders() -> tuple[Traversable, ...]:
    """Where ledgers lie: beside this module in a wheel, under `docs` in the source tree."""
    source_tree = Path(__file__).resolve().parents[2]
    return files("fathomless") / "ledger", source_tree / "docs" / "rules"


def _page(folder: Traversable, game: str, language: str) -> Traversable:
    return folder / f"{game}.md" if language == "en" else folder / language / f"{game}.md"


def _parse_chapter(game: str, section: str, language: str) -> Chapter:
    title, _, body = section.partition("\n")
    title = title.strip()
    prose, head, table = body.partition(TABLE_HEADS[language] + "\n")
    stray = _STRAY_ROW.search(prose)
    if stray:
        raise _malformed(game, f"a rule of {title!r} stands outside the rule table", stray[0])
    if not head:
        return Chapter(title, prose.strip(), (), language)
    dashes, *rows = table.strip().splitlines() or [""]
    if dashes != TABLE_RULE or not rows:
        raise _malformed(game, f"the rule table of {title!r} is not followed by rules", dashes)
    rules = tuple(_parse_row(game, title, row) for row in rows)
    return Chapter(title, prose.strip(), rules, language)


def _parse_row(game: str, chapter: str, row: str) -> Rule:
    match [cell.strip() for cell in _CELL_END.split(row)]:
        case ["", rule_id, text, source, ""] if rule_id and text and source:
            pass
        case _:
            raise _malformed(game, f"not a row of the rule table of {chapter!r}", row)
    if not _RULE_ID.fullmatch(rule_id):
        raise _malformed(game, "not a rule id", row)
    return Rule(rule_id, text, source, chapter)


def _check_ids(ledger: Ledger) -> None:
    seen: set[str] = set()
    for rule in ledger.rules:
        if rule.id in seen:
            raise _malformed(ledger.game, "the id occurs twice", rule.id)
        if not rule.id.startswith(f"{ledger.prefix}-"):
            raise _malformed(ledger.game, f"the prefix is not {ledger.prefix}", rule.id)
        seen.add(rule.id)


def _ranges(ids: Iterable[str]) -> str:
    """`TA-R1 to TA-R32, TA-A1 to TA-A40`: the first and last id of each series."""
    series: dict[str, list[str]] = {}
    for rule_id in ids:
        match = _SERIES.match(rule_id)
        series.setdefault(match["series"] if match else rule_id, []).append(rule_id)
    return ", ".join(_first_to_last(group) for group in series.values()) or "none"


def _first_to_last(ids: Sequence[str]) -> str:
    ordered = sorted(ids, key=lambda rule_id: [int(part) for part in re.findall(r"\d+", rule_id)])
    return ordered[0] if len(ordered) == 1 else f"{ordered[0]} to {ordered[-1]}"


def _malformed(game: str, problem: str, line: str) -> LedgerError:
    return LedgerError("rules/malformed", f"Ledger {game}: {problem}: {line!r}.")
