"""The engine protocol: JSON lines in, JSON lines out, one answer per request.

The engine is the authority's side and sees everything. Whatever a line contains, it gets an answer, and
a request that fails has changed nothing.
"""

import json
import math
from collections.abc import Callable, Iterable
from typing import Any, NoReturn, TextIO

from alcatraz.api.answers import explanation_json, outcome_in_words, refusals_json
from alcatraz.games.registry import DEFAULT_GAME, GAMES
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.decision import decisions_json
from alcatraz.kernel.errors import ContractError, MoveRefused, malformed
from alcatraz.kernel.game import AUTHORITY, SPECTATOR, Game, Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.message import Message
from alcatraz.kernel.notation.fields import Fields, echo, is_integer
from alcatraz.kernel.notation.seed import is_seed
from alcatraz.kernel.perft import perft
from alcatraz.kernel.policy import Budget
from alcatraz.locale.texts import DEFAULT_LANGUAGE, Texts, languages, texts
from alcatraz.matches.policies import policies
from alcatraz.matches.time_budget import with_clock
from alcatraz.records.record import record, replay

_MOST_DEPTH = 12
_LONGEST_THOUGHT = 600_000


class Engine:
    """One conversation: at most one table at a time."""

    def __init__(self) -> None:
        self._table: Match[Any] | None = None
        self._handlers: dict[str, Callable[[Fields, Texts], Json]] = {
            "new": self._new,
            "load": self._load,
            "legal": self._legal,
            "play": self._play,
            "explain": self._explain,
            "position": self._position,
            "view": self._view,
            "outcome": self._outcome,
            "record": self._record,
            "replay": self._replay,
            "perft": self._perft,
            "bot": self._bot,
        }

    def answer(self, line: str | bytes) -> str:
        """The answer to one line, whatever the line is."""
        try:
            return self._answer(line)
        except RecursionError:
            # Brackets in brackets, few enough to be read and too many to be looked into, quoted or sent back.
            error = _error_json(malformed("error-not-json", column=1), texts(DEFAULT_LANGUAGE))
            return json.dumps({"id": None, "ok": False, "error": error})

    def _answer(self, line: str | bytes) -> str:
        request_id, language = None, DEFAULT_LANGUAGE
        try:
            request = _parsed(line)
            request_id = request.get("id")
            language = _language(request)
            result = self._served(request, texts(language))
        except ContractError as error:
            result = {"ok": False, "error": _error_json(error, texts(language))}
        return json.dumps({"id": request_id, **result})

    def _served(self, request: Json, words: Texts) -> Json:
        fields = Fields(request)
        fields.raw("id", None)
        fields.raw("language", None)
        wanted = fields.raw("do")
        if "do" in fields.data and not isinstance(wanted, str):
            fields.problem("json-not-a-text", "do", got=echo(wanted))
        _stop_at(fields)
        if wanted not in self._handlers:
            asked = Message("error-unknown-request", {"got": echo(wanted), "allowed": tuple(self._handlers)})
            raise ContractError("unknown_request", asked)
        return {"ok": True, **self._handlers[wanted](fields, words)}

    @property
    def table(self) -> Match[Any]:
        if self._table is None:
            raise ContractError("no_game", Message("error-no-game"))
        return self._table

    # -- starting ----------------------------------------------------------------------------------

    def _new(self, fields: Fields, words: Texts) -> Json:
        game = GAMES[tuple(GAMES)[fields.choice("game", tuple(GAMES))]]
        players = fields.raw("players")
        if "players" in fields.data and not is_integer(players):
            fields.problem("json-not-an-integer", "players", low=game.seats[0], high=game.seats[-1], got=echo(players))
        seed = _seed(fields)
        options = fields.child("options").data
        _finish(fields)
        self._table = Match.new(game, players, seed, options)
        return {}

    def _load(self, fields: Fields, words: Texts) -> Json:
        position = _object(fields, "position")
        seed = _seed(fields)
        _finish(fields)
        self._table = Match.from_position(_game_named_in(position, "bad_position"), position, seed)
        return {}

    def _replay(self, fields: Fields, words: Texts) -> Json:
        data = _object(fields, "record")
        _finish(fields)
        self._table = replay(_game_named_in(data, "bad_record"), data)
        return {}

    # -- playing -----------------------------------------------------------------------------------

    def _legal(self, fields: Fields, words: Texts) -> Json:
        table = self.table
        _finish(fields)
        return {"decisions": decisions_json(table.game, table.state)}

    def _play(self, fields: Fields, words: Texts) -> Json:
        table = self.table
        seat = _seat(fields, "seat", table)
        viewer = AUTHORITY
        if "as" in fields.data:
            # Null is a spectator here as in `view`: a mistake never yields the authority's events.
            viewer = _seat(fields, "as", table) if fields.has("as") else SPECTATOR
        fields.raw("as", None)
        move = _object(fields, "move")
        _finish(fields)
        _stop_if_over(table)
        events = table.play(seat, table.read_move(seat, move))
        return {"events": table.events_json(events, viewer)}

    def _explain(self, fields: Fields, words: Texts) -> Json:
        table = self.table
        seat = _seat(fields, "seat", table)
        data = _object(fields, "move")
        _finish(fields)
        _stop_if_over(table)
        move = table.read_move(seat, data)
        return explanation_json(table, seat, move, words)

    def _bot(self, fields: Fields, words: Texts) -> Json:
        table = self.table
        seat = _seat(fields, "seat", table)
        # No external programs: a request must not be able to start any.
        known = policies(table.game.id)
        policy = known[tuple(known)[fields.choice("policy", tuple(known))]]
        milliseconds = _optional_number(fields, "budget_ms", _LONGEST_THOUGHT)
        iterations = _optional_number(fields, "iterations", 10_000_000)
        seed = _seed(fields)
        _finish(fields)
        _stop_if_over(table)
        view = table.game.view(table.state, seat)
        mine = [decision for decision in view["decisions"] if decision["seat"] == seat]
        if not mine:
            raise ContractError("not_your_decision", Message("error-not-deciding", {"seat": seat}))
        return {"move": policy(view, mine[0], with_clock(Budget(seed, iterations, milliseconds)))}

    # -- looking -----------------------------------------------------------------------------------

    def _position(self, fields: Fields, words: Texts) -> Json:
        table = self.table
        _finish(fields)
        return {"position": table.position()}

    def _view(self, fields: Fields, words: Texts) -> Json:
        table = self.table
        fields.raw("seat", None)
        viewer = _seat(fields, "seat", table) if fields.has("seat") else SPECTATOR
        _finish(fields)
        return {"view": table.game.view(table.state, viewer)}

    def _outcome(self, fields: Fields, words: Texts) -> Json:
        table = self.table
        _finish(fields)
        return {"outcome": outcome_in_words(table, words)}

    def _record(self, fields: Fields, words: Texts) -> Json:
        table = self.table
        _finish(fields)
        return {"record": record(table)}

    def _perft(self, fields: Fields, words: Texts) -> Json:
        table = self.table
        depth = fields.integer("depth", 0, _MOST_DEPTH)
        _finish(fields)
        return {"nodes": perft(table.game, table.state, depth)}


