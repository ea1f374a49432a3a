"""The replay file of a finished match."""

from __future__ import annotations

from fathomless.core.replay import Replay
from fathomless.play.players import HUMAN, Player
from fathomless.play.record import player_fields
from fathomless.server.fairness import FIELD
from fathomless.server.lobby import TableError
from fathomless.server.table import Table


def replay_text(table: Table) -> str:
    """Seed, players and moves; refused while anybody could still profit from them."""
    if not table.is_over:
        raise TableError("table/running", "The replay is there when the match is over.")
    course = table.course.replay
    players = [Player(seat.level or HUMAN, seat.name) for seat in table.seats]
    extra = [(FIELD, table.setup.commitment), ("table", table.setup.id), *player_fields(players)]
    return str(
        Replay(course.game, course.seats, course.seed, course.options, course.actions, extra)
    )
