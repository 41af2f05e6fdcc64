"""Why a move is made: the largest difference between what it does and what the next best move does."""

from typing import Final

from alcatraz.games.boat.bots.advice.effects import NOTHING, Effects, nearest, rows_gained
from alcatraz.games.boat.bots.inmate import prospect
from alcatraz.games.boat.bots.search.looks import CERTAIN, WON
from alcatraz.games.boat.model import moves
from alcatraz.games.boat.model.names import row_name, seat_name, square_name
from alcatraz.games.boat.model.state import State
from alcatraz.games.boat.rules import turn
from alcatraz.games.boat.rules.board import COLUMNS
from alcatraz.kernel.message import Arg, Message

# Weights in the points of the evaluation: about what a thing is worth there.
_STOPPED_WIN: Final = 5_000
_BOARDED: Final = 200
_CAUGHT: Final = 110
_STOPPED: Final = 90
_SAVED: Final = 80
_READY: Final = 60
_ROW: Final = 15
_PER_STEP_OF_GUARD: Final = 12


# Weight, text, arguments.
Difference = tuple[float, str, dict[str, Arg]]


class Reasons:
    """One decision: `value` is that of the search, 0 if there was none."""

    def __init__(self, s: State, seat: int, move: int, value: int, voice: str) -> None:
        self.s = s
        self.seat = seat
        self.value = value
        self.voice = voice
        self.best = Effects(s, seat, move)
        listed = [other for other in turn.list_moves(s, seat) if other != move]
        self.only = not listed
        self.next = Effects(s, seat, max(listed, key=lambda other: (prospect(s, other), -other))) if listed else None

    def sentence(self) -> Message:
        kind = self.best.move >> moves.KIND
        if kind == moves.PASS:
            return self._say("pass")
        if self.best.wins:
            return self._say("wins")
        if self.only:
            return self._say("only")
        if kind == moves.ALARM:
            return self._alarm()
        if self.value > CERTAIN:
            # With two players, turn by turn: every second one is this seat's.
            turns = (WON - self.value - self.s.turns_played + 1) // 2
            return self._say("forced", turns=turns)
        found = [each for each in self._differences() if each[0] > 0]
        if not found:
            return self._say("best" if self.best.exposed else "quiet")
        _, text, args = max(found, key=lambda each: each[0])
        return self._say(text, **args)

    def _differences(self) -> list[Difference]:
        """Weight, text and arguments of what it does better than the next move, or than no move at all."""
        best, following = self.best, self.next
        assert following is not None
        boards = best.move >> moves.KIND == moves.BOARD
        found: list[Difference] = [
            (_BOARDED * boards, "board", {"count": best.after.boat[self.seat]}),
            (_READY * (best.ready - following.ready), "reach", {"count": best.ready}),
            self._way(),
            *self._against(following, 1.0),
            *self._against(Effects(self.s, self.seat, NOTHING), 0.5),
            *self._guard(),
        ]
        if best.caught:
            weight = _CAUGHT * (len(best.caught) - len(following.caught) + 0.5)
            found.append((weight, "sweep", self._caught(best)))
        return found

    def _way(self) -> Difference:
        """Nearer to the boat, and whether the prisoner is safe there."""
        best = self.best
        safe = "no" if moves.to_of(best.move) in best.exposed else "yes"
        enters = best.move >> moves.KIND == moves.ENTER
        return _ROW * rows_gained(best.move), "enter" if enters else "advance", {"safe": safe}

    def _against(self, other: Effects, share: float) -> list[Difference]:
        """What others could do after another move, or after none, and cannot after this one."""
        best = self.best
        stopped_win = [seat for seat in other.winning_threats() if seat not in best.winning_threats()]
        stopped = [seat for seat in other.threats if best.threats.get(seat, 0) < other.threats[seat]]
        saved = [at for at in other.exposed if at not in best.exposed]
        found: list[Difference] = []
        if stopped_win:
            found.append((share * _STOPPED_WIN, "stops-win", {"player": seat_name(stopped_win[0])}))
        if stopped:
            found.append((share * _STOPPED, "stops", {"player": seat_name(stopped[0])}))
        if saved and len(other.exposed) > len(best.exposed):
            args: dict[str, Arg] = {"at": square_name(saved[0]), "row": row_name(saved[0] // COLUMNS)}
            found.append((share * _SAVED * (len(other.exposed) - len(best.exposed)), "saves", args))
        return found

    def _guard(self) -> list[Difference]:
        """Where the guard that walked stands now: farther from its own prisoners, nearer to those of others."""
        if self.best.guard is None:
            return []
        before, now = self.best.guard
        row, after = now // COLUMNS, self.best.after
        others = [seat for seat in range(after.players) if seat != self.seat]
        found: list[Difference] = []
        for seats, text, sign in (([self.seat], "guard-away", 1), (others, "guard-near", -1)):
            near = nearest(after, seats, row, now % COLUMNS)
            if near is not None and near[1] != moves.to_of(self.best.move):
                gained = sign * (near[0] - abs(near[1] % COLUMNS - before % COLUMNS))
                args: dict[str, Arg] = {"row": row_name(row), "at": square_name(near[1])}
                found.append((_PER_STEP_OF_GUARD * gained, text, args))
        return found

    def _alarm(self) -> Message:
        following = self.next
        assert following is not None
        if len(self.best.caught) > len(following.caught):
            return self._say("sweep", **self._caught(self.best))
        if following.own_caught > self.best.own_caught:
            return self._say("alarm-spares")
        if sum(self.best.threats.values()) < sum(following.threats.values()):
            return self._say("alarm-blocks")
        return self._say("alarm-opens" if self.best.ready > following.ready else "best")

    def _caught(self, effects: Effects) -> dict[str, Arg]:
        seat, at = effects.caught[0]
        return {"count": len(effects.caught), "player": seat_name(seat), "at": square_name(at)}

    def _say(self, text: str, **args: Arg) -> Message:
        return Message(f"boat-reason-{text}", {"voice": self.voice, **args})
