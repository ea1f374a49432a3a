"""Chasms: Hunters against Monsters, for two to six."""
