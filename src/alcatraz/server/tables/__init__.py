"""A table as the sum of its log. Pure: no clock, no I/O, no sockets."""
