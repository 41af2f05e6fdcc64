"""The table server: rooms as a fold over an append-only log, and everything that connects people to them."""

from alcatraz.extras import require

require("server")
