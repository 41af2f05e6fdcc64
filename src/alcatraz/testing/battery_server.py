"""The properties that every game must have to be played on the server: a room, guides, undo, talk, a stand-in."""

import json
from typing import Any

import msgspec

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import RANDOM, Budget
from alcatraz.locale.texts import languages, texts
from alcatraz.matches.policies import POLICIES
from alcatraz.server.http.rulebook import rule_list
from alcatraz.server.outgoing.guide import guide, guides
from alcatraz.server.outgoing.history import history
from alcatraz.server.outgoing.messages import words_at
from alcatraz.server.tables.playing import explain
from alcatraz.talk.statements import SMALL_TALK, Deed, Vocabulary
from alcatraz.testing.battery import Check
from alcatraz.testing.battery_room import BatteryListener, BatteryRoom, owner_of
from alcatraz.wire import Explain, Guide, Log, Say, Undo

# Working out what the rules refuse takes its time: enough moves to meet every kind of decision over a few games.
_GUIDED = 25
_UNDONE = 80
_STAND_IN = 25
# More than any game needs that ends.
_WHOLE_GAME = 100_000


def a_room_plays_it_to_the_end(bundle: GameBundle, table: Match[Any], seed: Seed) -> None:
    """The log, read from its bytes, rebuilds the room between moves and at the end."""
    played = BatteryRoom(bundle, table.players, seed, table.origin["options"]).started()
    for number, _ in enumerate(played.walk(seed, _WHOLE_GAME)):
        if number == 10:
            assert played.rebuilt().match.position() == played.room.match.position()
    assert played.room.phase == "over"
    assert played.rebuilt().match.position() == played.room.match.position()


def everybody_is_told_in_words(bundle: GameBundle, table: Match[Any], seed: Seed) -> None:
    """Every seat and a spectator, in every language: each event comes with its line, each view with its guide."""
    played = BatteryRoom(bundle, table.players, seed, table.origin["options"])
    owners = [*(owner_of(seat) for seat in range(table.players)), "a spectator"]
    listeners = [BatteryListener(owner, language) for owner in owners for language in languages()]
    for listener in listeners:
        played.broadcaster.listeners.add(listener)
        played.broadcaster.welcome(listener, 0.0)
    played.started()
    for _ in played.walk(seed, _GUIDED):
        pass
    for listener in listeners:
        told = [msgspec.json.decode(message) for message in listener.heard]
        happened = [message for message in told if message["type"] == "happened"]
        assert any("guides" in message for message in happened)
        for message, following in zip(happened, [*happened[1:], {}], strict=True):
            if message["what"]["type"] != "moved":
                continue
            # The move that ends a game comes with the views, and the end itself with the guides.
            ended = following.get("what", {}).get("type") == "finished"
            assert list(message.get("views", {})) == list((following if ended else message).get("guides", {}))
            for key, events in message.get("events", {}).items():
                assert len(message["lines"][key]) == len(events)


def guides_list_the_moves_of_the_view(bundle: GameBundle, table: Match[Any], seed: Seed) -> None:
    """Every move in words, under a heading that there is; what is refused is refused by `explain`, too."""
    played = BatteryRoom(bundle, table.players, seed, table.origin["options"]).started()
    for number, (seat, _) in enumerate(played.walk(seed, _GUIDED)):
        room, words = played.room, words_at(played.room, languages()[number % len(languages())])
        told = guide(room, owner_of(seat), Guide(seat), words)
        assert [each.move for each in told.moves] == played.decision(seat)["moves"]
        assert all(each.text and all(each.path) for each in told.moves)
        used = {each.group for each in told.moves} | {each.group for each in told.refused}
        assert used <= {group.id for group in told.groups}
        assert all(group.title for group in told.groups)
        assert all(waiting.text for waiting in told.waiting)
        for each in told.refused:
            answer = explain(room, owner_of(seat), Explain(seat, each.move, "x"), words)
            assert (answer.allowed, answer.rules, answer.message) == (False, each.rules, each.message)
        pushed = guides(room, (seat, -1), words, None)
        assert [each.text for each in pushed[str(seat)].moves] == [each.text for each in told.moves]
        json.loads(msgspec.json.encode([told, pushed]))


