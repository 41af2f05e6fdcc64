"""What a bot knows when it votes or speaks: outcomes, expected votes after all that was said, trust, its own word."""

from functools import cached_property
from typing import Final

from alcatraz.games.scapegoat.bots.dealing.ballots import Ballots, VoteGame, promised, spared, without_a_deal
from alcatraz.games.scapegoat.bots.dealing.characters import CHARACTERS, Character
from alcatraz.games.scapegoat.bots.dealing.outcomes import SEATS, Table, outcomes
from alcatraz.games.scapegoat.bots.dealing.own_word import broken_votes, cost_of_breaking, open_promises
from alcatraz.games.scapegoat.bots.dealing.trust import resentment, trust
from alcatraz.games.scapegoat.bots.knowledge.board_tables import board_tables_of
from alcatraz.games.scapegoat.determinize import imagine
from alcatraz.games.scapegoat.model.components import LOCATIONS, MOST_GUARDS
from alcatraz.games.scapegoat.model.state import State
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget
from alcatraz.talk.heard import Heard
from alcatraz.talk.memory import Experience, experiences

# What another vote than the habitual one must gain: estimates of single votes are rough, and the habit serves all.
CLEAR_GAIN: Final = 0.04
# How far a mere proposal tells what its speaker will vote.
PROPOSED: Final = 0.5


