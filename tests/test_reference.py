"""The reference of each game says what the program writes and reads: moves, events, positions, views, options."""

import json
from typing import Any

import pytest

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.games.registry import BUNDLES
from alcatraz.games.scapegoat.model.rulings import ALTERNATIVES
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import AUTHORITY, SPECTATOR, Json
from alcatraz.kernel.notation.schema import REQUIRED, Record
from alcatraz.testing.walks import WalkStep, walk
from tests.json_schema import problems
from tools.game_docs.declared import GAMES, Declared
from tools.game_docs.files import REFERENCE, outdated

EVERY_RULING = list(ALTERNATIVES)
# Tables that differ as much as a game allows, so that a walk meets every field.
TABLES: dict[str, list[tuple[int, Json]]] = {
    "scapegoat": [(3, {}), (4, {"sides": "gold", "rulings": EVERY_RULING})],
    "boat": [(2, {}), (4, {"guards": "random", "turn_limit": 60})],
}
NONSENSE = {"nonsense": 1}


@pytest.fixture(params=GAMES, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Declared:
    declared: Declared = request.param
    return declared


@pytest.fixture
def bundle(game: Declared) -> GameBundle:
    return BUNDLES[game.id]


@pytest.fixture
def schema(game: Declared) -> Json:
    read: Json = json.loads((REFERENCE / f"{game.id}.schema.json").read_text(encoding="utf-8"))
    return read


def steps(bundle: GameBundle, seed: int = 3) -> list[WalkStep]:
    """Moments of some random games, each with a state of its own."""
    return [
        WalkStep(bundle.game.copy(step.state), step.seat, step.legal, step.move)
        for players, options in TABLES[bundle.game.id]
        for step in walk(bundle, bundle.game.new(players, seed, options), seed, 250)
    ]


def reasons(error: ContractError) -> list[tuple[str, object]]:
    return [(problem.id, problem.args.get("field")) for problem in error.problems]


def test_every_file_is_up_to_date() -> None:
    assert outdated() == []


def test_every_game_has_a_reference() -> None:
    assert [game.id for game in GAMES] == list(BUNDLES)


def test_every_move_of_a_walk_is_as_declared(bundle: GameBundle, schema: Json) -> None:
    for step in steps(bundle):
        for move in (*step.legal, step.move):
            assert problems(schema, "Move", bundle.game.move_json(move)) == []


def test_a_field_that_is_not_declared_is_refused_in_a_move(bundle: GameBundle) -> None:
    for step in steps(bundle)[::10]:
        move = bundle.game.move_json(step.move)
        with pytest.raises(ContractError) as error:
            bundle.game.read_move(step.state, {**move, **NONSENSE})
        assert reasons(error.value) == [("json-unknown-field", "move.nonsense")]


def test_every_event_of_a_walk_is_as_declared_for_everybody(bundle: GameBundle, schema: Json) -> None:
    for step in steps(bundle):
        state = bundle.game.copy(step.state)
        for event in bundle.game.apply(state, step.seat, step.move):
            for viewer in (AUTHORITY, SPECTATOR, 0, 1):
                seen = bundle.game.event_json(state, event, viewer)
                assert seen is None or problems(schema, "Event", seen) == []


def test_every_position_of_a_walk_is_as_declared(bundle: GameBundle, schema: Json) -> None:
    for step in steps(bundle)[::4]:
        position = bundle.game.position(step.state)
        assert problems(schema, "Position", position) == []
        assert problems(schema, "GivenPosition", position) == []


def test_every_view_of_a_walk_is_as_declared(game: Declared, bundle: GameBundle, schema: Json) -> None:
    name = "".join(part.capitalize() for part in game.view.label.split("_"))
    for step in steps(bundle)[::8]:
        for viewer in (SPECTATOR, *range(bundle.game.players(step.state))):
            assert problems(schema, name, bundle.game.view(step.state, viewer)) == []


def test_every_declared_field_of_a_position_is_read(game: Declared, bundle: GameBundle) -> None:
    """Nonsense in a field is noticed, so the field is looked at."""
    position = bundle.game.position(steps(bundle)[40].state)
    for field in game.position.fields:
        with pytest.raises(ContractError) as error:
            bundle.game.load({**position, field.name: NONSENSE}, 1)
        assert any(str(name).partition(".")[0] == field.name for _, name in reasons(error.value)), field.name


def test_a_field_that_is_not_declared_is_refused(bundle: GameBundle) -> None:
    position = bundle.game.position(steps(bundle)[40].state)
    with pytest.raises(ContractError) as error:
        bundle.game.load({**position, **NONSENSE}, 1)
    assert reasons(error.value) == [("json-unknown-field", "nonsense")]


def test_a_field_that_is_not_declared_is_refused_inside_a_position(game: Declared, bundle: GameBundle) -> None:
    position = bundle.game.position(steps(bundle)[40].state)
    for field in game.position.fields:
        if isinstance(field.type, Record):
            with pytest.raises(ContractError) as error:
                bundle.game.load({**position, field.name: {**position[field.name], **NONSENSE}}, 1)
            assert ("json-unknown-field", f"{field.name}.nonsense") in reasons(error.value)


def test_only_fields_without_a_default_must_be_given(game: Declared, bundle: GameBundle, schema: Json) -> None:
    position = bundle.game.position(steps(bundle)[0].state)
    needed = {each.name: position[each.name] for each in game.position.fields if each.default is REQUIRED}
    assert problems(schema, "GivenPosition", needed) == []
    bundle.game.load(needed, 1)
    for name in needed:
        with pytest.raises(ContractError):
            bundle.game.load({each: value for each, value in needed.items() if each != name}, 1)


def test_every_option_is_read_and_no_other(game: Declared, bundle: GameBundle) -> None:
    players = bundle.game.seats[0]
    for name in (*[field.name for field in game.options.fields], "nonsense"):
        with pytest.raises(ContractError) as error:
            bundle.game.new(players, 1, {name: NONSENSE})
        assert any(name in str(field) for _, field in reasons(error.value)), name


def test_every_option_may_be_left_at_its_default(game: Declared, bundle: GameBundle, schema: Json) -> None:
    fixed: dict[str, Any] = {
        name: part["default"]
        for name, part in schema["$defs"]["GivenOptions"]["properties"].items()
        if "default" in part
    }
    players = bundle.game.seats[0]
    assert problems(schema, "GivenOptions", fixed) == []
    assert bundle.game.position(bundle.game.new(players, 5, fixed)) == bundle.game.position(
        bundle.game.new(players, 5, {})
    )
