"""The answers about one position as JSON, with their words."""

from typing import Any

from alcatraz.book.rule_text import text, title
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.kernel.errors import malformed
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.message import Refusal, Term, rules_of
from alcatraz.locale.texts import Texts
from alcatraz.records.record import outcome_json


class Arbiter:
    """One position, and everything that can be asked about it."""

    def __init__(self, bundle: GameBundle, table: Match[Any], words: Texts) -> None:
        self.bundle = bundle
        self.table = table
        self.view = table.game.view(table.state, SPECTATOR)
        self.words = words.named(bundle.words.names(self.view, words.language))

    def position(self) -> Json:
        """Whose decision it is, what they can do, how it stands; or how it ended."""
        return {
            "decisions": [self._decision(seat) for seat in self.table.game.deciding(self.table.state)],
            "standing": self.standing(),
            "outcome": self._outcome(),
        }

    def standing(self) -> list[str]:
        lines = self.bundle.drawing.standing(self.view, self.words.tell)
        return ["".join(piece for piece, _ in line) for line in lines]

    def mover(self, seat: int | None) -> int:
        """Whose move is asked about: the seat that was named, or the only one that must decide. Raises malformed."""
        deciding = self.table.game.deciding(self.table.state)
        if seat is None and len(deciding) > 1:
            raise malformed("solve-which-seat", seats=tuple(deciding))
        if seat is not None and not 0 <= seat < self.table.players:
            raise malformed("solve-no-such-seat", got=seat, last=self.table.players - 1)
        if not deciding:
            raise malformed("solve-over")
        return deciding[0] if seat is None else seat

    def judgement(self, seat: int, move: Json) -> Json:
        """Whether the seat may make the move; its cost, or every rule against it. Raises malformed."""
        game, state = self.table.game, self.table.state
        read = self.table.read_move(seat, move)
        refusals = self.table.why_not(seat, read)
        asked = {"seat": seat, "move": game.move_json(read)}
        if not refusals:
            return {**asked, "allowed": True, "cost": game.cost(state, seat, read)}
        rules = rules_of(refusals)
        reasons = [self.reason(refusal) for refusal in refusals]
        return {**asked, "allowed": False, "rule": rules[0], "rules": rules, "reasons": reasons}

    def refused(self) -> list[Json]:
        """What those who must decide might think of, as far as the rules are against it."""
        game, state, found = self.table.game, self.table.state, []
        for seat in game.deciding(state):
            view = game.view(state, seat)
            for move in self.bundle.words.candidates(view):
                judged = self.judgement(seat, move)
                if not judged["allowed"]:
                    found.append({**self._listed(view, move), **judged})
        return found

    def move_text(self, seat: int, move: Json) -> str:
        view = self.table.game.view(self.table.state, seat)
        return self.words.tell(self.bundle.words.move(view, move))

    def reason(self, refusal: Refusal) -> Json:
        rule = self.table.game.rulebook.rule(refusal.rule)
        reason = {"rule": refusal.rule, "text": self.words.tell(refusal.message)}
        if rule is None:
            return reason
        return {**reason, "title": title(rule, self.words), "rule_text": text(rule, self.words)}

    def _decision(self, seat: int) -> Json:
        game, state = self.table.game, self.table.state
        view = game.view(state, seat)
        decision: Json = {"seat": seat, "kind": game.decision_kind(state, seat)}
        moves = [
            {**self._listed(view, game.move_json(move)), "cost": game.cost(state, seat, move)}
            for move in game.legal(state, seat)
        ]
        templates = [{**self._listed(view, template), "cost": None} for template in game.templates(state, seat)]
        asked = self.words.tell(self.bundle.words.decision(view, decision))
        return {**decision, "text": asked, "moves": moves + templates}

    def _listed(self, view: Json, move: Json) -> Json:
        say, words = self.words.tell, self.bundle.words
        return {"move": move, "group": say(words.group(view, move)), "text": say(words.move(view, move))}

    def _outcome(self) -> Json | None:
        outcome = self.table.game.outcome(self.table.state)
        if outcome is None:
            return None
        steps = [{"rule": rule, "text": self.words.tell(step)} for rule, step in outcome.explanation]
        return {**(outcome_json(outcome) or {}), "explanation": steps}

    def seat_name(self, seat: int) -> Term:
        return Term(f"seat-{seat}")


def loaded(bundle: GameBundle, position: Json, seed: str, words: Texts) -> Arbiter:
    """The arbiter of a position. Raises bad_position."""
    return Arbiter(bundle, Match.from_position(bundle.game, position, seed), words)