class Situation:
    def __init__(
        self, view: Json, heard: Heard, budget: Budget, character: Character | None = None, *, playouts: bool = False
    ) -> None:
        self.view = view
        self.heard = heard
        self.budget = budget
        self.me: int = view["you"]
        self.now: int = view["round"]
        self.players = len(view["players"])
        self.others = [seat for seat in range(self.players) if seat != self.me]
        self.character = character or CHARACTERS[heard.temper.character]
        self.playouts = playouts

    @cached_property
    def s(self) -> State:
        return imagine(self.view, "situation", SEATS)

    @cached_property
    def past(self) -> list[Experience]:
        return list(experiences(self.heard.talk, self.heard.ledger, self.me))

    @cached_property
    def table(self) -> Table:
        return outcomes(self.view, self.budget, playouts=self.playouts)

    @cached_property
    def game(self) -> VoteGame:
        return VoteGame(self.s)

    @cached_property
    def promises(self) -> list[Json]:
        """My own, as far as they are open."""
        return open_promises(self.heard, self.me, self.now)

    def trust(self, seat: int, what: str) -> float:
        return trust(self.past, seat, what, self.now, self.character)

    def resentment(self, seat: int) -> float:
        return resentment(self.past, seat, self.now, self.character)

    def in_reach(self, place: int) -> bool:
        """Whether I come to this place in my turn of this round, without Stamina, unless doors close."""
        s = self.s
        closed = s.guards[place] >= MOST_GUARDS or LOCATIONS[place] in self.view["effects"]["lockdown"]
        if closed or self.me in self.view["effects"]["isolated"]:
            return False
        # Before the election nobody knows who will have the Scapegoat's points.
        points = s.ap if s.turn == self.me and not self.voting else 6 - s.players
        return board_tables_of(s).distance[s.at[self.me]][place] <= points

    # -- votes -------------------------------------------------------------------------------------

    @property
    def voting(self) -> bool:
        """Whether an election is still to come in this round."""
        return self.view["phase"] in ("negotiation", "voting")

    @cached_property
    def wishes(self) -> Table:
        """The table with what the gains and losses of the others are worth to me in my own column."""
        weights = [0.0 if seat == self.me else self.resentment(seat) for seat in range(self.players)]
        return tuple(
            tuple(
                value - sum(w * x for w, x in zip(weights, row, strict=True)) if seat == self.me else value
                for seat, value in enumerate(row)
            )
            for row in self.table
        )

    @cached_property
    def ballots(self) -> Ballots:
        """What the others will vote, after everything that was said."""
        ballots = without_a_deal(self.game, self.table)
        status = {entry["promise"]: entry["status"] for entry in self.heard.ledger}
        for said in self.heard.talk:
            seat = said["seat"]
            if seat == self.me or said["round"] + (said.get("term") == "next_round") != self.now:
                continue
            if said["type"] == "propose_vote" and said["for"] != seat:
                ballots[seat] = promised(ballots[seat], said["for"], PROPOSED * self.trust(seat, "vote_for"))
            elif said["type"] == "promise" and status.get(said["id"], "open") == "open":
                # Typed as free text it is in no ledger, and counts like a proposal.
                sincere = 1.0 if said["id"] in status else PROPOSED
                ballots[seat] = self._after(said, ballots[seat], sincere)
            elif said["type"] == "threat" and said["what"] == "vote_for" and not self._yielded(said):
                ballots[seat] = promised(ballots[seat], said["whom"], PROPOSED * self.trust(seat, "vote_for"))
        return ballots

    def _after(self, said: Json, ballot: list[float], sincere: float) -> list[float]:
        believed = sincere * self.trust(said["seat"], said["what"])
        if "if" in said:
            believed *= self._likely(said["if"])
        if said["what"] == "vote_for":
            return promised(ballot, said["whom"], believed)
        return spared(ballot, said["whom"], believed) if said["what"] == "not_vote_for" else ballot

    def _yielded(self, threat: Json) -> bool:
        """Whether the one who is threatened has promised what was asked for."""
        wanted = threat.get("unless") or {}
        return any(
            said["type"] == "promise"
            and said["round"] == threat["round"]
            and (said["seat"], said["what"], said.get("whom")) == (wanted["seat"], wanted["what"], wanted.get("whom"))
            for said in self.heard.talk
            if wanted
        )

    def _likely(self, condition: Json) -> float:
        """Whether a condition comes true: what I have promised does, what others should do may."""
        if condition["seat"] != self.me:
            return 0.5
        kept = any(
            promise["what"] == condition["what"] and promise.get("whom") == condition.get("whom", promise.get("whom"))
            for promise in self.promises
        )
        return 1.0 if kept else 0.3

    def worth_of(self, vote: int, ballots: Ballots | None = None) -> float:
        """What my vote is worth, resentment and gratitude included."""
        chances = self.game.chances(self.ballots if ballots is None else ballots, {self.me: vote})
        return sum(chance * row[self.me] for chance, row in zip(chances, self.wishes, strict=True))

    @cached_property
    def habit(self) -> int:
        """My vote if nobody had said anything: the seat that the escape needs least."""
        return self.game.habits()[self.me]

    def worth_by_habit(self, vote: int, ballots: Ballots | None = None) -> float:
        """The same, with the advantage of the habit."""
        return self.worth_of(vote, ballots) + CLEAR_GAIN * (vote == self.habit)

    def worths(self) -> dict[int, float]:
        """By vote, what it is worth less what it costs to break one's word by it; the habit has an advantage.

        So has a vote that I threatened with in vain; if they gave in, my threat binds me like a promise.
        """
        price = cost_of_breaking(self.character, self.now)
        found = {
            vote: self.worth_by_habit(vote) - price * len(list(broken_votes(self.promises, vote)))
            for vote in self.game.choices[self.me]
        }
        for said in self.heard.talk:
            mine = said["type"] == "threat" and said["seat"] == self.me and said["round"] == self.now
            if mine and said["what"] == "vote_for" and said["whom"] in found:
                found[said["whom"]] += -price if self._yielded(said) else CLEAR_GAIN
        return found

    def best_vote(self) -> int:
        """The most valuable vote; among equals the seat that the escape needs least."""
        worths = self.worths()
        needed = self.game.needed
        return max(worths, key=lambda vote: (round(worths[vote], 3), -needed[vote]))

    def likely_elected(self, seat: int) -> float:
        """The odds that this seat is elected, with my best vote."""
        return self.game.chances(self.ballots, {self.me: self.best_vote()})[seat]
