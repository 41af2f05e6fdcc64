"""Alcatraz (1999) with everything that is needed to sit down and play it."""

from alcatraz.games.boat.drawing import DRAWING
from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.guide import GUIDE
from alcatraz.games.boat.hosting import HOSTING
from alcatraz.games.boat.lobby import LOBBY
from alcatraz.games.boat.mind import boss, inmate, rookie
from alcatraz.games.boat.simple import decide
from alcatraz.games.boat.statistics import STATISTICS
from alcatraz.games.boat.words import WORDS
from alcatraz.kernel.kit import Kit

KIT = Kit(
    game=GAME,
    words=WORDS,
    drawing=DRAWING,
    policies={"simple": decide, "rookie": rookie.decide, "inmate": inmate.decide, "boss": boss.decide},
    usual_players=2,
    has_secrets=False,
    statistics=STATISTICS,
    hosting=HOSTING,
    guide=GUIDE,
    lobby=LOBBY,
)
