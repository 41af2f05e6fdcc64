"""S-4 Election.

S-4.2: talk is open to the whole table. The table keeps it in one list that all players read, so the rules have no
private messages.
"""

from alcatraz.games.scapegoat.model import events as ev
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.components import MOST_BONUS, bits
from alcatraz.games.scapegoat.model.names import seat_name
from alcatraz.games.scapegoat.model.state import BREAK_TIE, NO_VOTE, NOTHING, VOTING, State
from alcatraz.games.scapegoat.rules.rounds import start_actions
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal


def list_calls(s: State, seat: int) -> list[int]:
    """S-4.3."""
    return [moves.CALL_VOTE]


def call_vote(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-4.3: the current Scapegoat ends the negotiation."""
    s.phase = VOTING
    events.append((ev.VOTE_CALLED, seat))


def yet_to_vote(s: State) -> list[int]:
    """S-4.1: every player votes exactly once; these have not voted yet."""
    return [seat for seat in range(s.players) if s.votes[seat] == NO_VOTE]


def list_votes(s: State, seat: int) -> list[int]:
    """S-4.1: for any player, also oneself."""
    return moves.VOTES[s.players].copy()


def why_not_vote(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-4.1: any player may be voted for. S-4.5, by its alternative: a tie is broken among the tied."""
    chosen = moves.a_of(move)
    if s.pending == BREAK_TIE and chosen not in _tied(s):
        tied = tuple(seat_name(other) for other in _tied(s))
        why.append(refusal("S-4.5", "refusal-not-tied", player=seat_name(chosen), tied=tied))


def vote(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-4.1, S-4.4: secret until all votes are in. S-4.5: the one vote that breaks a tie elects."""
    chosen = moves.a_of(move)
    if s.pending == BREAK_TIE:
        tied = s.pending_value
        s.pending = NOTHING
        s.pending_value = 0
        _take_office(s, chosen, tied, events)
        return
    s.votes[seat] = chosen
    events.append((ev.VOTED, seat, chosen))
    if NO_VOTE not in s.votes:
        _elect(s, events)


def _elect(s: State, events: list[Event]) -> None:
    """S-4.4: the most votes decide. S-4.5: of tied players the one that the last Scapegoat voted for.

    S-4.5, by its alternative: the last Scapegoat chooses anew.
    """
    events.append((ev.VOTES_REVEALED, ev.pack_votes(s.votes)))
    numbers = [s.votes.count(seat) for seat in range(s.players)]
    most = max(numbers)
    elected = numbers.index(most)
    tied = 0
    for seat in range(s.players):
        if numbers[seat] == most:
            tied |= 1 << seat
    if tied & (tied - 1) == 0:
        tied = 0
    elif s.prison.tie_chosen_anew:
        s.votes = [NO_VOTE] * s.players
        s.pending = BREAK_TIE
        s.pending_value = tied
        events.append((ev.TIE_LEFT, s.scapegoat, tied))
        return
    else:
        elected = s.votes[s.scapegoat]
    s.votes = [NO_VOTE] * s.players
    _take_office(s, elected, tied, events)


def _take_office(s: State, elected: int, tied: int, events: list[Event]) -> None:
    """S-4.6: re-elected without a break the bonus grows; a newly elected player starts at 1."""
    s.bonus = min(s.bonus + 1, MOST_BONUS) if elected == s.scapegoat else 1
    s.scapegoat = elected
    events.append((ev.ELECTED, elected, s.bonus, tied))
    start_actions(s, events)


def _tied(s: State) -> list[int]:
    """S-4.5, by its alternative: the players among whom the last Scapegoat chooses anew."""
    return bits(s.pending_value)


def list_tie_choices(s: State, seat: int) -> list[int]:
    """S-4.5, by its alternative."""
    return [moves.vote(other) for other in _tied(s)]
