"""The course of a turn in steps (AB-A26): what comes when no question is open."""

from __future__ import annotations

from typing import Final

SUPPORT: Final = 0  # a Council stack was taken, and the Alchemist may take another
ACTION: Final = 1  # plotting, and one action
REFILL: Final = 2  # a Lord was recruited and his power is done
CONTROL: Final = 3  # the action is done
FREE: Final = 4  # unused powers
LIMIT: Final = 5  # the Commander's limit
LAST: Final = 6  # what expansions add to the end of a turn
OVER: Final = 7  # play passes on
FINISH: Final = 8  # the last turn is over, and an expansion has asked something first
