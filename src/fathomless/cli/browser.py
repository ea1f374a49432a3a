"""What `fathomless play` does without `--terminal`: a server, and a browser at one of its pages."""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

from fathomless.cli.shell import read_settings, status_of

if TYPE_CHECKING:
    from fathomless.server.lobby import NewTable, SeatWish

SECONDS_TO_ANSWER = 2.0
SECONDS_TO_MAKE = 30.0
PEOPLE = "me"
OPEN = "open"


@dataclass(frozen=True, slots=True)
class Visit:
    """What the browser shall show: home, a new table of a game, or a table that is set already."""

    game: str | None
    table: NewTable | None
    language: str | None


def read_table(
    game_name: str | None,
    seats: str | None,
    seed: str | None,
    option: Sequence[str],
    names: Sequence[str],
) -> NewTable | None:
    """The table that was asked for, checked; None if nothing but a game, or not even that, was."""
    from fathomless import games
    from fathomless.core.errors import SetupError
    from fathomless.server.lobby import NewTable, check_seed, seat_everybody

    is_set = seats is not None or seed is not None or bool(option) or bool(names)
    if game_name is None:
        if is_set:
            raise SetupError("game/missing", "Which game? fathomless games lists them.")
        return None
    game = games.get(game_name)
    if not is_set:
        return None
    options = game.read_options(read_settings(option))
    wishes = read_wishes(seats, names, game.seats.stop - 1)
    seat_everybody(wishes)
    game.start(len(wishes), check_seed(seed) or "", options)
    return NewTable(game.name, wishes, options, seed)


def read_wishes(seats: str | None, names: Sequence[str], most: int) -> list[SeatWish]:
    """`me,open,hadal` as wishes for seats."""
    from fathomless.bots.levels import USUAL
    from fathomless.core.errors import SetupError
    from fathomless.play.players import read_seats
    from fathomless.server.lobby import SeatWish

    specs = [PEOPLE, *[USUAL] * (min(3, most) - 1)] if seats is None else read_seats(seats)
    people = specs.count(PEOPLE)
    if len(names) > people:
        raise SetupError("name/invalid", f"{len(names)} names for {people} people at the table.")
    called = iter([*names, *default_names(people)[len(names) :]])
    wishes = []
    for spec in specs:
        if spec == PEOPLE:
            wishes.append(SeatWish(PEOPLE, next(called)))
        else:
            wishes.append(SeatWish(OPEN) if spec == OPEN else SeatWish("bot", level=spec))
    return wishes


def default_names(people: int) -> list[str]:
    """Names for those who gave none."""
    return ["Diver", *(f"Diver {number}" for number in range(2, people + 1))]


def play(visit: Visit, port: int | None, open_page: bool) -> None:
    """Show a page of the server that runs already, or of one that runs until Ctrl+C."""
    from fathomless.server.serve import HOST, PORT, ServerError, run

    def announce(address: str) -> None:
        say_ready(address)
        in_background(lambda: show(visit, address, open_page))

    wanted = PORT if port is None else port
    address = f"http://{HOST}:{wanted}"
    if wanted and is_ours(address):
        show(visit, address, open_page)
        return
    try:
        run(HOST, wanted, announce=announce)
    except ServerError as error:
        if port is not None or error.code != "server/port-taken":
            raise
        run(HOST, 0, announce=announce)


def is_ours(address: str) -> bool:
    """Whether a server of this version answers there."""
    from http.client import HTTPException

    from fathomless import __version__
    from fathomless.server.protocol import PROTOCOL

    try:
        found = ask(f"{address}/api/version", None, SECONDS_TO_ANSWER)
    except (OSError, HTTPException, ValueError):
        return False
    return bool(found == {"version": __version__, "protocol": PROTOCOL})


def show(visit: Visit, address: str, open_page: bool) -> None:
    """Make the table if one was asked for, and open its page, or say where it is."""
    made = None if visit.table is None else make_table(address, visit.table)
    page = "/" if visit.game is None else f"/new/{visit.game}"
    if made is not None:
        page = made["seats"][0]["link"]
        names = [seat["name"] for seat in made["table"]["seats"]]
        for held in made["seats"][1:]:
            print(f"For {names[held['seat']]}: {address}{held['link']}", flush=True)
        if made["invite_link"] is not None:
            print(f"To invite others: {address}{made['invite_link']}", flush=True)
    query = "" if visit.language is None else "?" + urlencode({"lang": visit.language})
    opened = open_page and open_browser(address + page + query)
    print(f"{'In' if opened else 'Open in'} your browser: {address}{page}{query}", flush=True)


def make_table(address: str, wish: NewTable) -> dict[str, Any]:
    """A new table of the server, with its links; its refusal as an error."""
    from urllib.error import HTTPError

    from fathomless.server.serve import ServerError

    try:
        made: dict[str, Any] = ask(f"{address}/api/tables", asdict(wish), SECONDS_TO_MAKE)
    except HTTPError as error:
        told = json.loads(error.read())
        raise ServerError(told["code"], told["message"]) from error
    return made


def ask(address: str, body: dict[str, Any] | None, seconds: float) -> Any:
    """A JSON answer of a server on this machine, whatever proxy is set for others."""
    from urllib.request import ProxyHandler, Request, build_opener

    data = None if body is None else json.dumps(body).encode()
    request = Request(address, data, {"Content-Type": "application/json"})
    with build_opener(ProxyHandler({})).open(request, timeout=seconds) as answer:
        return json.loads(answer.read(1 << 20))


def say_ready(address: str, database: str | None = None) -> None:
    """Where the server is, and where the matches are, which nobody shall have to look for."""
    from fathomless.server.serve import default_database
    from fathomless.server.store.engine import place_of

    print(f"Fathomless runs at {address}. Ctrl+C ends it.", flush=True)
    print(f"Matches are kept in {place_of(database or default_database())}.", flush=True)


def in_background(task: Callable[[], object]) -> None:
    """Do this beside the server, which must not wait; what goes wrong is said in one line."""
    threading.Thread(target=status_of, args=(task,), daemon=True).start()


def open_browser(address: str) -> bool:
    """Open a page; False where there is no browser with a window of its own."""
    import webbrowser

    windows = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "WSL_DISTRO_NAME")
    if sys.platform not in ("win32", "darwin") and not any(map(os.environ.get, windows)):
        return False
    return webbrowser.open(address)
