"""S-10 in words: the steps that decided an ending, each with its rule."""

from alcatraz.games.scapegoat.model.components import WHOLE_PLAN, mask_of
from alcatraz.games.scapegoat.model.names import seat_name
from alcatraz.games.scapegoat.model.state import GUARDS, NOT_ENDED, REASONS, State
from alcatraz.games.scapegoat.notation.write_position import plan_json
from alcatraz.games.scapegoat.rules.ending import deciders, dispensable, owned_without, worth
from alcatraz.kernel.game import Outcome
from alcatraz.kernel.message import Arg, Message, all_of

Step = tuple[str, Message]


def outcome(s: State) -> Outcome | None:
    if s.reason == NOT_ENDED:
        return None
    everybody = tuple(range(s.players))
    if s.reason == GUARDS:
        total = s.prison.edition.guards_total
        steps = (_step("S-3.4", "scapegoat-outcome-guards", placed=total - 1, total=total),)
        return Outcome(REASONS[GUARDS], (), everybody, steps)
    winners = tuple(seat for seat in everybody if seat != s.loser)
    return Outcome(REASONS[s.reason], winners, (s.loser,), _escape_steps(s))


def _step(rule: str, message: str, **args: Arg) -> Step:
    return rule, Message(message, args)


def _names(seats: list[int]) -> Arg:
    return all_of([seat_name(seat) for seat in seats])


def _escape_steps(s: State) -> tuple[Step, ...]:
    candidates = dispensable(s)
    if s.loser not in candidates:
        # A position written by hand may say how it ended without showing why.
        return (_escape_step(s),)
    steps = [_group_step(s)]
    if s.prison.most_useless_stays and len(candidates) > 1:
        steps.append(_step("S-10.2", "scapegoat-outcome-most-useless", candidates=_names(candidates)))
        steps += _comparison_steps(s, candidates)
    elif s.scapegoat in candidates:
        steps.append(_step("S-10.2", "scapegoat-outcome-scapegoat-stays", player=seat_name(s.scapegoat)))
    else:
        steps.append(_indispensable_step(s))
        if len(candidates) == 1:
            steps.append(_step("S-10.3", "scapegoat-outcome-only-one", player=seat_name(candidates[0])))
        else:
            steps += _comparison_steps(s, candidates)
    return (*steps, _escape_step(s))


def _escape_step(s: State) -> Step:
    winners = [seat for seat in range(s.players) if seat != s.loser]
    return _step("S-10.6", "scapegoat-outcome-escape", player=seat_name(s.loser), winners=_names(winners))


def _group_step(s: State) -> Step:
    """S-10.1: the group that leaves out the one who stays owns everything."""
    winners = [seat for seat in range(s.players) if seat != s.loser]
    owned = plan_json(owned_without(s, s.loser))
    return _step("S-10.1", "scapegoat-outcome-group", winners=_names(winners), owned=owned)


def _indispensable_step(s: State) -> Step:
    missing = plan_json(WHOLE_PLAN & ~owned_without(s, s.scapegoat))
    return _step("S-10.2", "scapegoat-outcome-indispensable", player=seat_name(s.scapegoat), missing=missing)


def _comparison_steps(s: State, candidates: list[int]) -> list[Step]:
    """S-10.4: measure by measure until one has fewest; S-10.5 if none does."""
    steps = []
    remaining = candidates
    for index, measure in enumerate(("elements", "cash", "items", "stamina")):
        numbers = [worth(s, seat)[index] for seat in remaining]
        fewest = [seat for seat in remaining if worth(s, seat)[index] == min(numbers)]
        shown = tuple(
            Message("scapegoat-outcome-number", {"player": seat_name(seat), "number": number})
            for seat, number in zip(remaining, numbers, strict=True)
        )
        steps.append(_step("S-10.4", f"scapegoat-outcome-fewest-{measure}", numbers=shown, fewest=_names(fewest)))
        remaining = fewest
        if len(remaining) == 1:
            return steps
    if len(remaining) == s.players:
        return [*steps, _step("S-10.5", "scapegoat-outcome-tied-scapegoat", player=seat_name(s.scapegoat))]
    deciding = deciders(s, mask_of(remaining))
    if deciding != [s.scapegoat] or s.prison.untied_decide:
        tied, named = _names(remaining), _names(deciding)
        player = seat_name(s.loser)
        return [*steps, _step("S-10.5", "scapegoat-outcome-named", tied=tied, deciders=named, player=player)]
    steps.append(
        _step(
            "S-10.5",
            "scapegoat-outcome-decided",
            scapegoat=seat_name(s.scapegoat),
            tied=_names(remaining),
            player=seat_name(s.loser),
        )
    )
    return steps
