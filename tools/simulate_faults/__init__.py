"""A deterministic simulation of the server with faults: store, network, bots, clocks and people on one seed.

The code under test is the product's own: tables, store with its SQLite file, queue of thoughts, connections. Replaced
are the places where chance enters: the event loop, the writer's thread, sockets, processes, clocks and randomness.
"""
