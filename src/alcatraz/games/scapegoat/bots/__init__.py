"""The bots of The Scapegoat: levels, planning, search, and the yardstick `simple`."""
