"""Events: each secret field only for its audience."""

import json

import pytest

from fathomless.core.event import Event

DRAW = Event(
    "draw",
    {"seat": 1, "count": 2},
    {"cards": (1 << 1, ["ray", "eel"]), "bottom": (1 << 0 | 1 << 1, 7)},
)


@pytest.mark.parametrize(
    ("seat", "cards", "bottom"),
    [(0, None, 7), (1, ["ray", "eel"], 7), (2, None, None), (None, None, None)],
)
def test_a_secret_is_told_to_its_audience_alone(
    seat: int | None, cards: list[str] | None, bottom: int | None
) -> None:
    assert DRAW.seen_by(seat) == {
        "event": "draw",
        "seat": 1,
        "count": 2,
        "cards": cards,
        "bottom": bottom,
    }


def test_everybody_sees_the_same_fields() -> None:
    assert {tuple(DRAW.seen_by(seat)) for seat in (0, 1, 2, None)} == {
        ("event", "seat", "count", "cards", "bottom")
    }


def test_an_event_without_secrets_is_public() -> None:
    event = Event("turn", {"seat": 0})
    assert event.seen_by(None) == event.seen_by(0) == {"event": "turn", "seat": 0}


def test_what_is_seen_is_plain_data_of_its_own() -> None:
    seen = DRAW.seen_by(1)
    assert json.loads(json.dumps(seen)) == seen
    seen.clear()
    assert DRAW.seen_by(1)["count"] == 2


def test_its_repr_shows_everything() -> None:
    assert repr(Event("turn", {"seat": 0})) == "Event('turn', {'seat': 0}, {})"
