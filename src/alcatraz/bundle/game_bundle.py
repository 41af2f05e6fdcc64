"""Everything a game brings besides its rules, so that people can play it: words, a drawing, a guide, policies.

All of it works on views and JSON moves, never on states, so that it serves a bot, a terminal and a remote player alike.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from alcatraz.bundle.advice import Advisor
from alcatraz.bundle.alternatives import Alternative
from alcatraz.bundle.book import Book
from alcatraz.bundle.company import Company
from alcatraz.bundle.drawing import Drawing
from alcatraz.bundle.edition_file import EditionFile
from alcatraz.bundle.guide import GameGuide
from alcatraz.bundle.in_numbers import InNumbers
from alcatraz.bundle.lessons import Lessons
from alcatraz.bundle.lobby_options import LobbyOption
from alcatraz.bundle.meanings import Meanings
from alcatraz.bundle.puzzles import Puzzles
from alcatraz.bundle.rulings import Rulings
from alcatraz.bundle.server_traits import ServerTraits
from alcatraz.bundle.statistics import Statistics
from alcatraz.bundle.valuation import Valuation
from alcatraz.bundle.words import Say, Words
from alcatraz.kernel.game import Game, Json
from alcatraz.kernel.notation.schema import AnyOf, Record
from alcatraz.kernel.policy import RANDOM, Policy
from alcatraz.talk.deals import Talk


@dataclass(frozen=True, slots=True)
class GameBundle:
    """A game with everything that is needed to sit down and play it."""

    game: Game[Any]
    words: Words
    drawing: Drawing
    policies: Mapping[str, Policy]
    # How many seats a new table has by default.
    usual_players: int
    # Whether seats know things that the others must not see on a shared screen.
    has_secrets: bool
    # The policy that plays for those who are away or out of time, and wherever no other is named.
    stand_in: str = RANDOM
    # The policies that people choose from, the weakest first; empty: all of them.
    levels: tuple[str, ...] = ()
    # The level that people meet who name none: neither the weakest nor the strongest; empty: the stand-in.
    usual_level: str = ""
    edition_file: EditionFile | None = None
    statistics: Statistics | None = None
    server_traits: ServerTraits = field(default_factory=ServerTraits)
    # What people can promise, ask and threaten; without it they can still say anything in their own words.
    talk: Talk | None = None
    # A bot's reason for a move that says no to another player: from a spectator's view, so that nothing secret is said,
    # the seat and the move; a statement, or None if the move needs no reason.
    reason: Callable[[Json, int, Json], Json | None] | None = None
    # Bots that hear and speak; without it all bots are silent.
    company: Company | None = None
    # Without it a page has the moves in words and the view, and nothing more.
    guide: GameGuide | None = None
    # What events mean for a player; without it a page has the sentences about them, the same for everybody.
    meanings: Meanings | None = None
    # The rules that a table may play by their alternative; without it the option `rulings` does not exist.
    rulings: Rulings | None = None
    # By earlier rules versions: the rulings with which today's rules play as they did, so that tables can finish.
    earlier_rules: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    # What can be chosen when a table is made; every option of a game may also be left out of it.
    lobby: tuple[LobbyOption, ...] = ()
    # The rulings that a position may play by their alternative.
    alternatives: tuple[Alternative, ...] = ()
    # The declared fields of its positions and moves, from which a page makes a form; without them people write JSON.
    position: Record | None = None
    moves: AnyOf | None = None
    # What there is to place when a position is arranged, from a view of it: cards, tokens, spaces.
    pieces: Callable[[Json, Say], Json] | None = None
    # What its positions are worth to each seat; without it matches are played and not analysed.
    valuation: Valuation | None = None
    # What its rulebook contains besides the rules, read from its files when somebody opens it.
    book: Callable[[], Book] | None = None
    # What to do and why, for hints and for bots that are asked; without it nobody is asked.
    advisor: Advisor | None = None
    # Positions with one good move, and what a try is worth; read from its files when somebody wants one.
    puzzles: Puzzles | None = None
    # The guided first game, read from its files when somebody learns.
    lessons: Callable[[], Lessons] | None = None
    # Numbered actions and observations, made when a program learns; without it there is no environment for the game.
    in_numbers: Callable[[], InNumbers] | None = None
