"""Environments for programs that learn, in the shapes of the field. The games never import this package.

    alcatraz.rl.pettingzoo   env(game="scapegoat", players=4): every seat is an agent
    alcatraz.rl.gymnasium    alcatraz/Scapegoat-v2, alcatraz/Boat-v1: one seat against bots; and many games at once
    alcatraz.rl.openspiel    python_alcatraz_scapegoat, python_alcatraz_boat
    alcatraz.rl.starts       positions to begin with, also from games between bots
    alcatraz.rl.episode      what all of them are made of

docs/how-to/research.md begins with `pip install`.
"""

from alcatraz.extras import require

require("rl")
