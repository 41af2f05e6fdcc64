"""Whatever the game can say, it says in every language."""

from functools import cache

import pytest

from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.model.events import FIELDS
from alcatraz.games.boat.words.boat_words import WORDS
from alcatraz.kernel.message import Message
from alcatraz.locale.texts import languages, texts
from tests.games.boat.bots.positions import corner, crowd, landing
from tests.games.boat.rules.naive import every_move
from tests.games.boat.scenario import Yard, alarm, board, enter, walk, yard

SAMPLES = {"seat": 1, "square": [7, 3], "row": 7, "int": 2, "direction": "left", "reason": "boat"}


@cache
def refusals() -> dict[str, Message]:
    """One of each kind, from everything that could be tried in a few positions."""
    found = {}
    crossroads = yard(amber=[[9, 1]], teal=[[9, 2]], guards={6: 9})
    every = [GAME.read_move(crossroads.table.state, move) for move in every_move()]
    for table in (crowd(), landing(), corner(), yard(alarm_row=3), crossroads):
        state = table.table.state
        for move in every:
            for refusal in GAME.refusals(state, state.turn, move):
                found[refusal.message.id] = refusal.message
    return found


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_words(language: str) -> None:
    found = refusals()
    assert len(found) == 17
    assert all(texts(language).tell(message) for message in found.values())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("name", "described"), FIELDS)
def test_every_event_has_words(name: str, described: str, language: str) -> None:
    fields = {
        label: SAMPLES[kind.rstrip("?")] for label, _, kind in (field.partition(":") for field in described.split())
    }
    assert texts(language).tell(WORDS.event({"type": name, **fields}))


def test_a_refusal_says_what_the_guard_would_do() -> None:
    table = yard(guards={7: 6})
    message = table.table.why_not(0, table.table.read_move(0, enter([7, 8])))[0].message
    assert texts("en").tell(message) == "The guard of row 7 would walk 3 squares and catch this prisoner."
    assert texts("fr").tell(message) == "Le gardien de la rangée 7 avancerait de 3 cases et attraperait ce prisonnier."


def test_a_refusal_says_that_the_guard_has_no_room() -> None:
    table = yard(guards={7: 7})
    message = table.table.why_not(0, table.table.read_move(0, enter([7, 8])))[0].message
    wall = "The guard of row 7 would have to walk 3 squares and has only 2 squares to the wall."
    assert texts("en").tell(message) == wall


def test_a_refusal_names_the_own_prisoner_in_danger() -> None:
    table = yard(amber=[[7, 7]], guards={7: 9})
    message = table.table.why_not(0, table.table.read_move(0, enter([7, 4])))[0].message
    assert texts("en").tell(message) == "The guard of row 7 would catch your own prisoner on G7."


def ending(table: Yard) -> list[str]:
    outcome = table.table.game.outcome(table.table.state)
    assert outcome is not None
    return [texts("en").tell(message) for _, message in outcome.explanation]


def test_an_ending_at_the_boat_in_words() -> None:
    table = yard(amber=["boat", "boat", [1, 3]], players=3).plays("amber", board([1, 3]))
    assert ending(table) == ["Amber has 3 prisoners in the boat and wins at once.", "Teal and Rose stay behind."]


def test_a_draw_in_words() -> None:
    table = yard(options={"turn_limit": 40}, turns_played=39, teal=["boat"]).plays("amber", enter([9, 1]))
    assert ending(table) == [
        "Nobody has 3 prisoners in the boat; the most is 1.",
        "40 turns have been played, which is the limit: the game is drawn.",
    ]


def test_events_read_like_a_log() -> None:
    walked = yard(amber=[[8, 5]], teal=[[8, 8]], guards={8: 9}).plays("amber", walk([8, 5], [8, 3])).events
    rang = yard(alarm_row=3).plays("amber", alarm("left")).events
    assert [texts("en").tell(WORDS.event(event)) for event in (*walked, *rang)] == [
        "Amber moves a prisoner from E8 to C8.",
        "The guard of row 8 walks from I8 to G8.",
        "Teal’s prisoner on H8 is caught and goes back to the cell.",
        "Amber sends the guard of row 3 running to the left, to A3.",
    ]
