"""What was done how often, and who won then: a table whose cells are plots."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from fathomless import games
from fathomless.arena import charts
from fathomless.arena.charts import LESS, MORE, UNCLEAR, Scale
from fathomless.arena.page import cell, fold, section, table
from fathomless.arena.page_text import PageWords
from fathomless.arena.rates import Rate
from fathomless.arena.study import FEWEST, Chapter, DeedResult, StudyResult
from fathomless.arena.words import name_of, thing_of, title_of

SHOWN = 8  # deeds of one kind, from either end; the others are folded away
GAP = '<td colspan="4"></td>'
EMPTY = '<td class="below"></td>'


def deeds(result: StudyResult, words: PageWords) -> list[str]:
    """How to read them, then a section for each kind of deed."""
    chapters, rare = result.chapters(), result.left_out()
    left_out = words("deeds.rare", few=FEWEST, n=rare) if rare else ""
    if not chapters:
        return [section(words("deeds.title"), left_out)] if rare else []
    mean = words.percent(result.won.rate)
    about = words("deeds.about", seats=result.plan.seats, mean=mean)
    about = f"{about} {left_out}".rstrip()
    names = [words("deeds.more"), words("deeds.less"), words("deeds.unclear")]
    first = section(words("deeds.title"), about, charts.legend(names, [MORE, LESS, UNCLEAR]))
    return [first, *(_chapter(result, chapter, words) for chapter in chapters)]


def _chapter(result: StudyResult, chapter: Chapter, words: PageWords) -> str:
    game, any_one = games.get(result.plan.game), chapter.deeds[0]
    title = title_of(game, any_one.kind, any_one.noun, words.language) or chapter.title
    sheet = _Sheet(result, chapter, words)
    if len(chapter.deeds) <= 2 * SHOWN + 2:
        return section(title, "", sheet.table(chapter.deeds))
    extremes = [*chapter.deeds[:SHOWN], None, *chapter.deeds[-SHOWN:]]
    everything = fold(words("deeds.all", n=len(chapter.deeds)), sheet.table(chapter.deeds))
    about = words("deeds.extremes", n=SHOWN)
    return section(title, about, sheet.table(extremes), everything)


class _Sheet:
    """The deeds of one kind on axes of their own."""

    def __init__(self, result: StudyResult, chapter: Chapter, words: PageWords) -> None:
        self.game = games.get(result.plan.game)
        self.words = words
        self.mean = result.won.rate
        self.most = max(deed.done.rate for deed in chapter.deeds)
        ends = [100 * end for deed in chapter.deeds for end in deed.won.interval]
        self.scale: Scale = charts.around([*ends, 100 * self.mean])
        thing = thing_of(self.game, chapter.deeds[0].noun, words.language)
        done = words("deeds.done", seats=result.plan.seats)
        self.heads = (thing, done, words("deeds.won"), words("deeds.known"))

    def table(self, shown: Sequence[DeedResult | None]) -> str:
        """These deeds; None is a gap between them."""
        rows = [self.row(deed) if deed else [GAP] for deed in shown]
        numbers = charts.axis(self.scale, self.words)
        rows.append([EMPTY, EMPTY, f'<td class="below">{numbers}</td>', EMPTY])
        return table(self.heads, rows, "deeds", charts.grid(self.scale, 100 * self.mean))

    def row(self, deed: DeedResult) -> list[str]:
        """One deed: its name, how often, the plot, and the figures."""
        words = self.words
        name = name_of(self.game, deed.noun, deed.id, words.language)
        low, high = (100 * end for end in deed.won.interval)
        mark = charts.whisker(self.scale, 100 * deed.won.rate, (low, high), self.tint(deed.won))
        done, won = escape(words.percent(deed.done.rate)), escape(words.percent(deed.won.rate))
        bar = f'<u><i style="width:{100 * deed.done.rate / self.most:.1f}%"></i></u>'
        known = f"<small>{escape(words.between((low, high)))}</small>"
        return [
            cell(name),
            f'<td class="often">{done}{bar}</td>',
            f'<td class="track">{mark}</td>',
            f'<td class="figure">{won} {known}</td>',
        ]

    def tint(self, won: Rate) -> str:
        """Whether it goes together with winning, as far as the games can tell."""
        low, high = won.interval
        return MORE if low > self.mean else LESS if high < self.mean else UNCLEAR
