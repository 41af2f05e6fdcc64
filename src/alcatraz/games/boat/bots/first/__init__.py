"""The yardstick `boss-1`: the two searches of the first boss, a copy that is never edited (docs/decisions/0065)."""
