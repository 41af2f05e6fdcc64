"""Policies from outside: `cmd:./mybot` is any program that reads decisions and writes moves, a JSON line each.

The program never holds up or breaks a match: when it crashes, is late, writes garbage or what the
rules forbid, a policy of the house decides instead, and it is counted why.
"""

import json
import shlex
import signal
import sys
import threading
from atexit import register
from collections import Counter
from collections.abc import Iterable, Mapping
from shutil import which
from time import monotonic
from typing import Any

from alcatraz.games.registry import BUNDLES, GAMES
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget, Policy
from alcatraz.matches.outside.process import Program, ProgramGone, ProgramSilent
from alcatraz.talk.heard import Heard
from alcatraz.talk.ledger import check_statement
from alcatraz.talk.occasions import MOST_UNASKED, Occasion

PREFIX = "cmd:"
FORMAT = 1
# Why a decision was not the program's own; these words are part of the reports.
TROUBLES = ("crashed", "late", "garbage", "illegal", "given_up")
CRASHED, LATE, GARBAGE, ILLEGAL, GIVEN_UP = TROUBLES

# A program may take this much longer than its time, for the way there and back.
_GRACE = 0.2
_LEAST_GRACE = 0.1
# How long it may take without a time of its own, and how much longer for its first answer, while it is starting.
_WITHOUT_A_TIME = 30.0
_TO_START = 5.0
# After so many failures in a row it is not started again.
_MOST_FAILURES = 3


class _Trouble(Exception):
    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class OutsideBot:
    """A program as a policy of one game. `to_start`: how many seconds longer its first answer may take."""

    def __init__(self, game_id: str, command: str, instead: Policy, *, to_start: float = _TO_START) -> None:
        self.game = GAMES[game_id]
        self.command = command
        self.instead = instead
        self.to_start = to_start
        self.counts: Counter[str] = Counter()
        self._program: Program | None = None
        self._greeted = False
        # Whether it wants to know what was said, and speaks: it says so in its hello.
        self.hears = False
        self._number = 0
        self._failures = 0

    def __call__(self, view: Json, decision: Json, budget: Budget, heard: Heard | None = None) -> Json:
        self.counts["decisions"] += 1
        asked = {"do": "decide", "view": view, "decision": decision}
        if heard is not None and self.hears:
            asked["heard"] = heard.json(decision["seat"])
        try:
            move = self._judged(view, decision, self._asked(asked, "move", budget), budget)
        except _Trouble as trouble:
            self._failed(trouble)
            return self.instead(view, decision, budget)
        self._failures = 0
        return move

    def talk(self, view: Json, heard: Heard, occasion: Occasion, budget: Budget) -> list[Json]:
        """What the program says on an occasion, if it has said that it hears; nothing that is malformed."""
        vocabulary = None if (found := BUNDLES[self.game.id].talk) is None else found.vocabulary
        if not self.hears or vocabulary is None:
            return []
        seat, about = view["you"], {"kind": occasion.kind, "about": occasion.about}
        asked = {"do": "talk", "view": view, "heard": heard.json(seat), "occasion": about}
        try:
            said = self._asked(asked, "say", budget)
            if not isinstance(said, list):
                raise _Trouble(GARBAGE)
        except _Trouble as trouble:
            self._failed(trouble)
            return []
        players = len(view["players"])
        return [
            each
            for each in said[:MOST_UNASKED]
            if isinstance(each, dict)
            and not check_statement(each, players, vocabulary, speaker=seat, said=list(heard.talk))
        ]

    def _failed(self, trouble: _Trouble) -> None:
        self.counts[trouble.reason] += 1
        if trouble.reason != ILLEGAL:
            # Its next lines could still belong to this request: end it, and start it anew for the next one.
            self._failures += 1
            self.end()

    def end(self) -> None:
        if self._program is not None:
            self._program.end()
            self._program = None

    def take_counts(self) -> dict[str, int]:
        """What happened since the last call: decisions, and troubles by reason."""
        counts, self.counts = dict(self.counts), Counter()
        return counts

    # -- asking ------------------------------------------------------------------------------------

    def _asked(self, asked: Json, wanted: str, budget: Budget) -> Any:
        """The wanted field of the program's answer."""
        if self._failures >= _MOST_FAILURES:
            raise _Trouble(GIVEN_UP)
        end = monotonic() + patience(budget)
        try:
            if self._program is None:
                self._program, self._greeted = Program(self.command), False
                end += self.to_start
            return self._answer(self._program, self._request(asked, budget), wanted, end)
        except ProgramSilent:
            raise _Trouble(LATE) from None
        except ProgramGone:
            raise _Trouble(CRASHED) from None
        except BaseException as error:
            if not isinstance(error, _Trouble):
                # The run is being stopped: a program still at work must not delay that.
                self.end()
            raise

    def _request(self, asked: Json, budget: Budget) -> Json:
        self._number += 1
        request = {"id": self._number, "do": asked["do"], "game": self.game.id, **asked}
        if budget.milliseconds is not None:
            request["budget_ms"] = budget.milliseconds
        if budget.iterations is not None:
            request["iterations"] = budget.iterations
        return {**request, "seed": budget.seed}

    def _answer(self, program: Program, request: Json, wanted: str, end: float) -> Any:
        program.send(json.dumps(request))
        while True:
            answer = _parsed(program.line(end - monotonic()))
            if "hello" in answer and not self._greeted:
                self._greet(answer)
            elif answer.get("id") == request["id"] and wanted in answer:
                return answer[wanted]
            else:
                raise _Trouble(GARBAGE)

    def _greet(self, hello: Json) -> None:
        self._greeted = True
        self.hears = hello.get("hears") is True
        games = hello.get("games", [self.game.id])
        if hello["hello"] != FORMAT or not isinstance(games, list) or self.game.id not in games:
            self._failures = _MOST_FAILURES
            raise _Trouble(GIVEN_UP)

    def _judged(self, view: Json, decision: Json, move: Any, budget: Budget) -> Json:
        """The move, if the rules allow it: every state with the seat's view has the same legal moves."""
        if not isinstance(move, dict):
            raise _Trouble(GARBAGE)
        state = self.game.imagine(view, budget.seed)
        try:
            refusals = self.game.refusals(state, decision["seat"], self.game.read_move(state, move))
        except ContractError:
            raise _Trouble(GARBAGE) from None
        if refusals:
            raise _Trouble(ILLEGAL)
        return move


