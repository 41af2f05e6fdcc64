"""Everything a game brings besides its rules, so that people can play it: words, a drawing, a guide, policies.

All of it works on views and JSON moves, never on states, so that it serves a bot, a terminal and a remote player alike.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from alcatraz.bundle.drawing import Drawing
from alcatraz.bundle.edition_file import EditionFile
from alcatraz.bundle.guide import GameGuide
from alcatraz.bundle.lobby_options import LobbyOption
from alcatraz.bundle.server_traits import ServerTraits
from alcatraz.bundle.statistics import Statistics
from alcatraz.bundle.words import Words
from alcatraz.kernel.game import Game
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
    edition_file: EditionFile | None = None
    statistics: Statistics | None = None
    server_traits: ServerTraits = field(default_factory=ServerTraits)
    # What people can promise, ask and threaten; without it they can still say anything in their own words.
    talk: Talk | None = None
    # Without it a page has the moves in words and the view, and nothing more.
    guide: GameGuide | None = None
    # What can be chosen when a table is made; every option of a game may also be left out of it.
    lobby: tuple[LobbyOption, ...] = ()
