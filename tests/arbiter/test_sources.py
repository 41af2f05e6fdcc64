"""Positions from a setup, a record and a view, and what can be set in them."""

import pytest

from alcatraz.arbiter import sources
from alcatraz.arbiter.declared_json import type_json
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import SPECTATOR
from alcatraz.kernel.match import Match
from alcatraz.locale.texts import texts
from alcatraz.records.record import record
from alcatraz.testing.walks import walk


@pytest.mark.parametrize("game", BUNDLES)
def test_a_setup_is_that_of_a_new_game_without_its_luck(game: str) -> None:
    bundle = BUNDLES[game]
    position = Match.new(bundle.game, 3, "seed", {}).position()
    assert sources.set_up(bundle, 3, "seed", {}) == sources.arranged(position)
    assert "chance" not in sources.set_up(bundle, 3, "seed", {})


@pytest.mark.parametrize("game", BUNDLES)
def test_every_move_of_a_record_has_its_position(game: str) -> None:
    bundle = BUNDLES[game]
    table = Match.new(bundle.game, 3, 5, {})
    positions = []
    for step in walk(bundle, bundle.game.copy(table.state), 5, 30):
        positions.append(sources.arranged(table.position()))
        table.play(step.seat, step.move)
    written = record(table)
    for at, position in enumerate(positions):
        assert sources.recorded(bundle, written, at, texts("en"))["position"] == position
    last = sources.recorded(bundle, written, 999, texts("en"))
    assert (last["at"], len(last["moves"])) == (30, 30)
    assert all(move["text"] for move in last["moves"])


def test_a_record_that_does_not_rebuild_is_refused() -> None:
    bundle = BUNDLES["boat"]
    broken = {**record(Match.new(bundle.game, 2, 1, {})), "moves": [{"seat": 0, "move": {"type": "pass"}}]}
    with pytest.raises(ContractError) as error:
        sources.recorded(bundle, broken, 1, texts("en"))
    assert error.value.kind == "bad_record"


def test_a_view_becomes_a_position_that_looks_like_it() -> None:
    bundle = BUNDLES["scapegoat"]
    table = Match.new(bundle.game, 4, 7, {})
    for step in walk(bundle, bundle.game.copy(table.state), 7, 60):
        table.play(step.seat, step.move)
    view = bundle.game.view(table.state, SPECTATOR)
    position = sources.seen(bundle, view, "0")
    again = bundle.game.view(bundle.game.load(position, "0"), SPECTATOR)
    assert again["guards"] == view["guards"]
    assert [sheet["blackmail_count"] for sheet in again["players"]] == [
        sheet["blackmail_count"] for sheet in view["players"]
    ]


@pytest.mark.parametrize("game", BUNDLES)
def test_every_field_of_a_position_is_declared_for_the_form(game: str) -> None:
    bundle = BUNDLES[game]
    assert bundle.position is not None
    told = type_json(bundle.position)
    written = Match.new(bundle.game, 3, 1, {}).position()
    assert set(written) <= {field["name"] for field in told["fields"]}
