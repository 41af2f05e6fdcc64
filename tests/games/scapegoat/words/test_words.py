"""The Scapegoat in words: every event, move and decision of many games has its sentence in every language."""

import pytest

from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.words.scapegoat_words import WORDS
from alcatraz.kernel.chance import draw, key_of
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.kernel.match import Match
from alcatraz.locale.texts import Texts, languages, texts
from tests.games.scapegoat.scenario import complete, scenario, use


def english(view: Json) -> Texts:
    return texts("en").named(WORDS.names(view, "en"))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_has_its_words(language: str, seed: int) -> None:
    table = Match.new(GAME, 3 + seed % 2, seed, {"sides": "random"})
    words = texts(language).named(WORDS.names(GAME.view(table.state, SPECTATOR), language))
    for count in range(120):
        seat = GAME.deciding(table.state)[0]
        view = GAME.view(table.state, seat)
        (decision,) = [decision for decision in view["decisions"] if decision["seat"] == seat]
        told = [WORDS.decision(view, decision)]
        for move in decision["moves"]:
            told += [WORDS.move(view, move), WORDS.group(view, move), *WORDS.path(view, move)]
            assert WORDS.group(view, move).id in WORDS.headings
        legal = GAME.legal(table.state, seat)
        events = table.play(seat, legal[draw(key_of(seed), count, len(legal))])
        told += [WORDS.event(event) for viewer in (seat, SPECTATOR) for event in table.events_json(events, viewer)]
        assert all(words.tell(message) for message in told)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_candidate_is_a_move_that_the_rules_can_judge(seed: int) -> None:
    table = Match.new(GAME, 4, seed, {"sides": "random"})
    for count in range(60):
        seat = GAME.deciding(table.state)[0]
        view = GAME.view(table.state, seat)
        for move in WORDS.candidates(view):
            refusals = table.why_not(seat, table.read_move(seat, move))
            assert all(english(view).tell(refusal.message) for refusal in refusals)
        legal = GAME.legal(table.state, seat)
        table.play(seat, legal[draw(key_of(seed), count, len(legal))])


def test_a_secret_card_is_named_to_those_who_know_it_only() -> None:
    event = {"type": "card_drawn", "seat": 1, "card": "patrol"}
    words = texts("en")
    assert words.tell(WORDS.event(event)) == "Teal draws a blackmail card: Patrol."
    del event["card"]
    assert words.tell(WORDS.event(event)) == "Teal draws a blackmail card."


def test_tasks_have_the_titles_of_the_edition() -> None:
    view = {"edition": {"task": [{"id": "cut_the_siren", "title": {"en": "Cut the siren"}}]}}
    event = {"type": "reward_revealed", "task": "cut_the_siren"}
    for language in languages():
        words = texts(language).named(WORDS.names(view, language))
        assert "Cut the siren" in words.tell(WORDS.event(event))


def test_a_task_without_a_title_is_named_by_its_element() -> None:
    event = {"type": "reward_revealed", "task": {"element": "B", "prisoners": 1, "guards": 2, "items": []}}
    assert "Task B" in texts("en").tell(WORDS.event(event))


def test_a_trade_asks_for_what_the_two_own() -> None:
    table = Match.from_position(
        GAME,
        {
            "format": 1,
            "game": "scapegoat",
            "players": [{"at": "chapel", "items": ["key", "key"], "cash": 1}, {"at": "chapel"}, {"at": "laundry"}],
        },
        1,
    )
    view = GAME.view(table.state, 0)
    give, give_cash, take, take_cash = WORDS.questions(view, {"type": "trade", "with": 1})
    assert [value for value, _ in give.choices] == ["key", "key"]
    assert [value for value, _ in give_cash.choices] == [0, 1]
    assert take.choices == ()
    assert [value for value, _ in take_cash.choices] == [0]


def test_a_spectator_has_no_moves_to_think_of() -> None:
    assert WORDS.candidates(scenario().view(None)) == []


def test_in_the_gold_exercise_yard_two_of_what_lies_there_come_to_mind() -> None:
    table = scenario(gold=["exercise_yard"], teal={"at": "exercise_yard", "cash": 1}, items={"exercise_yard": ["tool"]})
    thought = [move for move in WORDS.candidates(table.view("teal")) if move["type"] == "use"]
    assert thought == [use(pay="cash", take=["tool"])]


def test_a_completion_comes_to_mind_with_each_token_once() -> None:
    two_keys = {"element": "A", "prisoners": 2, "guards": 0, "items": ["key", "key", "tool"]}
    rose = {"at": "laundry", "items": ["key"]}
    table = scenario(tasks={"laundry": two_keys}, teal={"at": "laundry", "items": ["key"]}, rose=rose)
    assert complete(("teal", "key"), ("rose", "key"), ("teal", "tool")) in WORDS.candidates(table.view("teal"))


def test_players_are_listed_as_a_sentence_lists_them() -> None:
    event = {"type": "choice_left", "seat": 0, "tied": [1, 2, 3]}
    english, french = (texts(language).tell(WORDS.event(event)) for language in ("en", "fr"))
    assert english == "Still tied: Teal, Rose and Violet. Amber, the Scapegoat, decides who stays behind."
    assert ": Turquoise, Rose et Violet." in french


def test_the_reasons_of_an_ending_name_the_players_with_an_and() -> None:
    escape = {"reason": "escape", "winners": [0, 2], "losers": [1]}
    outcome = GAME.outcome(scenario(phase="over", outcome=escape).table.state)
    assert outcome is not None
    english, french = (texts(language).tell(outcome.explanation[-1][1]) for language in ("en", "fr"))
    assert english == "Amber and Rose escape and win; Teal stays in prison."
    assert french.startswith("Ambre et Rose s’évadent")


@pytest.mark.parametrize(("gold", "text"), [([], "Discard Escort"), (["chapel"], "Take Escort")])
def test_a_card_of_a_hand_that_is_shown_is_chosen_for_what_becomes_of_it(gold: list[str], text: str) -> None:
    view = scenario(gold=gold).view("teal")
    assert texts("en").tell(WORDS.move(view, {"type": "choose", "card": "escort"})) == text


def test_the_end_names_who_stays_behind_if_anybody_does() -> None:
    told = [
        texts("en").tell(WORDS.event({"type": "game_ended", "reason": "escape", "left_behind": 1})),
        texts("en").tell(WORDS.event({"type": "game_ended", "reason": "guards"})),
    ]
    assert "stays behind, all others win" in told[0]
    assert "everybody loses" in told[1]
