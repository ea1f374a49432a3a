"""`fathomless rules`: the rules of a game, whole, one by one, or by their words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from fathomless.cli.shell import print_json

if TYPE_CHECKING:
    from rich.console import Console

    from fathomless.ledger import Ledger, Rule

EXAMPLES = (
    "fathomless rules the-abyss",
    "fathomless rules the-abyss TA-R16",
    "fathomless rules the-abyss r16 --json",
    "fathomless rules abyss council stack",
    "fathomless rules the-abyss --lang pl",
)


def command() -> Callable[..., None]:
    return rules


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="ID | WORDS", help="One rule, such as TA-R16, or words to find."),
    ] = None,
    lang: Annotated[
        str, typer.Option(envvar="FATHOMLESS_LANG", help="Language of the page: en or pl.")
    ] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Read the rules of a game, one rule by its id, or those that have all of some words.

    Words are found in any case, also within others: the rules that fit best come first.
    """
    from fathomless import ledger
    from fathomless.play.words import Words

    page = ledger.load(game, Words(lang).language)
    if words and len(words) == 1 and page.is_id(words[0]):
        rule = page.rule(words[0])
        print_json(rule_data(rule)) if as_json else print_rule(rule)
    elif words:
        found = page.search(words)
        print_json([rule_data(rule) for rule in found]) if as_json else print_found(found)
    elif as_json:
        print_json(ledger_data(page))
    else:
        print_ledger(page)


def rule_data(rule: Rule) -> dict[str, str]:
    return {"id": rule.id, "text": rule.text, "source": rule.source, "chapter": rule.chapter}


def ledger_data(page: Ledger) -> dict[str, object]:
    chapters = [
        {"title": c.title, "prose": c.prose, "rules": [rule_data(rule) for rule in c.rules]}
        for c in page.chapters
    ]
    return {"game": page.game, "title": page.title, "intro": page.intro, "chapters": chapters}


def print_rule(rule: Rule) -> None:
    """One rule with its chapter and its source."""
    from rich.text import Text

    from fathomless.ledger import without_markup
    from fathomless.play.terminal.screen import make_console

    console = make_console()
    text = Text(f"{rule.id}  ", style="bold cyan")
    console.print(text.append(without_markup(rule.text), style="not bold default"))
    console.print(Text(f"{rule.chapter} · {without_markup(rule.source)}", style="dim"))


def print_found(found: list[Rule]) -> None:
    """Rules that were searched for, the best first."""
    from fathomless.play.terminal.screen import make_console

    console = make_console()
    print_rows(console, found, min(console.width, 100), with_chapter=True)


def print_ledger(page: Ledger) -> None:
    """The whole page; through a pager where a person reads it on a terminal."""
    import sys

    from fathomless.play.terminal.screen import make_console

    console = make_console()
    if console.is_terminal and sys.stdin.isatty():
        with console.pager(styles=not console.no_color):
            print_chapters(console, page)
    else:
        print_chapters(console, page)


def print_chapters(console: Console, page: Ledger) -> None:
    from rich.markdown import Markdown

    width = min(console.width, 100)
    console.print(Markdown(f"# {page.title}\n\n{page.intro}"), width=width)
    for chapter in page.chapters:
        console.print()
        console.print(Markdown(f"## {chapter.title}\n\n{chapter.prose}"), width=width)
        console.print()
        print_rows(console, chapter.rules, width)


def print_rows(
    console: Console, rules: Sequence[Rule], width: int, with_chapter: bool = False
) -> None:
    """Rules, each with its source under it."""
    from rich.table import Table
    from rich.text import Text

    from fathomless.ledger import without_markup

    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold cyan", no_wrap=True)
    grid.add_column()
    for rule in rules:
        text = Text(without_markup(rule.text))
        place = f"{rule.chapter} · " if with_chapter else ""
        text.append(f"\n{place}{without_markup(rule.source)}", style="dim")
        grid.add_row(rule.id, text)
    console.print(grid, width=width)
