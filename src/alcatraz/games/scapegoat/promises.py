"""What prisoners promise each other, and which events show that they kept their word.

Votes count when they are revealed (S-4.4), never before. What somebody promised not to do is kept once their turn, or
the round, is over without it. What they promised to give is out of reach when the other will not have it for nothing,
when it is taken from them, or when the round ends before a turn of theirs has passed: isolation, the end of the game,
too late a promise. The same holds for coming somewhere, also if the place is locked down, and for completing a task,
also if it is gone or the one who promised it is elected Scapegoat (S-4.7).
"""

from collections.abc import Sequence
from typing import Final

from alcatraz.games.scapegoat.replies import replies
from alcatraz.games.scapegoat.suggestions import suggestions
from alcatraz.games.scapegoat.vocabulary import VOCABULARY
from alcatraz.games.scapegoat.words.promises import statement_message
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message
from alcatraz.talk.ledger import Expected, Scene, Verdict, condition_of

_VOTES: Final = ("vote_for", "not_vote_for")
# Cards that strike one player, and the event and field that tell whom; every other card concerns the whole table.
_AIMED: Final = {
    "bullying": ("item_bullied", "from"),
    "escort": ("escorted", "seat"),
    "isolation_cell": ("isolated", "seat"),
}
_STRIKES: Final = dict(_AIMED.values())


class PromisesInPrison:
    vocabulary = VOCABULARY

    def scene(self, view: Json) -> Scene:
        return PrisonScene(view)

    def statement(self, statement: Json) -> Message:
        return statement_message(statement, condition_of(statement, VOCABULARY))

    def suggestions(self, view: Json, *, seat: int | None = None, thing: str | None = None) -> list[Json]:
        return suggestions(view, seat=seat, thing=thing)

    def replies(self, view: Json, statement: Json) -> list[Json]:
        return replies(view, statement)


TALK = PromisesInPrison()


class PrisonScene:
    """Where everybody and every task is, whether votes are still to come, whose turn it is, and the last offer."""

    def __init__(self, view: Json) -> None:
        self.round: int = view["round"]
        self._at: list[str] = [player["at"] for player in view["players"]]
        self._tasks: set[str] = set(view["tasks"])
        self._scapegoat: int | None = view["scapegoat"] if view["phase"] == "actions" else None
        self._votes_to_come = view["phase"] in ("negotiation", "voting")
        self.over = view["phase"] == "over"
        self._turn: int | None = view["turn"]["seat"] if view["turn"] else None
        pending = view.get("pending") or {}
        self._offer: Json = {**pending, "seat": self._turn} if pending.get("kind") == "trade" else {}
        # Who played the last card of those that strike one player.
        self._striker: int | None = None

    def copy(self) -> "PrisonScene":
        other = object.__new__(PrisonScene)
        other.round, other._at, other._votes_to_come = self.round, list(self._at), self._votes_to_come
        other._turn, other._offer, other._striker, other.over = self._turn, self._offer, self._striker, self.over
        other._tasks, other._scapegoat = set(self._tasks), self._scapegoat
        return other

    def expect(self, expected: Expected) -> None:
        what = expected.deed["what"]
        if self.over or (what in _VOTES and not self._votes_to_come):
            expected.verdict = "void"
        elif what == "come_to" and self._at[expected.doer] == expected.deed["location"]:
            expected.verdict = "kept"
        elif what == "complete" and (expected.deed["location"] not in self._tasks or self._scapegoat == expected.doer):
            expected.verdict = "void"

    def see(self, event: Json, expected: Sequence[Expected]) -> None:
        for one in expected:
            one.verdict = self._verdict(event, one)
        self._remember(event)

    def _remember(self, event: Json) -> None:
        kind = event["type"]
        if kind == "round_started":
            self.round, self._votes_to_come, self._scapegoat = event["round"], True, None
        elif kind == "votes_revealed":
            self._votes_to_come = False
        elif kind == "elected":
            self._scapegoat = event["seat"]
        elif kind in ("moved", "escorted"):
            self._at[event["seat"]] = event["to"]
        elif kind in ("task_completed", "task_removed"):
            self._tasks.discard(event["at"])
        elif kind == "task_moved":
            self._tasks.discard(event["from"])
            self._tasks.add(event["to"])
        elif kind == "task_placed":
            self._tasks.add(event["at"])
        elif kind == "turn_started":
            self._turn = event["seat"]
        elif kind == "turn_ended":
            self._turn = None
        elif kind == "game_ended":
            self.over = True
        elif kind == "trade_offered":
            self._offer = event
        elif kind == "blackmail_played":
            self._striker = event["seat"] if event["card"] in _AIMED else None

    # -- verdicts ----------------------------------------------------------------------------------

    def _verdict(self, event: Json, expected: Expected) -> Verdict | None:
        what = expected.deed["what"]
        if what in _VOTES:
            return _vote(event, expected, wanted=what == "vote_for")
        if what == "give":
            return self._gift(event, expected)
        if what == "come_to":
            return _arrival(event, expected)
        if what == "complete":
            return _completion(event, expected)
        if what == "not_steal_from":
            broken = self._steals(event, expected)
        elif what == "leave_alone":
            broken = self._steals(event, expected) or self._strikes(event, expected)
        else:
            broken = self._blackmails(event, expected)
        if broken:
            return "broken"
        return "kept" if _chance_is_over(event, expected.doer) else None

    def _steals(self, event: Json, expected: Expected) -> bool:
        taken = event["type"] == "stolen" and event["seat"] == expected.doer
        return taken and bool(event["from"] == expected.deed["whom"])

    def _blackmails(self, event: Json, expected: Expected) -> bool:
        """A card that strikes one player concerns that one; if nobody was named, every card counts."""
        whom, kind = expected.deed.get("whom"), event["type"]
        if kind == "blackmail_played" and event["seat"] == expected.doer:
            return whom is None or event["card"] not in _AIMED
        return self._strikes(event, expected)

    def _strikes(self, event: Json, expected: Expected) -> bool:
        """Whether a card of the doer strikes the one who is named."""
        kind = event["type"]
        struck = kind in _STRIKES and self._striker == expected.doer
        return struck and bool(event[_STRIKES[kind]] == expected.deed.get("whom"))

    def _gift(self, event: Json, expected: Expected) -> Verdict | None:
        kind, doer, whom = event["type"], expected.doer, expected.deed["whom"]
        if kind == "trade_accepted":
            given = expected.memory.get("given", 0) + _handed_over(event, doer, whom, expected.deed)
            expected.memory["given"] = given
            return "kept" if given >= expected.deed.get("cash", 1) else None
        if kind == "trade_declined" and event["with"] == whom and self._is_gift(doer, whom, expected.deed):
            return "void"
        if self._is_robbed(event, expected):
            expected.memory["robbed"] = 1
        elif kind == "turn_ended" and event["seat"] == doer:
            expected.memory["had_a_turn"] = 1
        if kind in ("round_started", "game_ended"):
            could = "had_a_turn" in expected.memory and "robbed" not in expected.memory
            return "broken" if could else "void"
        return None

    def _is_gift(self, giver: int, taker: int, deed: Json) -> bool:
        """Whether the last offer was what was promised, and asked for nothing."""
        offer = self._offer
        free = bool(offer) and offer["seat"] == giver and not offer["take"] and not offer["take_cash"]
        return free and _handed_over(offer, giver, taker, deed) > 0

    def _is_robbed(self, event: Json, expected: Expected) -> bool:
        """Whether others take from the giver what was promised."""
        kind, doer = event["type"], expected.doer
        thing = expected.deed.get("item", "cash")
        if kind == "stolen":
            return bool(event["from"] == doer and event["what"] == thing)
        if kind == "item_bullied":
            return bool(event["from"] == doer and event["item"] == thing)
        if kind == "item_dropped":
            return bool(event["seat"] == doer and event["item"] == thing and self._turn != doer)
        return bool(kind == "cash_lost" and event["seat"] == doer and thing == "cash")


