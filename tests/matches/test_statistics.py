"""What a game counts of itself agrees with what happened, and has its words in every language."""

import pytest

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.locale.texts import languages, texts
from alcatraz.matches.simulation.plan import SimulationPlan, simulate_match
from alcatraz.records.figures import title_of

bundles = pytest.mark.parametrize("bundle", BUNDLES.values(), ids=BUNDLES.keys())


@bundles
@pytest.mark.parametrize("language", languages())
def test_everything_counted_has_a_name(bundle: GameBundle, language: str) -> None:
    statistics, words = bundle.statistics, texts(language)
    assert statistics is not None
    for number in statistics.numbers:
        assert words.say("count-" + number.replace("_", "-"))
    result = simulate_match(SimulationPlan(bundle.game.id, (3,), 1, ("random",), "1", _short(bundle)), 3, 0)
    view = bundle.game.view(bundle.game.new(3, 1, {}), SPECTATOR)
    named = words.named(bundle.words.names(view, language))
    for group, things in result["uses"].items():
        assert words.say("group-" + group.replace("_", "-"))
        assert all(named.tell(statistics.name(group, thing)) for thing in things)
    assert words.say("ending-" + result["reason"].replace("_", "-"))


def _short(bundle: GameBundle) -> Json:
    return {"turn_limit": 60} if bundle.game.id == "boat" else {}


def test_scapegoat_counts() -> None:
    statistics = BUNDLES["scapegoat"].statistics
    assert statistics is not None
    start: Json = {"players": [{}, {}, {}], "round": 1, "gold": ["laundry"], "scapegoat": 2}
    events: list[Json] = [
        {"type": "function_used", "seat": 1, "at": "laundry"},
        {"type": "function_used", "seat": 1, "at": "chapel"},
        {"type": "round_started", "round": 2},
        {"type": "elected", "seat": 2, "bonus": 2, "tied": []},
        {"type": "blackmail_played", "seat": 2, "card": "patrol"},
        {"type": "task_completed", "seat": 0, "at": "chapel", "task": "start_a_fire"},
        {"type": "element_marked", "seat": 0, "element": "A"},
        {"type": "game_ended", "reason": "escape", "left_behind": 2},
    ]
    tally = statistics.tally(start, events)
    assert (tally.numbers["rounds"], tally.numbers["tasks"], tally.numbers["scapegoat_stayed"]) == (2, 1, 1)
    assert tally.uses == {
        "rooms": {"laundry/gold": [0, 1, 0], "chapel/silver": [0, 1, 0]},
        "elections": {"again": [0, 0, 1]},
        "cards": {"patrol": [0, 0, 1]},
        "tasks": {"start_a_fire": [1, 0, 0]},
        "elements": {"A": [1, 0, 0]},
    }


def test_boat_counts() -> None:
    statistics = BUNDLES["boat"].statistics
    assert statistics is not None
    start: Json = {"prisoners": [[], []]}
    events: list[Json] = [
        {"type": "entered", "seat": 0, "to": [9, 4]},
        {"type": "walked", "seat": 1, "from": [9, 1], "to": [8, 1]},
        {"type": "caught", "seat": 0, "at": [8, 4]},
        {"type": "boarded", "seat": 1, "from": [1, 4], "in_boat": 1},
        {"type": "alarm_rolled", "seat": 0, "row": 3},
    ]
    tally = statistics.tally(start, events)
    assert tally.numbers == {"turns": 3, "captures": 1, "boardings": 1, "alarms": 1, "passes": 0}
    assert tally.uses["columns"] == {"4": [1, 0]}
    assert tally.uses["caught_in"] == {"8": [1, 0]}


def test_scapegoat_names_what_it_counts() -> None:
    statistics = BUNDLES["scapegoat"].statistics
    assert statistics is not None
    by_hand = {"element": "B", "prisoners": 1, "guards": 0, "items": []}
    start: Json = {"players": [{}, {}, {}], "round": 1, "gold": [], "scapegoat": 2}
    tally = statistics.tally(start, [{"type": "task_completed", "seat": 0, "at": "chapel", "task": by_hand}])
    (untitled,) = tally.uses["tasks"]
    assert texts("en").tell(statistics.name("tasks", untitled)) == "Task B"
    assert statistics.name("tasks", "start_a_fire").id == "task-start-a-fire"
    assert "B" in texts("en").tell(statistics.name("elements", "B"))


@bundles
@pytest.mark.parametrize("language", languages())
def test_the_figures_of_players_have_their_words(bundle: GameBundle, language: str) -> None:
    statistics, words = bundle.statistics, texts(language)
    assert statistics is not None
    assert all(words.say(title_of(figure)) for figure in statistics.figures)


def test_scapegoat_players_are_counted_by_what_they_did() -> None:
    statistics = BUNDLES["scapegoat"].statistics
    assert statistics is not None
    events: list[Json] = [
        {"type": "elected", "seat": 2},
        {"type": "task_completed", "seat": 0, "task": "x"},
        {"type": "element_marked", "seat": 0, "element": "A"},
        {"type": "reward_revealed", "task": "y"},
        {"type": "element_marked", "seat": 1, "element": "B"},
        {"type": "stolen", "seat": 1, "from": 0, "what": "cash"},
        {"type": "trade_accepted", "seat": 0, "with": 2},
    ]
    counted = statistics.of_players({"players": [{}, {}, {}]}, events)
    assert counted["elected"] == [0, 0, 1]
    assert (counted["letters_own"], counted["letters_reward"]) == ([1, 0, 0], [0, 1, 0])
    assert (counted["thefts"], counted["robbed"]) == ([0, 1, 0], [1, 0, 0])
    assert counted["trades"] == [1, 0, 1]


def test_boat_players_are_counted_by_what_they_did() -> None:
    statistics = BUNDLES["boat"].statistics
    assert statistics is not None
    events: list[Json] = [
        {"type": "walked", "seat": 1, "from": [3, 2], "to": [5, 2]},
        {"type": "guard_walked", "row": 5, "from": [5, 1], "to": [5, 3]},
        {"type": "caught", "seat": 0, "at": [5, 3]},
        {"type": "boarded", "seat": 0, "from": [1, 5], "in_boat": 1},
        {"type": "passed", "seat": 1},
    ]
    counted = statistics.of_players({"prisoners": [[], []]}, events)
    assert counted["squares"] == [0, 2]
    assert (counted["captures"], counted["caught"]) == ([0, 1], [1, 0])
    assert (counted["boardings"], counted["passes"]) == ([1, 0], [0, 1])
