"""Positions as JSON, written complete; view.py hides secrets (S-14)."""

from functools import cache
from typing import Any

from alcatraz.games.scapegoat.model.components import CARDS, COLUMNS, ELEMENTS, LOCATIONS, PLACES, bits
from alcatraz.games.scapegoat.model.edition import built_in_edition, task_json
from alcatraz.games.scapegoat.model.rulings import PLAYABLE
from alcatraz.games.scapegoat.model.state import (
    ACTIONS,
    BREAK_TIE,
    CHOOSE_CARD,
    CONSENT,
    HAND_OVER,
    KEEP,
    LEAVE_BEHIND,
    MOVE_GUARD,
    NAMES,
    NO_TASK,
    NO_VOTE,
    NOBODY,
    NOT_ENDED,
    NOTHING,
    PATROL_REST,
    PENDING,
    PHASES,
    REASONS,
    State,
)
from alcatraz.games.scapegoat.notation.move_table import MOVES, bag_json
from alcatraz.games.scapegoat.rules.blackmail.places import patrol_left, patrol_origin
from alcatraz.games.scapegoat.rules.ending import named_by, tied_now
from alcatraz.games.scapegoat.rules.guards import bribes_at
from alcatraz.games.scapegoat.rules.plan import owners_asked, proposed
from alcatraz.kernel.chance import chance_text
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.rulings import rulings_json
from alcatraz.kernel.notation.shared_fields import FORMAT


def position_json(s: State) -> Json:
    """Everything, in the contract's order; loading it continues the same game."""
    return {
        **head_json(s),
        **board_json(s),
        "players": [player_json(s, seat) for seat in range(s.players)],
        "scapegoat": s.scapegoat,
        "bonus": s.bonus,
        "turn": turn_json(s),
        "effects": effects_json(s),
        "votes": [None if vote == NO_VOTE else vote for vote in s.votes],
        "pending": pending_json(s),
        "task_deck": tasks_json(s, s.task_deck),
        "task_deck_known": s.task_deck_known,
        "blackmail_deck": cards_json(s.blackmail_deck),
        "blackmail_discard": cards_json(s.blackmail_discard),
        "outcome": outcome_json(s),
        "chance": chance_text(s.key, s.draws),
    }


def head_json(s: State) -> Json:
    edition = s.prison.edition
    head: Json = {"format": FORMAT, "game": "scapegoat"}
    if edition.digest != built_in_edition().digest:
        head["edition"] = edition.content
    if s.prison.rulings:
        head["rulings"] = rulings_json(s.prison.rulings, PLAYABLE)
    head["round"] = s.round
    head["phase"] = PHASES[s.phase]
    return head


def board_json(s: State) -> Json:
    names = [LOCATIONS[place] for place in s.prison.layout]
    return {
        "layout": [names[row : row + COLUMNS] for row in range(0, PLACES, COLUMNS)],
        "gold": [LOCATIONS[place] for place in bits(s.prison.gold)],
        "guards": {LOCATIONS[place]: s.guards[place] for place in range(PLACES)},
        "items": {LOCATIONS[place]: bag_json(s.stock[place]) for place in range(PLACES)},
        "tasks": {
            LOCATIONS[place]: task_json(s.prison.tasks[s.task_at[place]])
            for place in range(PLACES)
            if s.task_at[place] != NO_TASK
        },
    }


def player_json(s: State, seat: int) -> Json:
    return {**sheet_json(s, seat), "blackmail": hand_json(s, seat)}


def sheet_json(s: State, seat: int) -> Json:
    """What lies open before a player."""
    return {
        "at": LOCATIONS[s.at[seat]],
        "stamina": s.stamina[seat],
        "cash": s.cash[seat],
        "items": bag_json(s.held[seat]),
        "plan": plan_json(s.plan[seat]),
    }


def hand_json(s: State, seat: int) -> list[str]:
    return list(_names_of(s.hand[seat]))


@cache
def _names_of(cards: int) -> tuple[str, ...]:
    return tuple(CARDS[card] for card in bits(cards))


@cache
def plan_json(mask: int) -> str:
    return "".join(ELEMENTS[element] for element in bits(mask))


def turn_json(s: State) -> Json | None:
    if s.phase != ACTIONS:
        return None
    return {
        "seat": s.turn,
        "ap": s.ap,
        "stamina_used": s.stamina_used,
        "stolen": s.stolen,
        "used": [LOCATIONS[place] for place in bits(s.used)],
        "bribes": bribes_json(s) if s.bribes else {},
        "offers": s.offers,
        "refused": [refused_json(move) for move in s.refused],
    }


def bribes_json(s: State) -> Json:
    return {LOCATIONS[place]: bribes_at(s, place) for place in range(PLACES) if bribes_at(s, place)}


def refused_json(move: int) -> Json:
    """A declined trade, or the tokens of a completion to which an owner did not agree."""
    return MOVES.write_parts(move)


def effects_json(s: State) -> Json:
    return {
        "assembly": s.assembly,
        "false_alarm": s.false_alarm,
        "lockdown": [LOCATIONS[place] for place in bits(s.locked)],
        "isolated": bits(s.isolated),
    }


def pending_json(s: State) -> Json | None:
    if s.pending == NOTHING:
        return None
    written: Json = {"kind": PENDING[s.pending]}
    if s.pending == MOVE_GUARD:
        written["left"] = s.pending_value
    elif s.pending == KEEP:
        written["cards"] = [CARDS[card] for card in bits(s.pending_value)]
    elif s.pending in (LEAVE_BEHIND, BREAK_TIE):
        written["tied"] = bits(s.pending_value)
    elif s.pending == NAMES:
        written["tied"] = tied_now(s)
        written["named"] = [_seat_or_null(named_by(s, seat)) for seat in range(s.players)]
    elif s.pending == PATROL_REST:
        written["from"] = LOCATIONS[patrol_origin(s)]
        written["left"] = patrol_left(s)
    elif s.pending == CONSENT:
        written.update(MOVES.write_parts(proposed(s)))
        written["asked"] = owners_asked(s)
    elif s.pending in (CHOOSE_CARD, HAND_OVER):
        written["from"] = s.pending_value
    else:
        written.update(MOVES.write_parts(s.pending_value))
    return written


def _seat_or_null(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def tasks_json(s: State, cards: tuple[int, ...]) -> list[Any]:
    return [task_json(s.prison.tasks[card]) for card in cards]


def cards_json(cards: tuple[int, ...]) -> list[str]:
    return [CARDS[card] for card in cards]


def outcome_json(s: State) -> Json | None:
    if s.reason == NOT_ENDED:
        return None
    # S-10.6 exactly one stays; S-3.4 everybody loses.
    losers = [s.loser] if s.loser != NOBODY else list(range(s.players))
    winners = [seat for seat in range(s.players) if seat not in losers]
    return {"reason": REASONS[s.reason], "winners": winners, "losers": losers}
