"""Players that are programs: random, greedy, and a search that fits every game."""
