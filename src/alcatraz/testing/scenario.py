"""A scenario: a position, and what happens in it. Every step checks what it says and fails with a readable reason."""

from typing import Any, Generic, Self, TypeVar

from alcatraz.kernel.decision import decisions_json, moves_json
from alcatraz.kernel.errors import ContractError, MoveRefused
from alcatraz.kernel.game import AUTHORITY, SPECTATOR, Game, Json
from alcatraz.kernel.match import Match
from alcatraz.locale.texts import DEFAULT_LANGUAGE, texts

S = TypeVar("S")


class Scenario(Generic[S]):
    """A table in the hands of a test. Moves are JSON, as players send them; seats are numbers or names."""

    names: tuple[str, ...] = ()

    def __init__(self, table: Match[S]) -> None:
        self.table = table
        self.events: list[Json] = []
        self._raw_events: list[tuple[int, ...]] = []

    @classmethod
    def load(cls, game: Game[S], position: Json, seed: int = 1) -> Self:
        return cls(Match.from_position(game, position, seed))

    @classmethod
    def new(cls, game: Game[S], players: int, seed: int = 1, options: Json | None = None) -> Self:
        return cls(Match.new(game, players, seed, options or {}))

    @property
    def position(self) -> dict[str, Any]:
        return self.table.position()

    def seat(self, who: int | str) -> int:
        return who if isinstance(who, int) else self.names.index(who)

    def legal(self, who: int | str) -> list[Json]:
        """The moves and templates of a seat that must decide now."""
        return moves_json(self.table.game, self.table.state, self.seat(who))

    def view(self, who: int | str | None) -> Json:
        viewer = SPECTATOR if who is None else self.seat(who)
        return self.table.game.view(self.table.state, viewer)

    def events_seen_by(self, who: int | str | None) -> list[Json]:
        """The events of the last play, as a seat or a spectator saw them."""
        viewer = SPECTATOR if who is None else self.seat(who)
        return self.table.events_json(self._raw_events, viewer)

    def plays(self, who: int | str, *moves: Json) -> Self:
        """The moves are legal; afterwards `events` holds all that happened."""
        self.events, self._raw_events = [], []
        for move in moves:
            try:
                events = self.table.play(self.seat(who), self.table.read_move(self.seat(who), move))
            except MoveRefused as error:
                rules = [refusal.rule for refusal in error.refusals]
                raise AssertionError(f"{who} may not play {move}: {rules} {error.problems}") from error
            self._raw_events += events
            self.events += self.table.events_json(events, AUTHORITY)
        return self

    def refuses(
        self,
        who: int | str,
        move: Json,
        because: str,
        also: tuple[str, ...] = (),
        *,
        saying: str = "",
        alone: bool = False,
    ) -> Self:
        """The move is refused by this rule first, by the others too, in words like these, and nothing has changed.

        `alone`: by nothing else.
        """
        before = self.position
        error = self._refusal(who, move)
        rules = [refusal.rule for refusal in error.refusals]
        assert rules[0] == because, f"{who} playing {move} was refused by {rules}, not first by {because}"
        assert set(also) <= set(rules), f"{also} are not all among {rules}"
        assert not alone or rules == [because, *also], f"{rules} are more than {because} and {also}"
        said = " ".join(texts(DEFAULT_LANGUAGE).tell(refusal.message) for refusal in error.refusals)
        assert saying in said, f"{saying!r} is not in: {said}"
        assert self.position == before, "a refused move changed the position"
        if error.kind == "refused":
            assert move not in self.legal(who), f"{move} is refused and yet listed as legal"
        return self

    def is_out_of_turn(self, who: int | str, move: Json, because: str) -> Self:
        """The decision belongs to another seat."""
        error = self._refusal(who, move)
        assert error.kind == "not_your_decision", error.kind
        assert error.refusals[0].rule == because, error.refusals[0].rule
        assert texts(DEFAULT_LANGUAGE).tell(error.refusals[0].message)
        return self

    def calls_malformed(self, who: int | str, move: Json) -> Self:
        kind = None
        try:
            self.table.read_move(self.seat(who), move)
        except ContractError as problem:
            kind = problem.kind
        assert kind == "malformed", f"{move} was understood" if kind is None else kind
        return self

    def _refusal(self, who: int | str, move: Json) -> MoveRefused:
        try:
            self.table.play(self.seat(who), self.table.read_move(self.seat(who), move))
        except MoveRefused as refused:
            return refused
        raise AssertionError(f"{who} may play {move}")

    def offers(self, who: int | str, *moves: Json) -> Self:
        """The moves are listed, once each; templates too."""
        listed = self.legal(who)
        for move in moves:
            assert listed.count(move) == 1, f"{move} is listed {listed.count(move)} times for {who} in {listed}"
        return self

    def does_not_offer(self, who: int | str, *moves: Json) -> Self:
        listed = self.legal(who)
        for move in moves:
            assert move not in listed, f"{move} is listed for {who}"
        return self

    def asks(self, *expected: tuple[int | str, str]) -> Self:
        """Exactly these seats must decide, each this kind of thing."""
        asked = [(d["seat"], d["kind"]) for d in decisions_json(self.table.game, self.table.state)]
        wanted = [(self.seat(who), kind) for who, kind in expected]
        assert asked == wanted, f"asked: {asked}, expected: {wanted}"
        return self

    def tells(self, event_type: str, **fields: object) -> Self:
        """Among the events of the last play is one like this."""
        alike = [event for event in self.events if event["type"] == event_type]
        assert any(all(event.get(k) == v for k, v in fields.items()) for event in alike), (
            f"no {event_type} {fields} in {self.events}"
        )
        return self

    def does_not_tell(self, event_type: str) -> Self:
        assert all(event["type"] != event_type for event in self.events), self.events
        return self

    def ends(self, reason: str, winners: list[int | str], because: tuple[str, ...] = ()) -> Self:
        """The game is over like this, and these rules are among the steps that explain it, in this order."""
        outcome = self.table.game.outcome(self.table.state)
        assert outcome is not None, "the game goes on"
        assert outcome.reason == reason, outcome.reason
        assert list(outcome.winners) == [self.seat(who) for who in winners], outcome
        steps = iter(rule for rule, _ in outcome.explanation)
        assert all(rule in steps for rule in because), f"{because} are not the steps of {outcome.explanation}"
        return self

    def goes_on(self) -> Self:
        assert self.table.game.outcome(self.table.state) is None, "the game is over"
        return self
