"""Abyss: Lords, Pearls and the race for the throne; rules in docs/rules/abyss.md."""
