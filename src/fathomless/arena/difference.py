"""In what a tournament that was kept differs from the one that is asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fathomless.arena.outside import OUTSIDE, shown_name
from fathomless.arena.plan import Plan, all_line_ups, lone_line_ups


def differences(kept: Plan, wanted: Plan) -> list[str]:
    """Each field that is not the same, with both values."""
    rows = [
        ("game", kept.game, wanted.game),
        ("bots", _bots(kept), _bots(wanted)),
        ("seats", str(kept.seats), str(wanted.seats)),
        ("seed", repr(kept.seed), repr(wanted.seed)),
        *_options(kept.options, wanted.options),
    ]
    found = [f"{name} {there} there, {here} here" for name, there, here in rows if there != here]
    is_alike = (len(kept.specs), kept.seats) == (len(wanted.specs), wanted.seats)
    if is_alike and kept.line_ups != wanted.line_ups:
        there, here = (_line_ups(plan) for plan in (kept, wanted))
        found.append(f"line-ups {there} there, {here} here")
    return found


def _bots(plan: Plan) -> str:
    """As they are typed: a program is not to be taken for a bot of the same name."""
    return ",".join(
        f"--bot {shown_name(spec)!r}" if spec.startswith(OUTSIDE) else spec for spec in plan.specs
    )


def _options(
    kept: Mapping[str, object], wanted: Mapping[str, object]
) -> Sequence[tuple[str, str, str]]:
    names = sorted({*kept, *wanted})
    return [(f"option {name}", repr(kept.get(name)), repr(wanted.get(name))) for name in names]


def _line_ups(plan: Plan) -> str:
    """Who sits with whom, as it is asked for or, if it was put together otherwise, in numbers."""
    if list(plan.line_ups) == all_line_ups(len(plan.specs), plan.seats):
        return "of everybody"
    if len(plan.specs) > 1 and list(plan.line_ups) == lone_line_ups(len(plan.specs), plan.seats):
        return "of --lone"
    return " ".join("-".join(map(str, line_up)) for line_up in plan.line_ups)