def moves_are_taken_back(bundle: GameBundle, table: Match[Any], seed: Seed) -> None:
    """After an undo everything is as before the move, and the move brings the same again; the guide foretells it."""
    played = BatteryRoom(bundle, table.players, seed, table.origin["options"]).started()
    for number in range(_UNDONE):
        seat, move = played.chosen(seed, number)
        before, log = played.room.match.position(), _log(played, seat)
        played.plays(seat, move)
        after = played.room.match.position()
        told = guide(played.room, owner_of(seat), Guide(seat), words_at(played.room, languages()[0]))
        assert told.undo.allowed != bool(told.undo.message)
        if played.room.phase != "playing":
            assert not told.undo.allowed
            return
        if told.undo.allowed:
            played.does(owner_of(seat), Undo(seat, f"undo {number}"))
            assert played.room.match.position() == before
            assert _log(played, seat) == log
            played.plays(seat, move)
            assert played.room.match.position() == after


def _log(played: BatteryRoom, seat: int) -> bytes:
    words = words_at(played.room, languages()[0])
    return msgspec.json.encode(history(played.room, owner_of(seat), Log(seat), words).entries)


def people_can_talk(bundle: GameBundle, table: Match[Any], seed: Seed) -> None:
    """Before the start and during the game; every kind of statement of the game has its sentence."""
    played = BatteryRoom(bundle, table.players, seed, table.origin["options"])
    played.does(owner_of(0), Say(0, {"type": "say", "text": "Hello"}, "hello"))
    listeners = [BatteryListener(owner_of(1), language) for language in languages()]
    played.broadcaster.listeners.update(listeners)
    for listener in listeners:
        played.broadcaster.welcome(listener, 0.0)
    played.started()
    vocabulary = SMALL_TALK if bundle.talk is None else bundle.talk.vocabulary
    said = statements(vocabulary, about=played.room.number + 1)
    for number, statement in enumerate(said):
        played.does(owner_of(0), Say(0, statement, f"say {number}"))
    for _ in played.walk(seed, _GUIDED):
        pass
    for listener in listeners:
        told = [msgspec.json.decode(message) for message in listener.heard]
        lines = [message["line"] for message in told if message.get("what", {}).get("type") == "said"]
        assert len(lines) == len(said)
        assert all(lines)
    assert {each["status"] for each in msgspec.json.decode(listeners[0].heard[-1]).get("ledger", [])} <= {
        "open",
        "kept",
        "broken",
        "void",
    }


def statements(vocabulary: Vocabulary, about: int) -> list[Json]:
    """One statement of every kind that seat 0 can make, to or about seat 1; the first one has the number `about`."""
    made: list[Json] = [{"type": "say", "text": "Well"}, {"type": "answer", "to": about, "yes": True}]
    made += [{"type": kind, "for": 1} for kind in vocabulary.proposals]
    deeds_of = {
        "promise": vocabulary.promises,
        "threat": vocabulary.threats,
        "ask": vocabulary.asks,
        "reason": vocabulary.reasons,
    }
    for kind, deeds in deeds_of.items():
        for what, deed in deeds.items():
            asked = {"of": 1} if kind == "ask" else {}
            whom = {"seat": 1 if kind != "ask" else 0} if deed.whom is not None else {}
            made += [{"type": kind, "what": what, **asked, **whom, **value} for value in _values(vocabulary, deed)]
    return made


def _values(vocabulary: Vocabulary, deed: Deed) -> list[Json]:
    return [{name: vocabulary.values[name][0]} for name in deed.about] or [{}]


def its_stand_in_plays(bundle: GameBundle, table: Match[Any], seed: Seed) -> None:
    """The policies that replace people, or that people choose, are there; the room accepts the moves of the former."""
    known = {**POLICIES, **bundle.policies}
    assert set(bundle.levels) <= set(bundle.policies)
    for name in (bundle.stand_in, RANDOM):
        played = BatteryRoom(bundle, table.players, seed, table.origin["options"]).started()
        for number in range(_STAND_IN):
            if played.room.phase != "playing":
                break
            seat = played.room.match.game.deciding(played.room.match.state)[0]
            budget = Budget(f"{seed}/{number}", iterations=1)
            played.plays(seat, known[name](played.view(seat), played.decision(seat), budget))


def its_rulebook_can_be_read(bundle: GameBundle, table: Match[Any], seed: Seed) -> None:
    """In every language, even if the game brings no texts."""
    for language in languages():
        told = rule_list(bundle, texts(language))
        assert len(told["rules"]) == len(bundle.game.rulebook.rules)
        assert all(rule["title"] for rule in told["rules"])


SERVER_CHECKS: tuple[Check, ...] = (
    a_room_plays_it_to_the_end,
    everybody_is_told_in_words,
    guides_list_the_moves_of_the_view,
    moves_are_taken_back,
    people_can_talk,
    its_stand_in_plays,
    its_rulebook_can_be_read,
)
