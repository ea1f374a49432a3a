"""The Abyss: 51 cards, push your luck, 2 to 4 seats. Rules: docs/rules/the-abyss.md (TA-…)."""