# -- reading requests ------------------------------------------------------------------------------


def _parsed(line: str | bytes) -> Json:
    try:
        request = json.loads(line, parse_constant=_no_number, parse_float=_finite, object_pairs_hook=_fields_once)
    except json.JSONDecodeError as error:
        raise malformed("error-not-json", column=error.colno) from None
    except (ValueError, RecursionError):
        # Not UTF-8, a number that is none or has thousands of digits, brackets in brackets without end.
        raise malformed("error-not-json", column=1) from None
    if not isinstance(request, dict):
        raise malformed("error-not-a-request", got=echo(request))
    return request


def _fields_once(pairs: list[tuple[str, Any]]) -> Json:
    """An object; a field that comes twice would silently lose what one of them says."""
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(name for name in found if sum(name == other for other, _ in pairs) > 1)
        raise malformed("error-field-twice", field=twice)
    return found


def _no_number(name: str) -> NoReturn:
    raise ValueError(name)


def _finite(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        _no_number(text)
    return number


def _language(request: Json) -> str:
    language = request.get("language", DEFAULT_LANGUAGE)
    if language not in languages():
        raise malformed("json-not-one-of", field="language", allowed=languages(), got=echo(language))
    return str(language)


def _game_named_in(data: Json, kind: Any) -> Game[Any]:
    name = data.get("game", DEFAULT_GAME)
    if not isinstance(name, str) or name not in GAMES:
        problem = Message("json-not-one-of", {"field": "game", "allowed": tuple(GAMES), "got": echo(name)})
        raise ContractError(kind, problem)
    return GAMES[name]


def _seed(fields: Fields) -> Seed:
    seed = fields.raw("seed", 0)
    if is_seed(seed):
        return seed
    fields.problem("json-not-a-seed", fields.name("seed"), got=echo(seed))
    return 0


def _seat(fields: Fields, name: str, table: Match[Any]) -> int:
    return fields.integer(name, 0, table.players - 1)


def _optional_number(fields: Fields, name: str, most: int) -> int | None:
    fields.raw(name, None)
    return fields.integer(name, 1, most) if fields.has(name) else None


def _object(fields: Fields, name: str) -> Json:
    value = fields.raw(name)
    if isinstance(value, dict):
        return value
    if name in fields.data:
        fields.problem("json-not-an-object", name, got=echo(value))
    return {}


def _finish(fields: Fields) -> None:
    fields.finish()
    _stop_at(fields)


def _stop_at(fields: Fields) -> None:
    if fields.problems:
        raise ContractError("malformed", *fields.problems)


def _stop_if_over(table: Match[Any]) -> None:
    if not table.game.deciding(table.state):
        raise ContractError("over", Message("error-game-over"))


# -- writing answers -------------------------------------------------------------------------------


def _error_json(error: ContractError, words: Texts) -> Json:
    if isinstance(error, MoveRefused):
        return {"kind": error.kind, **refusals_json(error.refusals, words)}
    return {"kind": error.kind, "message": " ".join(words.tell(problem) for problem in error.problems)}


def serve(requests: Iterable[bytes], answers: TextIO) -> None:
    """Answer every line until there are no more."""
    engine = Engine()
    for line in requests:
        answers.write(engine.answer(line) + "\n")
        answers.flush()
