"""Alcatraz (1999) with everything that is needed to sit down and play it."""

from alcatraz.bundle.alternatives import optional_ruling
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.bundle.rulings import Rulings
from alcatraz.games.boat.book.boat_book import book
from alcatraz.games.boat.bots import boss, inmate, rookie
from alcatraz.games.boat.bots.advice.advisor import ADVISOR
from alcatraz.games.boat.bots.first.policies import first_boss
from alcatraz.games.boat.bots.simple import decide
from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.guide.boat_guide import GUIDE
from alcatraz.games.boat.guide.lobby_options import LOBBY
from alcatraz.games.boat.in_numbers.door import in_numbers
from alcatraz.games.boat.lessons.boat_lessons import lessons
from alcatraz.games.boat.model.rulings import ALTERNATIVES
from alcatraz.games.boat.notation.fields import POSITION
from alcatraz.games.boat.notation.move_table import MOVES
from alcatraz.games.boat.puzzles.boat_puzzles import PUZZLES
from alcatraz.games.boat.server_traits import SERVER_TRAITS
from alcatraz.games.boat.statistics import STATISTICS
from alcatraz.games.boat.terminal.drawing import DRAWING
from alcatraz.games.boat.valuation import VALUATION
from alcatraz.games.boat.words.boat_words import WORDS
from alcatraz.games.boat.words.meanings import meanings

_RULINGS = Rulings(
    ALTERNATIVES,
    of=lambda position: position["options"].get("rulings", ()),
    put=lambda position, rulings: {**position, "options": {**position.get("options", {}), "rulings": list(rulings)}},
)

BUNDLE = GameBundle(
    game=GAME,
    words=WORDS,
    drawing=DRAWING,
    policies={
        "simple": decide,
        "rookie": rookie.decide,
        "inmate": inmate.decide,
        "boss": boss.decide,
        "boss-1": first_boss,
    },
    stand_in="simple",
    levels=("rookie", "inmate", "boss"),
    usual_level="inmate",
    usual_players=2,
    has_secrets=False,
    statistics=STATISTICS,
    server_traits=SERVER_TRAITS,
    guide=GUIDE,
    meanings=meanings,
    rulings=_RULINGS,
    lobby=LOBBY,
    alternatives=(*_RULINGS.each(), optional_ruling("B-3.4", "own_capture", played=True, usual=False)),
    position=POSITION,
    moves=MOVES.json_type(),
    book=book,
    valuation=VALUATION,
    advisor=ADVISOR,
    puzzles=PUZZLES,
    lessons=lessons,
    in_numbers=in_numbers,
)
