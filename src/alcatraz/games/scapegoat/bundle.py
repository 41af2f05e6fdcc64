"""The Scapegoat with everything that is needed to sit down and play it."""

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.games.scapegoat.bots.levels import boss, inmate, rookie
from alcatraz.games.scapegoat.bots.simple.decide import decide
from alcatraz.games.scapegoat.edition_file import EDITION_FILE
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.guide.lobby_options import LOBBY
from alcatraz.games.scapegoat.guide.scapegoat_guide import GUIDE
from alcatraz.games.scapegoat.promises import TALK
from alcatraz.games.scapegoat.server_traits import SERVER_TRAITS
from alcatraz.games.scapegoat.statistics import STATISTICS
from alcatraz.games.scapegoat.terminal.drawing import DRAWING
from alcatraz.games.scapegoat.words.scapegoat_words import WORDS

BUNDLE = GameBundle(
    game=GAME,
    words=WORDS,
    drawing=DRAWING,
    policies={"simple": decide, "rookie": rookie, "inmate": inmate, "boss": boss},
    stand_in="simple",
    levels=("rookie", "inmate", "boss"),
    usual_players=4,
    has_secrets=True,
    edition_file=EDITION_FILE,
    statistics=STATISTICS,
    server_traits=SERVER_TRAITS,
    talk=TALK,
    guide=GUIDE,
    lobby=LOBBY,
)
