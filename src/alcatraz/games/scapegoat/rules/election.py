"""S-4 Election.

S-4.2: talk is open to the whole table. The table keeps it in one list that all players read, so the rules have no
private messages.
"""

from alcatraz.games.scapegoat.model import events as ev
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.components import MOST_BONUS
from alcatraz.games.scapegoat.model.state import NO_VOTE, VOTING, State
from alcatraz.games.scapegoat.rules.rounds import start_actions
from alcatraz.kernel.game import Event


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


def vote(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-4.1, S-4.4: secret until all votes are in."""
    chosen = moves.a_of(move)
    s.votes[seat] = chosen
    events.append((ev.VOTED, seat, chosen))
    if NO_VOTE not in s.votes:
        _elect(s, events)


def _elect(s: State, events: list[Event]) -> None:
    """S-4.4: the most votes decide. S-4.5: of tied players the one that the last Scapegoat voted for."""
    events.append((ev.VOTES_REVEALED, ev.pack_votes(s.votes)))
    numbers = [s.votes.count(seat) for seat in range(s.players)]
    most = max(numbers)
    elected = numbers.index(most)
    tied = 0
    for seat in range(s.players):
        if numbers[seat] == most:
            tied |= 1 << seat
    if tied & (tied - 1):
        elected = s.votes[s.scapegoat]
    else:
        tied = 0
    # S-4.6: re-elected without a break the bonus grows; a newly elected player starts at 1.
    s.bonus = min(s.bonus + 1, MOST_BONUS) if elected == s.scapegoat else 1
    s.scapegoat = elected
    s.votes = [NO_VOTE] * s.players
    events.append((ev.ELECTED, elected, s.bonus, tied))
    start_actions(s, events)
