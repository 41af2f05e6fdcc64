"""S-9 The escape plan: tasks on the board, completing one, rewards, new tasks."""

from alcatraz.games.scapegoat.model import events as ev
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import ONE, contains, contents, count, size
from alcatraz.games.scapegoat.model.components import GUN, KINDS, MOST_GUARDS, PLACES, bits
from alcatraz.games.scapegoat.model.edition import Task
from alcatraz.games.scapegoat.model.names import bag_names, place_name, seat_name
from alcatraz.games.scapegoat.model.state import CONSENT, NO_TASK, NOTHING, State
from alcatraz.games.scapegoat.rules import guards
from alcatraz.games.scapegoat.rules.dropping import drop_bag
from alcatraz.games.scapegoat.rules.ending import end_if_escaped
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal


def prisoners_needed(s: State, task: Task) -> int:
    """S-9.2: as the card says, which may name another number for a table of three."""
    return task.prisoners_of_three if s.players == 3 else task.prisoners


def prisoners_present(s: State, place: int) -> int:
    """S-9.2: how many count for a task here; the Scapegoat too, unless the table plays the alternative."""
    number = s.at.count(place)
    if s.prison.scapegoat_not_counted and s.at[s.scapegoat] == place:
        number -= 1
    return number


def enough_prisoners(s: State, place: int, task: Task) -> bool:
    """S-9.2: at least as many as the task asks for."""
    return prisoners_present(s, place) >= prisoners_needed(s, task)


def has_task(s: State, place: int) -> bool:
    """S-9.1, S-6.5."""
    return s.task_at[place] != NO_TASK


def places_with_task(s: State) -> list[int]:
    """S-9.1, S-13.2, S-13.5: where a task may be taken away."""
    return [place for place in range(PLACES) if has_task(s, place)]


def places_without_task(s: State) -> list[int]:
    """S-9.1, S-2.6, S-9.8, S-13.5: where a task may be placed."""
    return [place for place in range(PLACES) if not has_task(s, place)]


def may_complete(s: State, seat: int) -> bool:
    """S-4.7, S-6.5: not the Scapegoat."""
    return seat != s.scapegoat


def list_completions(s: State, seat: int, out: list[int]) -> None:
    """S-6.5, S-9.2: every choice of tokens for the task of this player's place; S-9.4: but those that were refused.

    The caller has checked S-8, S-5.2.
    """
    place = s.at[seat]
    if not has_task(s, place) or not may_complete(s, seat):
        return
    task = s.prison.tasks[s.task_at[place]]
    if few_enough_guards(s, seat, place, task) and enough_prisoners(s, place, task):
        out += [move for move in payments(s, place, task) if move not in s.refused]


def few_enough_guards(s: State, seat: int, place: int, task: Task) -> bool:
    """S-9.2: no more guards than the task allows."""
    return guards_for_limit(s, seat, place) <= task.guards


def guards_for_limit(s: State, seat: int, place: int) -> int:
    """S-9.2, S-7.2: bribed guards do not count for the limit of a task either, but for the alternative."""
    if s.prison.limit_ignores_bribes:
        return min(MOST_GUARDS, s.guards[place] + s.false_alarm)
    return guards.counted(s, seat, place)


def payments(s: State, place: int, task: Task) -> list[int]:
    """S-9.4: every different multiset of tokens, of all prisoners present, that makes up the task's items.

    S-1.3: the gun stands in for any one item.
    """
    present = [seat for seat in range(s.players) if s.at[seat] == place]
    if sum([size(s.held[seat]) for seat in present]) < task.number_of_items:
        return []
    found = [moves.complete(paid) for paid in _shares(s, present, task.items)]
    for owner in present:
        if count(s.held[owner], GUN):
            for kind in range(KINDS):
                if count(task.items, kind):
                    for paid in _shares(s, present, task.items - ONE[kind]):
                        paid[owner] += ONE[GUN]
                        found.append(moves.complete(paid))
    return found


def _shares(s: State, present: list[int], needed: int) -> list[list[int]]:
    """S-9.4: every way to share out a bag of needed items among those present: a bag per seat."""
    ways = [[0] * s.players]
    for kind in contents(needed):
        longer = []
        for paid in ways:
            for seat in reversed(present):
                if count(s.held[seat], kind) > count(paid[seat], kind):
                    more = paid.copy()
                    more[seat] += ONE[kind]
                    longer.append(more)
                if count(paid[seat], kind):
                    # Seats pay a kind in seat order, so that no way is found twice.
                    break
        ways = longer
    return ways


