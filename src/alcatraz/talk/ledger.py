"""Talk at a table: statements, deals, and the ledger of promises.

A promise holds for the round in which it is made, or for the one that its term names; what became of it is decided from
what happened, and only from that. The game says when a deed is done, left undone or out of reach; the ledger keeps
promises, conditions and verdicts.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from alcatraz.kernel.game import Json
from alcatraz.talk.deals import Expected, Scene, Talk, Verdict, condition_of, sentence
from alcatraz.talk.statements import LONGEST_TEXT, SMALL_TALK, Deed, Vocabulary, check_statement, spoken

__all__ = [
    "LONGEST_TEXT",
    "SMALL_TALK",
    "Deed",
    "Expected",
    "Ledger",
    "Scene",
    "Status",
    "Talk",
    "Verdict",
    "Vocabulary",
    "check_statement",
    "condition_of",
    "sentence",
    "spoken",
]

Status = Literal["open", "kept", "broken", "void"]


@dataclass(slots=True)
class _Promise:
    """One promise; it counts only if its condition comes true."""

    entry: Json
    own: Expected
    condition: Expected | None

    def copy(self) -> "_Promise":
        return _Promise(self.entry, self.own.copy(), None if self.condition is None else self.condition.copy())

    @property
    def status(self) -> Status:
        if self.condition is not None and self.condition.verdict != "kept":
            return "open" if self.condition.verdict is None else "void"
        return self.own.verdict or "open"

    @property
    def reason(self) -> str:
        """Why it is void."""
        return "impossible" if self.condition is None or self.condition.verdict == "kept" else "condition"


class Ledger:
    """Folds statements and events into the status of every promise. A game without deals has an empty one.

    Tell it everything in the order in which it happened. A copy is a memory: after a move is taken back, go on from the
    copy made before it, and say again what was said since.
    """

    def __init__(self, talk: Talk | None = None, view: Json | None = None) -> None:
        self._talk = talk
        self._scene = None if talk is None or view is None else talk.scene(view)
        self._open: list[_Promise] = []
        self._entries: dict[int, Json] = {}

    def copy(self) -> "Ledger":
        other = Ledger(self._talk)
        other._scene = None if self._scene is None else self._scene.copy()
        other._open = [promise.copy() for promise in self._open]
        other._entries = dict(self._entries)
        return other

    @property
    def entries(self) -> list[Json]:
        """Every promise: {"promise": its id, "seat", "round", "status"}, and as soon as it is not open any more:

        `decided` {"round", "number", "event"}: by which kind of event of the move with that number; no event if it was
        decided as it was said. `reason` if it is void: its "condition" did not come true, or it is "impossible".
        """
        return list(self._entries.values())

    def say(self, statement: Json) -> None:
        """A statement as the table keeps it."""
        if self._talk is None or self._scene is None or statement["type"] != "promise":
            return
        speaker = statement["seat"]
        condition = condition_of(statement, self._talk.vocabulary)
        promise = _Promise(
            {"promise": statement["id"], "seat": speaker, "round": self._scene.round, "status": "open"},
            self._expected(speaker, statement),
            None if condition is None else self._expected(condition["seat"], condition),
        )
        self._open.append(promise)
        self._watch_what_is_due()
        self._settle({"number": statement["id"]})

    def see(self, events: Iterable[Json], number: int) -> None:
        """What a move brought about, as the authority sees it, and the number of that move."""
        if self._scene is None:
            return
        for event in events:
            held_in = self._scene.round
            pending = [
                expected
                for promise in self._open
                for expected in (promise.own, promise.condition)
                if expected is not None and expected.watched and expected.verdict is None
            ]
            self._scene.see(event, pending)
            self._watch_what_is_due()
            self._settle({"number": number, "event": event["type"]}, held_in)

    def _expected(self, doer: int, deed: Json) -> Expected:
        assert self._talk is not None
        assert self._scene is not None
        return Expected(doer, deed, due=self._scene.round + self._talk.vocabulary.rounds_ahead(deed))

    def _watch_what_is_due(self) -> None:
        """From its round on, or if that never comes; if it is out of reach by then, the scene says so."""
        assert self._scene is not None
        for promise in self._open:
            for expected in (promise.own, promise.condition):
                due = expected is not None and (self._scene.round >= expected.due or self._scene.over)
                if expected is not None and due and not expected.watched:
                    expected.watched = True
                    self._scene.expect(expected)

    def _settle(self, decided: Json, held_in: int | None = None) -> None:
        assert self._scene is not None
        still_open = []
        for promise in self._open:
            status = promise.status
            if status == "open":
                still_open.append(promise)
            else:
                round_number = self._scene.round if held_in is None else held_in
                promise.entry = {**promise.entry, "status": status, "decided": {"round": round_number, **decided}}
                if status == "void":
                    promise.entry["reason"] = promise.reason
            self._entries[promise.entry["promise"]] = promise.entry
        self._open = still_open
