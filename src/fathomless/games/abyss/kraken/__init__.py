"""The expansion Kraken: jokers and Nebulis, smugglers and sentinels, Loot."""
