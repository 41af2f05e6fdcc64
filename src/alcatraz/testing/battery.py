"""The properties that every game must have, each as a check over one random walk.

A test parametrizes them over the registry, so a new game is under test the moment it is registered.
"""

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.extras import MissingExtra, require
from alcatraz.kernel.chance import Seed, draw, key_of
from alcatraz.kernel.decision import decisions_json, moves_json
from alcatraz.kernel.game import AUTHORITY, SPECTATOR, Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.message import Message
from alcatraz.kernel.notation.canonical import canonical_json
from alcatraz.locale.texts import Texts, languages, texts
from alcatraz.records.record import record, replay
from alcatraz.testing.walks import fits, sampled_walk, walk

Check = Callable[[GameBundle, Match[Any], Seed], None]

# Steps of a game at which the expensive checks look. Random play may need a thousand, few of which show anything new.
_SAMPLED = 333
# Deep copies and reasons take milliseconds.
_SAMPLED_SLOW = 50


def every_game_ends(bundle: GameBundle, table: Match[Any], seed: Seed) -> None:
    """Random play comes to an end, with an outcome that accounts for every seat or for none."""
    for _ in walk(bundle, table.state, seed):
        assert bundle.game.outcome(table.state) is None
    outcome = bundle.game.outcome(table.state)
    assert outcome is not None
    assert outcome.explanation
    seats = sorted([*outcome.winners, *outcome.losers])
    assert seats in ([], list(range(table.players)))
    assert decisions_json(bundle.game, table.state) == []


def a_record_rebuilds_the_game(bundle: GameBundle, table: Match[Any], seed: Seed) -> None:
    """The record, sent through JSON, rebuilds the same last position; a changed one is noticed."""
    shadow = bundle.game.copy(table.state)
    for step in walk(bundle, shadow, seed):
        table.play(step.seat, step.move)
    written = json.loads(canonical_json(record(table)))
    assert replay(bundle.game, written).position() == table.position()
    assert written["outcome"] is not None


def legal_means_accepted(bundle: GameBundle, table: Match[Any], seed: Seed) -> None:
    """A listed move is never refused; one from elsewhere is, unless it is listed here too or fits a template."""
    game = bundle.game
    known: dict[int, None] = {}
    for step in sampled_walk(bundle, table.state, seed, _SAMPLED):
        assert len(set(step.legal)) == len(step.legal)
        for move in step.legal:
            assert game.refusals(step.state, step.seat, move) == [], game.move_json(move)
            known[move] = None
        templates = game.templates(step.state, step.seat)
        for move in list(known)[-120:]:
            accepted = not game.refusals(step.state, step.seat, move)
            listed = move in step.legal or any(fits(t, game.move_json(move)) for t in templates)
            assert listed or not accepted, game.move_json(move)


def only_deciding_seats_may_move(bundle: GameBundle, table: Match[Any], seed: Seed) -> None:
    """A seat that has no decision is refused, with a rule."""
    for step in walk(bundle, table.state, seed):
        deciding = bundle.game.deciding(step.state)
        for seat in range(table.players):
            refusals = bundle.game.refusals(step.state, seat, step.move)
            if seat not in deciding:
                assert refusals
            assert all(bundle.game.rulebook.rule(refusal.rule) for refusal in refusals)


def moves_survive_json(bundle: GameBundle, table: Match[Any], seed: Seed) -> None:
    for step in sampled_walk(bundle, table.state, seed, _SAMPLED):
        for move in [*step.legal, step.move]:
            written = json.loads(json.dumps(bundle.game.move_json(move)))
            assert bundle.game.read_move(step.state, written) == move, written


def states_survive_json(bundle: GameBundle, table: Match[Any], seed: Seed) -> None:
    """Saved and loaded between any two moves, the game goes on with the same events."""
    game = bundle.game
    for step in sampled_walk(bundle, table.state, seed, _SAMPLED):
        written = json.loads(canonical_json(game.position(step.state)))
        loaded = game.load(written, "another seed")
        assert game.position(loaded) == written
        assert game.legal(loaded, step.seat) == step.legal
        ahead = game.copy(step.state)
        assert game.apply(loaded, step.seat, step.move) == game.apply(ahead, step.seat, step.move)
        assert game.position(loaded) == game.position(ahead)


