"""Under which rulings the answer about a position would be another one: each alternative is tried, one by one."""

from typing import Any

from alcatraz.arbiter.answers import Arbiter
from alcatraz.book import rule_text
from alcatraz.bundle.alternatives import Alternative
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.message import rules_of
from alcatraz.kernel.notation.canonical import canonical_json

# So many examples of moves that an alternative adds, takes away or prices differently; the rest is counted.
_EXAMPLES = 6

# By seat and move: its cost.
_Prices = dict[tuple[int, str], int]


def for_position(arbiter: Arbiter) -> list[Json]:
    """The alternatives that change who decides, what they may do, what it costs or who would stay."""
    now, standing = _prices(arbiter), arbiter.standing()
    tried = (_of_position(arbiter, each, now, standing) for each in arbiter.bundle.alternatives)
    return [told for told in tried if told is not None]


def for_move(arbiter: Arbiter, seat: int, move: Json) -> list[Json]:
    """The alternatives that change whether the move is allowed, its cost, or the rules against it."""
    return [told for each in arbiter.bundle.alternatives if (told := _of_move(arbiter, seat, move, each)) is not None]


def _under(arbiter: Arbiter, alternative: Alternative) -> Arbiter | None:
    """The same position by the other reading; None if it cannot be, such as a choice that only one reading asks for."""
    position = alternative.toggled(arbiter.table.position())
    try:
        table: Match[Any] = Match.from_position(arbiter.table.game, position, 0)
    except ContractError:
        return None
    return Arbiter(arbiter.bundle, table, arbiter.words)


def _of_position(arbiter: Arbiter, alternative: Alternative, now: _Prices, standing: list[str]) -> Json | None:
    """`now` and `standing` are those of the position as it is."""
    other = _under(arbiter, alternative)
    if other is None:
        return {**_named(arbiter, alternative), "impossible": True}
    then, other_standing = _prices(other), other.standing()
    changes: Json = {}
    if _asked(arbiter) != _asked(other):
        changes["decisions"] = [decision["text"] for decision in other.position()["decisions"]]
    for name, speaker, keys in (
        ("added", other, [key for key in then if key not in now]),
        ("gone", arbiter, [key for key in now if key not in then]),
        ("repriced", other, [key for key in then if key in now and then[key] != now[key]]),
    ):
        if keys:
            changes[name] = {
                "count": len(keys),
                "examples": _examples(speaker, keys, then if speaker is other else now),
            }
    if other_standing != standing:
        changes["standing"] = other_standing
    return {**_named(arbiter, alternative), **changes} if changes else None


def _of_move(arbiter: Arbiter, seat: int, move: Json, alternative: Alternative) -> Json | None:
    other = _under(arbiter, alternative)
    if other is None:
        return {**_named(arbiter, alternative), "impossible": True}
    if _verdict(arbiter, seat, move) == _verdict(other, seat, move):
        return None
    try:
        judgement = other.judgement(seat, move)
    except ContractError as error:
        # The other reading knows no such move: its fields differ.
        problems = [other.words.tell(problem) for problem in error.problems]
        return {**_named(arbiter, alternative), "problems": problems}
    return {**_named(arbiter, alternative), "judgement": judgement}


def _named(arbiter: Arbiter, alternative: Alternative) -> Json:
    """The rule, and the reading that is not played in this position: its alternative, or the rule itself."""
    rule, words = arbiter.table.game.rulebook.rule(alternative.rule), arbiter.words
    assert rule is not None, alternative.rule
    played = alternative.is_played(arbiter.table.position())
    return {
        "rule": rule.id,
        "title": rule_text.title(rule, words),
        "played": played,
        "text": rule_text.text(rule, words) if played else rule_text.alternative(rule, words),
    }


def _asked(arbiter: Arbiter) -> list[tuple[int, str]]:
    game, state = arbiter.table.game, arbiter.table.state
    return [(seat, game.decision_kind(state, seat)) for seat in game.deciding(state)]


def _prices(arbiter: Arbiter) -> _Prices:
    game, state = arbiter.table.game, arbiter.table.state
    found = {}
    for seat in game.deciding(state):
        for move in game.legal(state, seat):
            found[seat, canonical_json(game.move_json(move))] = game.cost(state, seat, move)
        for template in game.templates(state, seat):
            found[seat, canonical_json(template)] = 0
    return found


def _examples(speaker: Arbiter, keys: list[tuple[int, str]], prices: _Prices) -> list[Json]:
    game, state = speaker.table.game, speaker.table.state
    wanted, told = set(keys[:_EXAMPLES]), []
    for seat in game.deciding(state):
        listed = [game.move_json(move) for move in game.legal(state, seat)] + game.templates(state, seat)
        for move in listed:
            key = (seat, canonical_json(move))
            if key in wanted:
                told.append({"seat": seat, "move": move, "text": speaker.move_text(seat, move), "cost": prices[key]})
    return told


def _verdict(arbiter: Arbiter, seat: int, move: Json) -> object:
    table = arbiter.table
    try:
        read = table.read_move(seat, move)
    except ContractError as error:
        return error.kind
    refusals = table.why_not(seat, read)
    return rules_of(refusals) if refusals else table.game.cost(table.state, seat, read)