def patience(budget: Budget) -> float:
    """How many seconds to wait for an answer."""
    if budget.milliseconds is None:
        return _WITHOUT_A_TIME
    seconds = budget.milliseconds / 1000
    return seconds + max(_LEAST_GRACE, _GRACE * seconds)


def _parsed(line: str) -> Json:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise _Trouble(GARBAGE) from None
    if not isinstance(answer, dict):
        raise _Trouble(GARBAGE)
    return answer


# -- all of them -----------------------------------------------------------------------------------

_BOTS: dict[tuple[str, str], OutsideBot] = {}


def outside_bot(game_id: str, name: str, instead: Policy) -> OutsideBot:
    """The policy with this name: one program per process, however many seats it plays."""
    if (game_id, name) not in _BOTS:
        bot = _BOTS[game_id, name] = OutsideBot(game_id, name.removeprefix(PREFIX), instead)
        register(bot.end)
        _leave_in_order()
    return _BOTS[game_id, name]


def _leave_in_order() -> None:
    """Ends the programs when this process is terminated."""
    main = threading.current_thread() is threading.main_thread()
    if main and signal.getsignal(signal.SIGTERM) is signal.SIG_DFL:
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))


def is_outside(name: str) -> bool:
    return name.startswith(PREFIX)


def can_start(name: str) -> bool:
    """Whether there is such a program at all."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError:
        return False
    return bool(words) and which(words[0]) is not None


def add_up(counts: Iterable[Mapping[str, Mapping[str, int]]]) -> dict[str, dict[str, int]]:
    """The counts of many matches, by policy."""
    total: dict[str, Counter[str]] = {}
    for of_match in counts:
        for policy, found in of_match.items():
            total.setdefault(policy, Counter()).update(found)
    return {policy: dict(found) for policy, found in total.items()}


def take_all_counts() -> dict[str, dict[str, int]]:
    """By policy, what happened since the last call."""
    counts = {name: bot.take_counts() for (_, name), bot in _BOTS.items()}
    return {name: found for name, found in counts.items() if found}