def _vote(event: Json, expected: Expected, *, wanted: bool) -> Verdict | None:
    if event["type"] == "votes_revealed":
        voted = event["votes"][expected.doer] == expected.deed["whom"]
        return "kept" if voted == wanted else "broken"
    return "void" if event["type"] in ("round_started", "game_ended") else None


def _arrival(event: Json, expected: Expected) -> Verdict | None:
    kind, doer, place = event["type"], expected.doer, expected.deed["location"]
    if kind in ("moved", "escorted") and event["seat"] == doer and event["to"] == place:
        return "kept"
    if kind == "locked_down" and event["at"] == place:
        return "void"
    return _undone(event, doer)


def _completion(event: Json, expected: Expected) -> Verdict | None:
    kind, doer, place = event["type"], expected.doer, expected.deed["location"]
    if kind == "task_completed" and event["at"] == place:
        return "kept" if event["seat"] == doer else "void"
    gone = (kind == "task_removed" and event["at"] == place) or (kind == "task_moved" and event["from"] == place)
    if gone or (kind == "elected" and event["seat"] == doer):
        return "void"
    return _undone(event, doer)


def _undone(event: Json, doer: int) -> Verdict | None:
    """What was to be done is not: broken after a turn, void if the round ends before one."""
    if event["type"] == "turn_ended" and event["seat"] == doer:
        return "broken"
    return "void" if event["type"] in ("round_started", "game_ended") else None


def _chance_is_over(event: Json, doer: int) -> bool:
    """Whether the player can do nothing more in this round."""
    return event["type"] in ("round_started", "game_ended") or (event["type"] == "turn_ended" and event["seat"] == doer)


def _handed_over(trade: Json, giver: int, taker: int, deed: Json) -> int:
    """How much of what was promised goes from one to the other in a trade."""
    if (trade["seat"], trade["with"]) == (giver, taker):
        side = "give"
    elif (trade["seat"], trade["with"]) == (taker, giver):
        side = "take"
    else:
        return 0
    given: int = trade[side + "_cash"] if "cash" in deed else trade[side].count(deed["item"])
    return given
