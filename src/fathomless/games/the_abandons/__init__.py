"""The Abandons: a solo labyrinth of 50 cards. Rules: docs/rules/the-abandons.md (AN-…)."""
