"""Playing a match: who sits where, what is on disk, and the terminal client."""
