"""Positions from JSON: defaults for everything but where the players are, and all problems at once.

The reading goes through the position once; whatever is wrong is noted and replaced by something harmless,
and at the end the state is thrown away if anything was.
"""

from alcatraz.games.scapegoat.model.bag import ONE, bag_of, count
from alcatraz.games.scapegoat.model.components import (
    CARDS,
    ELEMENTS,
    ITEMS,
    KINDS,
    LOCATIONS,
    MOST_GUARDS,
    MOST_TASKS,
    PLACES,
    bits,
    mask_of,
)
from alcatraz.games.scapegoat.model.edition import Task, task_is_readable
from alcatraz.games.scapegoat.model.rulings import PLAYABLE
from alcatraz.games.scapegoat.model.state import KEEP, NO_TASK, Prison, State
from alcatraz.games.scapegoat.notation.fields import POSITION, SHEET
from alcatraz.games.scapegoat.notation.layout_fields import read_edition_field, read_layout
from alcatraz.games.scapegoat.notation.read_turn import read_phase
from alcatraz.games.scapegoat.notation.types import DESCRIBED_TASK
from alcatraz.games.scapegoat.rules.dropping import places_for
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.chance_field import read_chance
from alcatraz.kernel.notation.declared import DeclaredFields
from alcatraz.kernel.notation.fields import Fields, echo
from alcatraz.kernel.notation.rulings import read_rulings

# With a wrong number of players everything else is read all the same, as far as that makes sense.
_MOST_SHEETS = 8


def load_position(data: Json, seed: Seed, seats: range) -> State:
    """The state that a position describes. Raises bad_position."""
    fields = DeclaredFields(POSITION, data)
    fields.number("format")
    fields.index("game")
    s = _seated(fields, seats)
    s.key, s.draws = read_chance(fields, seed)
    s.round = fields.number("round")
    _read_guards(fields, s)
    _read_items(fields, s)
    _read_tasks(fields, s)
    read_phase(fields, s)
    _read_blackmail(fields, s)
    fields.finish()
    if fields.problems:
        raise ContractError("bad_position", *fields.problems)
    return s


# -- the players and what never changes ------------------------------------------------------------


def _seated(fields: DeclaredFields, seats: range) -> State:
    edition = read_edition_field(fields)
    layout = list(range(PLACES))
    given = fields.value("layout")
    if given is not None:
        layout = read_layout(fields, given)
    gold = mask_of(fields.indexes("gold"))
    rulings = read_rulings(fields, PLAYABLE)
    sheets = fields.items("players", None)
    if "players" in fields.data and len(sheets) not in seats:
        fields.problem("error-players", "players", low=seats[0], high=seats[-1], got=len(sheets))
    if not 0 < len(sheets) <= _MOST_SHEETS:
        sheets = [{"at": LOCATIONS[0]}] * seats[0]
    s = State(Prison(edition, layout, gold, list(edition.tasks), rulings), len(sheets), b"", 0).clear()
    for seat, sheet in enumerate(sheets):
        _read_sheet(DeclaredFields(SHEET, sheet, f"players[{seat}]", fields.problems), s, seat)
    return s


def _read_sheet(fields: DeclaredFields, s: State, seat: int) -> None:
    """S-1.2, S-1.5: no sheet beyond its limits."""
    edition = s.prison.edition
    s.at[seat] = fields.index("at")
    s.stamina[seat] = fields.number("stamina", high=edition.most_stamina)
    s.cash[seat] = fields.number("cash", high=edition.most_cash)
    items = fields.indexes("items")
    if len(items) > edition.most_items:
        fields.problem("scapegoat-sheet-over", fields.name("items"), most=edition.most_items, got=len(items))
        items = items[: edition.most_items]
    s.held[seat] = bag_of(items)
    cards = fields.indexes("blackmail")
    if len(cards) > edition.most_cards:
        fields.problem("scapegoat-hand-over", fields.name("blackmail"), most=edition.most_cards, got=len(cards))
    for card in {card for card in cards if cards.count(card) > 1}:
        fields.problem("scapegoat-card-twice", fields.name("blackmail"), card=CARDS[card])
    s.hand[seat] = mask_of(cards)
    s.plan[seat] = _read_plan(fields)
    fields.finish()


def _read_plan(fields: DeclaredFields) -> int:
    plan = fields.value("plan")
    if not isinstance(plan, str) or any(letter not in ELEMENTS for letter in plan) or len(set(plan)) < len(plan):
        fields.problem("scapegoat-plan", fields.name("plan"), got=echo(plan))
        return 0
    return mask_of([ELEMENTS.index(letter) for letter in plan])


# -- the board -------------------------------------------------------------------------------------


