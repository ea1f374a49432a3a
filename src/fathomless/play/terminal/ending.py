"""The end of a match in the terminal: the last table, how the scores came about, the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathomless.play.terminal import final

if TYPE_CHECKING:
    from fathomless.play.terminal.session import Session


def last_moment(session: Session) -> None:
    """The table as it ended and all that came after the last choice, before the result."""
    live = session.screen.live
    pages = {"t": session.whole_table, "table": session.whole_table}
    pages |= {"l": session.whole_log, "log": session.whole_log}
    while True:
        moment = session.moment()
        moment.hint = session.words("ask.result") if live else ""
        session.show_page(moment)
        wanted = pages.get(session.next_line().strip().casefold()) if live else None
        if wanted is None:
            return
        wanted()


def result(session: Session) -> None:
    """The last page, after the sheet of a game that has one."""
    match, scene = session.match, session.scene()
    console, view = session.screen.console, match.state.view(session.reader)
    if session.renderer.tally is not None and match.people:
        session.read_through(session.renderer.tally(view, scene), "ask.enter")
    session.screen.clear()
    session.say_notes()
    out = session.renderer.not_counted(view)
    for part in final.final_parts(match.state.outcome(), scene, match.replay.seed, out):
        console.print(part, width=session.screen.width)
    if match.record is not None:
        for line in final.place_lines(match.record.path, scene):
            console.print(line, soft_wrap=True)
