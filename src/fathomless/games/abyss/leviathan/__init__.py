"""The expansion Leviathan."""
