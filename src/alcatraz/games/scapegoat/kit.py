"""The Scapegoat with everything that is needed to sit down and play it."""

from alcatraz.games.scapegoat.drawing import DRAWING
from alcatraz.games.scapegoat.facts import GUIDE
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.hosting import HOSTING
from alcatraz.games.scapegoat.lobby import LOBBY
from alcatraz.games.scapegoat.mind.levels import boss, inmate, rookie
from alcatraz.games.scapegoat.owners import COMPONENTS
from alcatraz.games.scapegoat.promises import TALK
from alcatraz.games.scapegoat.simple import decide
from alcatraz.games.scapegoat.statistics import STATISTICS
from alcatraz.games.scapegoat.words import WORDS
from alcatraz.kernel.kit import Kit

KIT = Kit(
    game=GAME,
    words=WORDS,
    drawing=DRAWING,
    policies={"simple": decide, "rookie": rookie, "inmate": inmate, "boss": boss},
    usual_players=4,
    has_secrets=True,
    components=COMPONENTS,
    statistics=STATISTICS,
    hosting=HOSTING,
    talk=TALK,
    guide=GUIDE,
    lobby=LOBBY,
)
