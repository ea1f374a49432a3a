"""Fathomless: tabletop games of the deep, to play and to study."""

__version__ = "0.1.0"
