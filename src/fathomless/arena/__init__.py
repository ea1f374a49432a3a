"""Many matches between bots, and what they show: strength and speed."""
