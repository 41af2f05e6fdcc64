"""Alcatraz (1999) in words: every event, move and decision has its sentence in every language."""

import pytest

from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.words.boat_words import WORDS
from alcatraz.kernel.chance import draw, key_of
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.kernel.match import Match
from alcatraz.locale.texts import languages, texts

POSITION: Json = {
    "format": 1,
    "game": "boat",
    "players": 2,
    "prisoners": [["cell", "boat", [3, 5], [9, 9]], [[8, 2], "cell", "cell", "cell"]],
}


def view_of(**changes: object) -> Json:
    return GAME.view(Match.from_position(GAME, {**POSITION, **changes}, 1).state, 0)


def last_step(view: Json, move: Json) -> str:
    return texts("en").tell(WORDS.path(view, move)[-1])


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_has_its_words(language: str) -> None:
    table = Match.new(GAME, 3, 1, {"turn_limit": 30})
    words = texts(language)
    count = 0
    while deciding := GAME.deciding(table.state):
        seat, count = deciding[0], count + 1
        view = GAME.view(table.state, seat)
        told = [WORDS.decision(view, view["decisions"][0])]
        for move in view["decisions"][0]["moves"]:
            told += [WORDS.move(view, move), WORDS.group(view, move), *WORDS.path(view, move)]
        legal = GAME.legal(table.state, seat)
        events = table.play(seat, legal[draw(key_of(7), count, len(legal))])
        told += [WORDS.event(event) for event in table.events_json(events, seat)]
        assert all(words.tell(message) for message in told)


def test_the_guard_of_the_row_is_foretold() -> None:
    assert last_step(view_of(), {"type": "enter", "to": [9, 4]}) == "D9, no guard there"
    assert last_step(view_of(), {"type": "enter", "to": [8, 8]}) == "H8, guard to column C, catches Teal"
    assert last_step(view_of(prisoners=[["cell"] * 4] * 2), {"type": "enter", "to": [8, 8]}).endswith("to column C")


def test_a_prisoner_is_chosen_before_the_square() -> None:
    first, _ = WORDS.path(view_of(), {"type": "walk", "from": [9, 9], "to": [9, 8]})
    assert texts("en").tell(first) == "The prisoner on I9"


def test_every_candidate_is_a_move_that_the_rules_can_judge() -> None:
    table = Match.from_position(GAME, POSITION, 1)
    view = GAME.view(table.state, 0)
    judged = [table.why_not(0, table.read_move(0, move)) for move in WORDS.candidates(view)]
    assert any(judged)
    assert not all(judged)
    assert all(texts("fr").tell(refusal.message) for refusals in judged for refusal in refusals)


def test_a_spectator_has_no_moves_to_think_of() -> None:
    view = GAME.view(Match.from_position(GAME, POSITION, 1).state, SPECTATOR)
    assert WORDS.candidates(view) == []


def test_no_move_asks_for_more_than_the_list_offers() -> None:
    view = view_of()
    assert all(WORDS.questions(view, move) == [] for move in view["decisions"][0]["moves"])
