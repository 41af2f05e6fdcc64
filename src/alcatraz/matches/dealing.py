"""Matches in which bots talk: who speaks when, what is kept of it, and moves by policies that hear.

The same seed gives the same talk. Where nobody hears, nothing here is used, and a match is as it always was.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.game import AUTHORITY, SPECTATOR, Event, Json, Move
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget, Policy
from alcatraz.matches.match import chosen_move, seen_by
from alcatraz.matches.outside.bot import OutsideBot, is_outside
from alcatraz.matches.policies import policy_named
from alcatraz.matches.time_budget import with_clock
from alcatraz.talk.heard import Heard, HearingPolicy, Talker
from alcatraz.talk.ledger import Ledger, check_statement, spoken
from alcatraz.talk.occasions import Occasion, occasions
from alcatraz.talk.temper import LIVELY, TALKATIVENESS, Temper, split_level


@dataclass(frozen=True, slots=True)
class Dealer:
    """A seat that hears and speaks."""

    decide: HearingPolicy
    talk: Talker
    temper: Temper


class BadTemper(Exception):
    """No such character, or no such talkativeness, or a level that does not hear."""


def dealer_named(bundle: GameBundle, name: str) -> Dealer | None:
    """`inmate:canny:lively` as one who deals; None for a level without a character. Raises BadTemper."""
    if is_outside(name):
        program = policy_named(bundle.game.id, name)
        assert isinstance(program, OutsideBot)
        # It has no character but its own, and says in its hello whether it hears.
        return Dealer(program, program.talk, Temper("", LIVELY))
    level, character, talkativeness = split_level(name)
    if not character:
        return None
    company = bundle.company
    talkativeness = talkativeness or LIVELY
    known = company is not None and level in company.hearing and character in company.characters
    if company is None or not known or talkativeness not in TALKATIVENESS:
        raise BadTemper(name)
    return Dealer(company.hearing[level], company.talker, Temper(character, talkativeness))


def dealing_at(bundle: GameBundle, table: Match[Any], names: Sequence[str], seed: object) -> "Dealing | None":
    """The talk of a match between these seats; None if none of them deals."""
    if bundle.talk is None or bundle.company is None:
        return None
    dealers = [dealer_named(bundle, name) for name in names]
    return Dealing(bundle, table, dealers, seed) if any(dealers) else None


def play_dealing(
    table: Match[Any], policies: Sequence[Policy], talk: "Dealing", seed: Seed, *, iterations: int | None = None
) -> Iterator[list[Event]]:
    """Like play_on, with talk before every move and after the last one."""
    while deciding := table.game.deciding(table.state):
        talk.converse(iterations)
        seat, now = deciding[0], talk.round
        budget = Budget(f"{seed}/{len(table.moves)}", iterations)
        events = table.play(seat, talk.move(seat, policies[seat], budget))
        talk.saw(events, now)
        yield events
    talk.converse(iterations)


class Dealing:
    """One match with its talk. Tell it what happened; it lets the bots speak and asks them for moves."""

    def __init__(
        self,
        bundle: GameBundle,
        table: Match[Any],
        dealers: Sequence[Dealer | None],
        seed: object,
        *,
        people: frozenset[int] = frozenset(),
        start: Json | None = None,
    ) -> None:
        """`people`: the seats that are always answered; `start`: what spectators saw before the first move."""
        assert bundle.talk is not None
        assert bundle.company is not None
        self._vocabulary = bundle.talk.vocabulary
        self._remembered = bundle.company.remembered
        self._opening_kinds = bundle.server_traits.talk_times
        self._round = bundle.server_traits.round or (lambda _: 0)
        self._table = table
        self._dealers = dealers
        self._seed = seed
        self._people = people
        self._ledger = Ledger(bundle.talk, table.game.view(table.state, SPECTATOR) if start is None else start)
        self._seen: list[Json] = []
        self._number = 0
        # The occasions on which a seat has had its say.
        self._used: set[tuple[int, Occasion]] = set()

    @property
    def ledger(self) -> list[Json]:
        return self._ledger.entries

    def remember(self, moves: Sequence[tuple[Any, list[Event]]]) -> None:
        """A game that goes on: the state before each move and its events, and what the table kept of the talk."""
        for number in range(len(moves) + 1):
            for statement in self._table.talk:
                if statement.get("after", 0) == number:
                    self._number = max(self._number, statement["id"])
                    self._ledger.say(statement)
            if number < len(moves):
                before, events = moves[number]
                self.saw(events, self._round(before), number + 1)

    def saw(self, events: list[Event], before: int, after: int | None = None) -> None:
        """What a move brought about; `before` is the round in which it was made, `after` the number of moves since."""
        self._number += 1
        told = self._table.events_json(events, AUTHORITY)
        self._ledger.see(told, self._number)
        for event in told:
            if event["type"] in self._remembered:
                number = len(self._table.moves) if after is None else after
                self._seen.append({"round": before, "after": number, "event": event})

    @property
    def round(self) -> int:
        return self.round_of(self._table.state)

    def round_of(self, state: Any) -> int:
        return self._round(state)

    def heard(self, temper: Temper) -> Heard:
        return Heard(list(self._table.talk), self._ledger.entries, list(self._seen), temper, self._people)

    def move(self, seat: int, policy: Policy, budget: Budget) -> Move:
        dealer = self._dealers[seat]
        if dealer is None:
            return chosen_move(self._table, seat, policy, budget)
        view, decision = seen_by(self._table, seat)
        return self._table.read_move(seat, dealer.decide(view, decision, budget, self.heard(dealer.temper)))

    def converse(self, iterations: int | None = None, milliseconds: int | None = None) -> None:
        """Everybody who has something to say says it, in the order of the seats, until nobody has."""
        while self._one_speaks(iterations, milliseconds):
            pass

    def _one_speaks(self, iterations: int | None, milliseconds: int | None) -> bool:
        for seat, dealer in enumerate(self._dealers):
            if dealer is None:
                continue
            for occasion in self._occasions(seat):
                self._used.add((seat, occasion))
                view = self._table.game.view(self._table.state, seat)
                budget = with_clock(Budget(f"{self._seed}/talk/{self._number}/{seat}", iterations, milliseconds))
                said = dealer.talk(view, self.heard(dealer.temper), occasion, budget)
                if said:
                    for statement in said:
                        self.say(seat, statement)
                    return True
        return False

    def _occasions(self, seat: int) -> Iterator[Occasion]:
        game, state = self._table.game, self._table.state
        deciding = game.deciding(state)
        opening = any(game.decision_kind(state, each) in self._opening_kinds for each in deciding)
        found = occasions(
            seat,
            self.round,
            self._table.talk,
            self._ledger.entries,
            opening=opening,
            over=not deciding,
            people=self._people,
        )
        return (each for each in found if (seat, each) not in self._used)

    def say(self, seat: int, statement: Json) -> None:
        """A well-formed statement of this seat."""
        players = self._table.players
        said = self._table.talk
        assert not check_statement(statement, players, self._vocabulary, speaker=seat, said=said), statement
        self._number += 1
        kept = spoken(statement, number=self._number, seat=seat, round_number=self.round, after=len(self._table.moves))
        self._table.talk.append(kept)
        self._ledger.say(kept)
