"""Positions from the middle of games, drawn from a seed: full sheets, busy plans, crowded rooms, cards in hand."""

import random

from alcatraz.games.scapegoat.model.components import CARDS, ITEMS, LOCATIONS
from alcatraz.games.scapegoat.model.edition import built_in_edition
from alcatraz.games.scapegoat.model.rulings import ALTERNATIVES
from alcatraz.kernel.game import Json


def middle(seed: int) -> Json:
    """A position that need not be reachable, but is rich: few rooms are used, so that prisoners meet."""
    chance = random.Random(seed)
    players = chance.choice((3, 4))
    rooms = chance.sample(LOCATIONS, 5)
    tokens = [item for item in ITEMS for _ in range(1 if item == "gun" else 5)]
    chance.shuffle(tokens)
    cards = list(CARDS)
    chance.shuffle(cards)
    sheets = [_sheet(chance, rooms, tokens, cards) for _ in range(players)]
    guards = dict.fromkeys(LOCATIONS, 0)
    for _ in range(chance.randint(4, 19)):
        place = chance.choice(LOCATIONS)
        guards[place] = min(4, guards[place] + 1)
    seat = chance.randrange(players)
    return {
        "round": chance.randint(1, 13),
        "players": sheets,
        "guards": guards,
        "gold": [place for place in LOCATIONS if chance.random() < 0.5],
        "tasks": dict(zip(rooms, _tasks(chance), strict=False)),
        "scapegoat": chance.randrange(players),
        "bonus": chance.randint(1, 3),
        "turn": {"seat": seat, "ap": chance.randint(1, 5)},
        "effects": {
            "false_alarm": chance.choice((0, 0, 0, 1)),
            "lockdown": chance.sample(LOCATIONS, chance.choice((0, 0, 1))),
        },
        "blackmail_discard": cards[:2],
        "rulings": [rule for rule in ALTERNATIVES if chance.random() < 0.2],
    }


def voting() -> Json:
    """The same people as in the first of them, when they have to vote."""
    return {name: value for name, value in middle(0).items() if name != "turn"} | {"phase": "voting"}


def _sheet(chance: random.Random, rooms: list[str], tokens: list[str], cards: list[str]) -> Json:
    return {
        "at": chance.choice(rooms),
        "stamina": chance.randint(0, 3),
        "cash": chance.randint(0, 3),
        "items": [tokens.pop() for _ in range(chance.randint(0, 3))],
        "plan": "".join(element for element in "ABCDEF" if chance.random() < 0.4),
        "blackmail": [cards.pop() for _ in range(chance.randint(0, 2))],
    }


def _tasks(chance: random.Random) -> list[str]:
    """Three cards with different elements."""
    by_element: dict[int, str] = {}
    tasks = list(built_in_edition().tasks)
    chance.shuffle(tasks)
    for task in tasks:
        by_element.setdefault(task.element, task.id)
    return list(by_element.values())[:3]
