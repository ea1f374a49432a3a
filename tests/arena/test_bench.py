import json

from fathomless.arena.bench import bench, is_compiled, measure, middle_positions
from fathomless.games import get


def test_a_row_has_every_figure() -> None:
    row = measure("the-abyss", 3, {"deck": "beginner"}, seconds=0.05)
    data = json.loads(json.dumps(row.to_json()))
    assert (data["game"], data["seats"], data["compiled"]) == ("the-abyss", 3, is_compiled())
    assert data["options"] == {"deck": "beginner", "target": 70}
    for figure in ("decisions_per_cpu_s", "games_per_cpu_s", "copy_us", "determinise_per_s"):
        assert data[figure] > 0
    assert data["decisions_per_cpu_s"] > data["games_per_cpu_s"]


def test_every_number_of_seats_has_a_row() -> None:
    rows = bench(["the-abyss"], seconds=0.02)
    assert [row.seats for row in rows] == [2, 3, 4]
    assert [row.seats for row in bench(["the-abyss"], 2, 0.02)] == [2]


def test_positions_are_from_the_middle_of_games() -> None:
    game = get("the-abyss")
    positions = middle_positions(game, 2, game.read_options({}))
    assert not any(state.is_over for state in positions)
    assert positions[0].to_json() == middle_positions(game, 2, game.read_options({}))[0].to_json()