def copies_are_independent(bundle: GameBundle, table: Match[Any], seed: Seed) -> None:
    game = bundle.game
    for step in sampled_walk(bundle, table.state, seed, _SAMPLED):
        before = canonical_json(game.position(step.state))
        game.apply(game.copy(step.state), step.seat, step.move)
        assert canonical_json(game.position(step.state)) == before


def states_can_be_copied_and_pickled(bundle: GameBundle, table: Match[Any], seed: Seed) -> None:
    """Python's own ways to copy a state give one that plays on alike and shares nothing that a move changes."""
    game = bundle.game
    for step in sampled_walk(bundle, table.state, seed, _SAMPLED_SLOW):
        before = canonical_json(game.position(step.state))
        for other in (copy.deepcopy(step.state), pickle.loads(pickle.dumps(step.state))):
            ahead = game.copy(step.state)
            assert game.apply(other, step.seat, step.move) == game.apply(ahead, step.seat, step.move)
            assert game.position(other) == game.position(ahead)
        assert canonical_json(game.position(step.state)) == before


def what_is_hidden_changes_nothing(bundle: GameBundle, table: Match[Any], seed: Seed) -> None:
    """Another state with the same view offers the same moves; no view and no event carries chance or a seed."""
    game = bundle.game
    for number, step in enumerate(sampled_walk(bundle, table.state, seed, _SAMPLED)):
        for viewer in (SPECTATOR, *range(table.players)):
            view = game.view(step.state, viewer)
            other = game.imagine(json.loads(canonical_json(view)), f"{seed}/{number}/{viewer}")
            assert game.view(other, viewer) == view
            assert _words_in(view).isdisjoint({"chance", "seed"})
            if viewer in game.deciding(step.state):
                assert game.legal(other, viewer) == game.legal(step.state, viewer)


def events_tell_no_more_than_the_view(bundle: GameBundle, table: Match[Any], seed: Seed) -> None:
    """What a seat sees of an event is part of what the authority sees of it."""
    game = bundle.game
    for step in walk(bundle, table.state, seed):
        ahead = game.copy(step.state)
        for event in game.apply(ahead, step.seat, step.move):
            whole = game.event_json(ahead, event, AUTHORITY)
            assert whole is not None
            for viewer in (SPECTATOR, *range(table.players)):
                seen = game.event_json(ahead, event, viewer)
                assert seen is None or all(whole[name] == value for name, value in seen.items())


def every_event_has_words(bundle: GameBundle, table: Match[Any], seed: Seed) -> None:
    """Every event, what it means for each seat, and the ending can be told in every language."""
    game = bundle.game
    told: set[str] = set()
    for step in walk(bundle, table.state, seed):
        ahead = game.copy(step.state)
        events = game.apply(ahead, step.seat, step.move)
        messages = []
        for viewer in (AUTHORITY, SPECTATOR, step.seat):
            seen = [game.event_json(ahead, event, viewer) for event in events]
            messages += [bundle.words.event(event) for event in seen if event is not None]
        for viewer in range(table.players):
            messages += _meanings(bundle, [game.event_json(ahead, event, viewer) for event in events], viewer)
        _tell_new(bundle, game.view(step.state, step.seat), messages, told)
    outcome = game.outcome(table.state)
    assert outcome is not None
    _tell_new(bundle, game.view(table.state, SPECTATOR), [message for _, message in outcome.explanation], set())


def every_choice_has_words(bundle: GameBundle, table: Match[Any], seed: Seed) -> None:
    """Every choice, decision and refusal can be told in every language."""
    game = bundle.game
    known: dict[int, None] = {}
    told: set[str] = set()
    for step in sampled_walk(bundle, table.state, seed, _SAMPLED):
        view = game.view(step.state, step.seat)
        known.update(dict.fromkeys(step.legal))
        messages = [refusal.message for m in list(known)[-20:] for refusal in game.refusals(step.state, step.seat, m)]
        messages += [bundle.words.decision(view, decision) for decision in view["decisions"]]
        for move in moves_json(game, step.state, step.seat):
            messages += [bundle.words.move(view, move), bundle.words.group(view, move), *bundle.words.path(view, move)]
        _tell_new(bundle, view, messages, told)


