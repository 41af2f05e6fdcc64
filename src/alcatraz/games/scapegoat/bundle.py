"""The Scapegoat with everything that is needed to sit down and play it."""

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.bundle.rulings import Rulings
from alcatraz.games.scapegoat.book.scapegoat_book import book
from alcatraz.games.scapegoat.bots.advice.advisor import ADVISOR
from alcatraz.games.scapegoat.bots.dealing.company import COMPANY
from alcatraz.games.scapegoat.bots.first.policies import first_boss, first_inmate
from alcatraz.games.scapegoat.bots.levels import boss, inmate, rookie
from alcatraz.games.scapegoat.bots.planning.refusing import reason
from alcatraz.games.scapegoat.bots.simple.decide import decide
from alcatraz.games.scapegoat.edition_file import EDITION_FILE
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.guide.lobby_options import LOBBY
from alcatraz.games.scapegoat.guide.pieces import pieces
from alcatraz.games.scapegoat.guide.scapegoat_guide import GUIDE
from alcatraz.games.scapegoat.in_numbers.door import in_numbers
from alcatraz.games.scapegoat.lessons.scapegoat_lessons import lessons
from alcatraz.games.scapegoat.model.rulings import ALTERNATIVES, EARLIER
from alcatraz.games.scapegoat.notation.fields import POSITION
from alcatraz.games.scapegoat.notation.move_table import MOVES
from alcatraz.games.scapegoat.promises import TALK
from alcatraz.games.scapegoat.puzzles.scapegoat_puzzles import PUZZLES
from alcatraz.games.scapegoat.server_traits import SERVER_TRAITS
from alcatraz.games.scapegoat.statistics import STATISTICS
from alcatraz.games.scapegoat.terminal.drawing import DRAWING
from alcatraz.games.scapegoat.valuation import VALUATION
from alcatraz.games.scapegoat.words.meanings import meanings
from alcatraz.games.scapegoat.words.scapegoat_words import WORDS

_RULINGS = Rulings(
    ALTERNATIVES,
    of=lambda position: position.get("rulings", ()),
    put=lambda position, rulings: {**position, "rulings": list(rulings)},
)

BUNDLE = GameBundle(
    game=GAME,
    words=WORDS,
    drawing=DRAWING,
    policies={
        "simple": decide,
        "rookie": rookie,
        "inmate": inmate,
        "boss": boss,
        "inmate-1": first_inmate,
        "boss-1": first_boss,
    },
    stand_in="simple",
    levels=("rookie", "inmate", "boss"),
    usual_level="inmate",
    usual_players=4,
    has_secrets=True,
    edition_file=EDITION_FILE,
    statistics=STATISTICS,
    server_traits=SERVER_TRAITS,
    talk=TALK,
    reason=reason,
    company=COMPANY,
    guide=GUIDE,
    meanings=meanings,
    rulings=_RULINGS,
    earlier_rules={1: EARLIER},
    lobby=LOBBY,
    alternatives=_RULINGS.each(),
    position=POSITION,
    moves=MOVES.json_type(),
    pieces=pieces,
    book=book,
    valuation=VALUATION,
    advisor=ADVISOR,
    puzzles=PUZZLES,
    lessons=lessons,
    in_numbers=in_numbers,
)