def _read_guards(fields: Fields, s: State) -> None:
    """S-1.4: the last of the guards never stands on the board."""
    for place, name, value in fields.per_name("guards", LOCATIONS):
        s.guards[place] = fields.checked_integer(value, name, 0, MOST_GUARDS, 0)
    most = s.prison.edition.guards_total - 1
    if sum(s.guards) > most:
        fields.problem("scapegoat-guards-over", "guards", most=most, got=sum(s.guards))


def _read_items(fields: Fields, s: State) -> None:
    """Places that are named hold exactly what is said; the tokens left over go to the others by S-11.1.

    S-1.7: a token lies only where the side that is up has a space for its kind.
    """
    spaces = s.prison.spaces
    named = 0
    for place, name, value in fields.per_name("items", LOCATIONS):
        named |= 1 << place
        listed = fields.checked_choices(value, name, ITEMS)
        s.stock[place] = bag_of(listed[:15])
        for item in sorted(set(listed)):
            if listed.count(item) > count(spaces[place], item):
                fields.problem(
                    "scapegoat-no-space",
                    name,
                    item=ITEMS[item],
                    spaces=count(spaces[place], item),
                    got=listed.count(item),
                )
    for item in range(KINDS):
        _spread(fields, s, item, named)


def _spread(fields: Fields, s: State, item: int, named: int) -> None:
    most = count(s.prison.tokens, item)
    seen = sum([count(bag, item) for bag in s.stock]) + sum([count(bag, item) for bag in s.held])
    left = most - seen
    if left < 0:
        fields.problem("scapegoat-too-many-tokens", "items", item=ITEMS[item], most=most, got=seen)
    for place in places_for(item):
        while left > 0 and not named >> place & 1 and count(s.stock[place], item) < count(s.prison.spaces[place], item):
            s.stock[place] += ONE[item]
            left -= 1


# -- tasks -----------------------------------------------------------------------------------------


def _read_tasks(fields: DeclaredFields, s: State) -> None:
    """S-9.1: at most three, in different places, with different elements; no card twice."""
    seen: list[int] = []
    for place, name, value in fields.per_name("tasks", LOCATIONS):
        s.task_at[place] = _read_task(fields, s, name, value, seen)
    elements = [s.prison.tasks[card].element for card in s.task_at if card != NO_TASK]
    if len(elements) > MOST_TASKS:
        fields.problem("scapegoat-tasks-over", "tasks", most=MOST_TASKS, got=len(elements))
    if len(set(elements)) < len(elements):
        twice = tuple(ELEMENTS[element] for element in sorted(set(elements)) if elements.count(element) > 1)
        fields.problem("scapegoat-elements-equal", "tasks", elements=twice)
    _read_task_deck(fields, s, seen)


def _read_task(fields: Fields, s: State, name: str, value: object, seen: list[int], *, in_deck: bool = False) -> int:
    """The number of a task card, by its id or, on the board, described in full."""
    tasks = s.prison.tasks
    if isinstance(value, dict) and not in_deck:
        described = DeclaredFields(DESCRIBED_TASK, value, name, fields.problems)
        tasks.append(Task("", *task_is_readable(described)))
        described.finish()
        return len(tasks) - 1
    for number, task in enumerate(s.prison.edition.tasks):
        if task.id == value:
            if number in seen:
                fields.problem("scapegoat-task-twice", name, task=task.id)
            seen.append(number)
            return number
    fields.problem("scapegoat-unknown-task", name, got=echo(value))
    return NO_TASK


def _read_task_deck(fields: DeclaredFields, s: State, seen: list[int]) -> None:
    if "task_deck" in fields.data:
        listed = fields.items("task_deck")
        deck = [_read_task(fields, s, f"task_deck[{i}]", value, seen, in_deck=True) for i, value in enumerate(listed)]
        s.task_deck = tuple(deck)
    else:
        s.task_deck = s.shuffle([card for card in range(len(s.prison.edition.tasks)) if card not in seen])
    s.task_deck_known = fields.number("task_deck_known", high=len(s.task_deck))


# -- blackmail -------------------------------------------------------------------------------------


def _read_blackmail(fields: DeclaredFields, s: State) -> None:
    """Every card at most once: in a hand, in the deck, among the discards, or drawn to keep one."""
    seen: list[int] = [card for hand in s.hand for card in bits(hand)]
    if s.pending == KEEP:
        seen += bits(s.pending_value)
    discard = fields.indexes("blackmail_discard")
    s.blackmail_discard = tuple(discard)
    seen += discard
    if "blackmail_deck" in fields.data:
        listed = fields.choices("blackmail_deck", CARDS)
        s.blackmail_deck = tuple(listed)
        seen += listed
    else:
        s.blackmail_deck = s.shuffle([card for card in sorted(s.prison.edition.cards) if card not in seen])
    for card in sorted(set(seen)):
        if seen.count(card) > 1:
            fields.problem("scapegoat-card-twice", "blackmail_deck", card=CARDS[card])
        if card not in s.prison.edition.cards:
            fields.problem("scapegoat-card-not-in-edition", "blackmail_deck", card=CARDS[card])
