"""The expansion Leviathan: the Border, its dice and its fights."""
