"""The terminal client: a table for every moment, numbered choices, a line to type on."""
