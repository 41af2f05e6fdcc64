"""What events mean for a player, in both languages, and nothing that this player did not see."""

import pytest

from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.words.meanings import meanings
from alcatraz.kernel.chance import draw, key_of
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.locale.texts import languages, texts

COMPLETED: list[Json] = [
    {"type": "task_completed", "seat": 0, "at": "laundry", "task": "any"},
    {"type": "item_dropped", "seat": 1, "item": "knife", "to": "workshop"},
    {"type": "element_marked", "seat": 0, "element": "C"},
    {"type": "reward_revealed", "task": "other"},
    {"type": "element_marked", "seat": 1, "element": "D"},
]


def told(events: list[Json], seat: int, language: str = "en") -> list[str]:
    words = texts(language)
    return [words.tell(meaning) for meaning in meanings(events, seat) if meaning is not None]


def test_a_completed_task_brings_letters_and_costs_tokens() -> None:
    assert told(COMPLETED, 0) == ["You marked C."]
    assert told(COMPLETED, 1) == ["Your knife was spent.", "You marked D."]
    assert told(COMPLETED, 2) == ["No new letter for you."]


def test_the_same_in_french() -> None:
    assert told(COMPLETED, 1, "fr") == ["Vous avez dépensé\u00a0: couteau.", "Vous avez coché D."]


@pytest.mark.parametrize(
    ("event", "seat", "sentence"),
    [
        ({"type": "elected", "seat": 2, "bonus": 3, "tied": []}, 2, "You are the Scapegoat: 3 extra AP for you"),
        ({"type": "elected", "seat": 2, "bonus": 3, "tied": []}, 1, "You are not the Scapegoat this round."),
        ({"type": "votes_revealed", "votes": [1, 2, 1]}, 1, "2 votes for you."),
        ({"type": "votes_revealed", "votes": [1, 2, 1]}, 0, "Nobody voted for you."),
        ({"type": "stolen", "seat": 0, "from": 1, "what": "gun"}, 1, "Amber has your gun now."),
        ({"type": "trade_declined", "seat": 0, "with": 1}, 0, "Teal said no: you keep what you have."),
        ({"type": "game_ended", "reason": "escape", "left_behind": 2}, 2, "You stay behind and lose."),
        ({"type": "game_ended", "reason": "guards"}, 2, "You lose with all the others."),
    ],
)
def test_an_event_means_something_to_a_player(event: Json, seat: int, sentence: str) -> None:
    (meaning,) = told([event], seat)
    assert meaning.startswith(sentence)


def test_both_sides_of_a_trade_are_told_from_their_own_side() -> None:
    trade = {"seat": 0, "with": 1, "give": ["key"], "give_cash": 0, "take": [], "take_cash": 2}
    event = {"type": "trade_accepted", **trade}
    assert told([event], 0) == ["You gave: key. You got: 2 Cash."]
    assert told([event], 1) == ["You gave: 2 Cash. You got: key."]
    assert told([event], 2) == []


@pytest.mark.parametrize(
    ("event", "meant"),
    [
        (
            {"type": "theft_asked", "seat": 0, "from": 1},
            ["Teal chooses what you get.", "You choose what Amber gets.", None],
        ),
        ({"type": "tie_left", "seat": 0, "tied": [0, 1]}, ["You choose who of them it is.", "It may be you.", None]),
        (
            {"type": "names_asked", "asked": [0], "tied": [1, 2]},
            ["You name one of them.", "It may be you.", "It may be you."],
        ),
        ({"type": "stay_named", "seat": 0, "player": 1}, [None, "Amber wants to leave you behind.", None]),
        ({"type": "names_even", "tied": [1, 2], "player": 2}, [None, "Chance spares you.", "It is you."]),
        ({"type": "consent_refused", "seat": 1}, [None, "You keep what you have.", None]),
    ],
    ids=lambda each: each["type"] if isinstance(each, dict) else "",
)
def test_what_only_happens_by_an_alternative_means_something_too(event: Json, meant: list[str | None]) -> None:
    assert [next(iter(told([event], seat)), None) for seat in range(3)] == meant
    assert all(len(told([event], seat, "fr")) == (meant[seat] is not None) for seat in range(3))


def test_a_secret_card_is_named_to_those_who_know_it_only() -> None:
    taken = {"type": "card_taken", "seat": 0, "from": 1, "card": "patrol"}
    assert told([taken], 1) == ["You lose the card Patrol to Amber."]
    drawn = {"type": "card_drawn", "seat": 0}
    assert told([drawn], 1) == []


def test_a_played_card_and_a_dropped_item_need_no_words_to_their_player() -> None:
    played = [
        {"type": "blackmail_played", "seat": 0, "card": "lockdown"},
        {"type": "card_discarded", "seat": 0, "card": "lockdown"},
    ]
    assert told(played, 0) == []
    assert told([{"type": "item_dropped", "seat": 0, "item": "key", "to": "chapel"}], 0) == []


@pytest.mark.parametrize("language", languages())
def test_a_real_game_means_something_to_its_players(language: str) -> None:
    table = Match.new(GAME, 4, 3, {"sides": "random"})
    words = texts(language)
    heard: set[str] = set()
    for count in range(150):
        seat = GAME.deciding(table.state)[0]
        legal = GAME.legal(table.state, seat)
        events = table.play(seat, legal[draw(key_of(3), count, len(legal))])
        for viewer in range(4):
            meant = [each for each in meanings(table.events_json(events, viewer), viewer) if each is not None]
            heard.update(each.id for each in meant)
            assert all(words.tell(each) for each in meant)
    assert {"scapegoat-meaning-votes", "scapegoat-meaning-elected", "scapegoat-meaning-turn"} <= heard
