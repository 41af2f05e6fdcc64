"""Moves and events as JSON, in the words of the public contract."""

import pytest

from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.model.events import GAME_ENDED
from alcatraz.kernel.game import SPECTATOR, Json
from tests.games.boat.rules.naive import every_move
from tests.games.boat.scenario import enter, yard


def test_every_move_is_read_and_written_alike() -> None:
    state = GAME.new(2, 1, {})
    moves = [GAME.read_move(state, move) for move in every_move()]
    assert [GAME.move_json(move) for move in moves] == every_move()
    assert len(set(moves)) == len(moves)


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"type": "swim"},
        {"type": "enter"},
        {"type": "enter", "to": 9},
        {"type": "enter", "to": [9, 1, 1]},
        {"type": "enter", "to": ["9", 1]},
        {"type": "enter", "to": [9, 1], "from": [9, 2]},
        {"type": "walk", "from": [9, 1]},
        {"type": "board", "from": "boat"},
        {"type": "alarm", "direction": "up"},
        {"type": "alarm"},
        {"type": "pass", "why": "tired"},
    ],
)
def test_what_is_no_move_is_malformed(move: Json) -> None:
    yard().calls_malformed("amber", move)


def test_events_are_facts_in_json() -> None:
    table = yard(teal=[[7, 7]], guards={7: 9}).plays("amber", enter([7, 4]))
    assert table.events == [
        {"type": "entered", "seat": 0, "to": [7, 4]},
        {"type": "guard_walked", "row": 7, "from": [7, 9], "to": [7, 6]},
        {"type": "caught", "seat": 1, "at": [7, 7]},
    ]
    assert table.events_seen_by(None) == table.events_seen_by("teal") == table.events


def test_a_draw_names_no_winner() -> None:
    drawn = (GAME_ENDED, 2, -1)
    assert GAME.event_json(GAME.new(2, 1, {}), drawn, SPECTATOR) == {"type": "game_ended", "reason": "turn_limit"}