def _tell_new(bundle: GameBundle, view: Json, messages: list[Message], told: set[str]) -> None:
    """Puts messages into words, unless they are among those that were told before."""
    new = [message for message in messages if repr(message) not in told]
    told.update(repr(message) for message in new)
    for words in _speakers(bundle, view) if new else ():
        for message in new:
            assert words.tell(message)


def _meanings(bundle: GameBundle, events: list[Json | None], viewer: int) -> list[Message]:
    """What events mean for a seat, from what it saw of them."""
    if bundle.meanings is None:
        return []
    seen = [event for event in events if event is not None]
    meant = bundle.meanings(seen, viewer)
    assert len(meant) == len(seen)
    return [meaning for meaning in meant if meaning is not None]


def reasons_tell_nothing_hidden(bundle: GameBundle, table: Match[Any], seed: Seed) -> None:
    """Why a move was made is the same sentence whatever a spectator does not see, and there are words for it."""
    game, advisor = bundle.game, bundle.advisor
    if advisor is None:
        return
    for number, step in enumerate(sampled_walk(bundle, table.state, seed, _SAMPLED_SLOW)):
        view = game.view(step.state, SPECTATOR)
        ahead = game.copy(step.state)
        seen = [game.event_json(ahead, event, SPECTATOR) for event in game.apply(ahead, step.seat, step.move)]
        since = [event for event in seen if event is not None]
        reason = advisor.why(view, step.seat, game.move_json(step.move), since)
        other = game.imagine(json.loads(canonical_json(view)), f"{seed}/{number}")
        again = advisor.why(game.view(other, SPECTATOR), step.seat, game.move_json(step.move), since)
        assert again == reason
        for words in _speakers(bundle, view) if reason is not None else ():
            assert reason is not None
            assert words.tell(reason)


def names_stay_the_same(bundle: GameBundle, table: Match[Any], seed: Seed) -> None:
    """The texts that a match brings are those of its start, for everybody: the server reads them once."""
    game = bundle.game
    first = {language: bundle.words.names(game.view(table.state, SPECTATOR), language) for language in languages()}
    for step in walk(bundle, table.state, seed, most=30):
        for viewer in (SPECTATOR, step.seat):
            view = game.view(step.state, viewer)
            assert {language: bundle.words.names(view, language) for language in languages()} == first


def _speakers(bundle: GameBundle, view: Json) -> list[Texts]:
    """Every language, with the names that the table brings."""
    return [texts(language).named(bundle.words.names(view, language)) for language in languages()]


def _words_in(value: object) -> set[str]:
    """Every field name anywhere inside."""
    if isinstance(value, dict):
        return set(value).union(*(_words_in(part) for part in value.values()))
    if isinstance(value, list):
        return set().union(*(_words_in(part) for part in value))
    return set()


CHECKS: tuple[Check, ...] = (
    every_game_ends,
    a_record_rebuilds_the_game,
    legal_means_accepted,
    only_deciding_seats_may_move,
    moves_survive_json,
    states_survive_json,
    copies_are_independent,
    states_can_be_copied_and_pickled,
    what_is_hidden_changes_nothing,
    events_tell_no_more_than_the_view,
    every_event_has_words,
    every_choice_has_words,
    reasons_tell_nothing_hidden,
    names_stay_the_same,
)


def some_rulings(bundle: GameBundle, seed: Seed) -> Json:
    """Options of a table that plays some of the game's rules by their alternative, each drawn; {} if it has none."""
    key = key_of(f"rulings {seed}")
    known = [choice.value for option in bundle.lobby if option.id == "rulings" for choice in option.choices]
    return {"rulings": [rule for number, rule in enumerate(known) if draw(key, number, 2)]} if known else {}


def every_check() -> tuple[Check, ...]:
    """The checks above, and those of the server where its packages are installed."""
    try:
        require("server")
    except MissingExtra:
        return CHECKS
    from alcatraz.testing.battery_server import SERVER_CHECKS

    return CHECKS + SERVER_CHECKS
