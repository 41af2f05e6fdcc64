"""Alcatraz (1999) with everything that is needed to sit down and play it."""

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.games.boat.bots import boss, inmate, rookie
from alcatraz.games.boat.bots.simple import decide
from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.guide.boat_guide import GUIDE
from alcatraz.games.boat.guide.lobby_options import LOBBY
from alcatraz.games.boat.server_traits import SERVER_TRAITS
from alcatraz.games.boat.statistics import STATISTICS
from alcatraz.games.boat.terminal.drawing import DRAWING
from alcatraz.games.boat.words.boat_words import WORDS

BUNDLE = GameBundle(
    game=GAME,
    words=WORDS,
    drawing=DRAWING,
    policies={"simple": decide, "rookie": rookie.decide, "inmate": inmate.decide, "boss": boss.decide},
    stand_in="simple",
    levels=("rookie", "inmate", "boss"),
    usual_players=2,
    has_secrets=False,
    statistics=STATISTICS,
    server_traits=SERVER_TRAITS,
    guide=GUIDE,
    lobby=LOBBY,
)