def why_not_complete(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-6.5, S-8, S-9.2, S-9.4, S-5.2."""
    place = s.at[seat]
    if not may_complete(s, seat):
        why.append(refusal("S-6.5", "refusal-scapegoat-completes"))
    if not has_task(s, place):
        why.append(refusal("S-6.5", "refusal-no-task", place=place_name(place)))
    guards.why_stopped(s, seat, why)
    if has_task(s, place):
        _why_not_conditions(s, seat, move, s.prison.tasks[s.task_at[place]], why)
    guards.why_not_affordable(s, guards.price_here(s, seat), why)


def _why_not_conditions(s: State, seat: int, move: int, task: Task, why: list[Refusal]) -> None:
    """S-9.2: prisoners, guards and items. S-9.4: tokens that make up the items, and were not refused."""
    place = s.at[seat]
    if not enough_prisoners(s, place, task):
        needed = prisoners_needed(s, task)
        why.append(refusal("S-9.2", "refusal-too-few-prisoners", needed=needed, present=prisoners_present(s, place)))
    if not few_enough_guards(s, seat, place, task):
        watching = guards_for_limit(s, seat, place)
        why.append(refusal("S-9.2", "refusal-too-many-guards", most=task.guards, watching=watching))
    possible = payments(s, place, task)
    if not possible:
        why.append(refusal("S-9.2", "refusal-items-missing", items=bag_names(task.items)))
    elif move not in possible:
        _why_not_these_tokens(s, move, place, task, why)
    elif move in s.refused:
        why.append(refusal("S-9.4", "refusal-consent-refused"))


def _why_not_these_tokens(s: State, move: int, place: int, task: Task, why: list[Refusal]) -> None:
    """S-9.4: the task can be paid, but not with these tokens."""
    for owner in range(s.players):
        paid = moves.paid_by(move, owner)
        if paid and s.at[owner] != place:
            why.append(refusal("S-9.4", "refusal-owner-elsewhere", player=seat_name(owner)))
            return
        if not contains(s.held[owner], paid):
            why.append(refusal("S-9.4", "refusal-owner-lacks", player=seat_name(owner), items=bag_names(paid)))
            return
    why.append(refusal("S-9.4", "refusal-wrong-tokens", items=bag_names(task.items)))


def complete(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-9.4: no consent is needed, unless the table plays the alternative: then the owners are asked first."""
    asked = 0
    for owner in range(s.players):
        if owner != seat and moves.paid_by(move, owner):
            asked |= 1 << owner
    if asked and s.prison.owners_agree:
        s.pending = CONSENT
        s.pending_value = move << 4 | asked
        events.append((ev.CONSENT_ASKED, seat, s.at[seat], s.task_at[s.at[seat]], asked))
    else:
        _carry_out(s, seat, move, events)


def owners_asked(s: State) -> list[int]:
    """S-9.4, by its alternative: the owners who have not yet answered."""
    return bits(s.pending_value & 15)


def proposed(s: State) -> int:
    """S-9.4, by its alternative: the completion that waits for the owners' consent."""
    return s.pending_value >> 4


def agree(s: State, seat: int, events: list[Event]) -> None:
    """S-9.4, by its alternative: the last owner to agree lets the task be completed."""
    events.append((ev.CONSENT_GIVEN, seat))
    s.pending_value &= ~(1 << seat)
    if not s.pending_value & 15:
        move = proposed(s)
        _close_question(s)
        _carry_out(s, s.turn, move, events)


def disagree(s: State, seat: int, events: list[Event]) -> None:
    """S-9.4: one refusal is enough; the same tokens cannot be asked for again this turn. Nothing was spent."""
    s.refused = (*s.refused, proposed(s))
    _close_question(s)
    events.append((ev.CONSENT_REFUSED, seat))


def _close_question(s: State) -> None:
    """S-9.4: the owners are no longer asked."""
    s.pending = NOTHING
    s.pending_value = 0


def _carry_out(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-9.3 to S-9.7: the items are dropped, the rewards given, the end is checked, then a new task comes."""
    place = s.at[seat]
    number = s.task_at[place]
    s.ap -= guards.price_here(s, seat)
    s.task_at[place] = NO_TASK
    events.append((ev.TASK_COMPLETED, seat, place, number))
    for owner in range(s.players):
        drop_bag(s, owner, moves.paid_by(move, owner), events)
    _mark(s, seat, s.prison.tasks[number].element, events)
    _reward_the_others(s, seat, events)
    if not end_if_escaped(s, events):
        new_task(s, events)


def _mark(s: State, seat: int, element: int, events: list[Event]) -> None:
    """S-9.5: an element already marked stays marked once."""
    if not s.plan[seat] >> element & 1:
        s.plan[seat] |= 1 << element
        events.append((ev.ELEMENT_MARKED, seat, element))


def _reward_the_others(s: State, seat: int, events: list[Event]) -> None:
    """S-9.5, S-9.6: the top task card, for all players but `seat` and the Scapegoat. S-9.9: none from an empty deck."""
    if not s.task_deck:
        return
    card = _take_top_task(s)
    events.append((ev.REWARD_REVEALED, card))
    for other in range(s.players):
        if other not in (seat, s.scapegoat):
            _mark(s, other, s.prison.tasks[card].element, events)


def _take_top_task(s: State) -> int:
    """S-9.5, S-9.8, S-9.9; S-14.2: a card from the part that all know is no longer in it."""
    card = s.task_deck[0]
    s.task_deck = s.task_deck[1:]
    s.task_deck_known = min(s.task_deck_known, len(s.task_deck))
    return card


def new_task(s: State, events: list[Event]) -> None:
    """S-2.6, S-9.8, S-9.9: the first card whose element is not on the board, to a place without a task."""
    on_board = [s.prison.tasks[number].element for number in s.task_at if number != NO_TASK]
    for _ in range(len(s.task_deck)):
        card = _take_top_task(s)
        if s.prison.tasks[card].element not in on_board:
            place = s.pick(places_without_task(s))
            s.task_at[place] = card
            events.append((ev.TASK_PLACED, card, place))
            return
        # S-14.2: everyone has seen the cards that went under the deck.
        s.task_deck = (*s.task_deck, card)
        s.task_deck_known += 1
        events.append((ev.TASK_BURIED, card))
    events.append((ev.NO_TASK_FOUND,))
