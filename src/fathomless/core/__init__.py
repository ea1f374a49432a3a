"""The contract between the games and everything that plays, shows or studies them."""
