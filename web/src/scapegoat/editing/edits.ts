/** Changes of a position of The Scapegoat, as pieces are placed. Nothing here judges: the server says what cannot be. */
import type { Card, Element, Item, Location, Pending, Phase, Position, Sheet, Task } from '../../wire/games/scapegoat';

export type Prison = Omit<Position, 'chance'>;

export const LETTERS: Element[] = ['A', 'B', 'C', 'D', 'E', 'F'];
const FULL = 4;

function sheet(position: Prison, seat: number, change: (sheet: Sheet) => Sheet): Prison {
  return { ...position, players: position.players.map((each, at) => (at === seat ? change(each) : each)) };
}

export function putPawn(position: Prison, seat: number, at: Location): Prison {
  return sheet(position, seat, (each) => ({ ...each, at }));
}

export function setGuards(position: Prison, place: Location, count: number): Prison {
  return { ...position, guards: { ...position.guards, [place]: Math.max(0, Math.min(FULL, count)) } };
}

/** One more; after four none. */
export function nextGuards(position: Prison, place: Location): Prison {
  return setGuards(position, place, ((position.guards[place] ?? 0) + 1) % (FULL + 1));
}

export function moveGuard(position: Prison, from: Location, to: Location): Prison {
  const standing = position.guards[from] ?? 0;
  if (from === to || standing === 0 || (position.guards[to] ?? 0) >= FULL) return position;
  return setGuards(setGuards(position, from, standing - 1), to, (position.guards[to] ?? 0) + 1);
}

// -- tokens: what is nowhere lies in the box ---------------------------------------------------------------------------

function itemsAt(position: Prison, place: Location): Item[] {
  return position.items[place] ?? [];
}

function without<Thing>(things: Thing[], thing: Thing): Thing[] {
  const index = things.indexOf(thing);
  return index < 0 ? things : things.filter((_, at) => at !== index);
}

/** How many tokens of a kind are in the box: neither on the board nor on a sheet. */
export function inBox(position: Prison, item: Item, tokens: Record<string, number>): number {
  const placed = [...Object.values(position.items), ...position.players.map((each) => each.items)].flat();
  return (tokens[item] ?? 0) - placed.filter((each) => each === item).length;
}

/** Takes a token out of the box, or if it is empty from the room with most of its kind. */
function fetched(position: Prison, item: Item, tokens: Record<string, number>, but?: Location): Prison {
  if (inBox(position, item, tokens) > 0) return position;
  const rooms = (Object.keys(position.items) as Location[])
    .filter((place) => place !== but && itemsAt(position, place).includes(item))
    .sort((one, other) => count(position, other, item) - count(position, one, item));
  return rooms[0] ? takeToken(position, rooms[0], item) : position;
}

function count(position: Prison, place: Location, item: Item): number {
  return itemsAt(position, place).filter((each) => each === item).length;
}

export function putToken(position: Prison, place: Location, item: Item, tokens: Record<string, number>): Prison {
  const ready = fetched(position, item, tokens, place);
  return { ...ready, items: { ...ready.items, [place]: [...itemsAt(ready, place), item] } };
}

export function takeToken(position: Prison, place: Location, item: Item): Prison {
  return { ...position, items: { ...position.items, [place]: without(itemsAt(position, place), item) } };
}

export function moveToken(position: Prison, from: Location, to: Location, item: Item): Prison {
  if (from === to || !itemsAt(position, from).includes(item)) return position;
  const taken = takeToken(position, from, item);
  return { ...taken, items: { ...taken.items, [to]: [...itemsAt(taken, to), item] } };
}

export function giveItem(position: Prison, seat: number, item: Item, tokens: Record<string, number>): Prison {
  return sheet(fetched(position, item, tokens), seat, (each) => ({ ...each, items: [...each.items, item] }));
}

export function takeItem(position: Prison, seat: number, item: Item): Prison {
  return sheet(position, seat, (each) => ({ ...each, items: without(each.items, item) }));
}

// -- sheets ------------------------------------------------------------------------------------------------------------

export function setTrack(position: Prison, seat: number, track: 'cash' | 'stamina', value: number): Prison {
  return sheet(position, seat, (each) => ({ ...each, [track]: Math.max(0, value) }));
}

export function toggleLetter(position: Prison, seat: number, letter: Element): Prison {
  return sheet(position, seat, (each) => ({
    ...each,
    plan: LETTERS.filter((one) => each.plan.includes(one) !== (one === letter)).join(''),
  }));
}

/** The card leaves wherever else it was: it is in the game once. */
export function giveCard(position: Prison, seat: number, card: Card): Prison {
  const free: Prison = {
    ...position,
    blackmail_deck: without(position.blackmail_deck, card),
    blackmail_discard: without(position.blackmail_discard, card),
    players: position.players.map((each) => ({ ...each, blackmail: without(each.blackmail, card) })),
  };
  return sheet(free, seat, (each) => ({ ...each, blackmail: [...each.blackmail, card] }));
}

/** It goes under the deck. */
export function takeCard(position: Prison, seat: number, card: Card): Prison {
  const taken = sheet(position, seat, (each) => ({ ...each, blackmail: without(each.blackmail, card) }));
  return { ...taken, blackmail_deck: [...without(taken.blackmail_deck, card), card] };
}

/** A fourth player comes to the first one; the last one leaves with everything, and with the votes about them. */
export function setPlayers(position: Prison, count: number): Prison {
  const players = position.players.slice(0, count);
  while (players.length < count)
    players.push({ at: position.players[0]!.at, stamina: 0, cash: 0, items: [], plan: '', blackmail: [] });
  const left = position.players.slice(count).flatMap((each) => each.blackmail);
  const seat = (one: number) => (one < count ? one : 0);
  return {
    ...position,
    players,
    blackmail_deck: [...position.blackmail_deck, ...left],
    scapegoat: seat(position.scapegoat),
    turn: position.turn && { ...position.turn, seat: seat(position.turn.seat), refused: [] },
    effects: { ...position.effects, isolated: position.effects.isolated.filter((one) => one < count) },
    votes: Array.from({ length: count }, (_, one) => {
      const vote = position.votes[one] ?? null;
      return vote !== null && vote < count ? vote : null;
    }),
    pending: null,
  };
}

// -- tasks and tiles ---------------------------------------------------------------------------------------------------

/** The card leaves its old place and the deck; the card that lay there goes under the deck. */
export function putTask(position: Prison, place: Location, task: Task | null): Prison {
  const before = position.tasks[place];
  const others = Object.entries(position.tasks).filter(([at, each]) => at !== place && each !== task);
  const deck = typeof task === 'string' ? without(position.task_deck, task) : position.task_deck;
  const freed = typeof before === 'string' && before !== task ? [...deck, before] : deck;
  return {
    ...position,
    tasks: Object.fromEntries(task === null ? others : [...others, [place, task]]),
    task_deck: freed,
    task_deck_known: Math.min(position.task_deck_known, freed.length),
  };
}

/** Two tasks change places. */
export function moveTask(position: Prison, from: Location, to: Location): Prison {
  const task = position.tasks[from];
  if (from === to || !task) return position;
  const others = Object.entries(position.tasks).filter(([at]) => at !== from && at !== to);
  const back = position.tasks[to] ? [[from, position.tasks[to]] as const] : [];
  return { ...position, tasks: Object.fromEntries([...others, ...back, [to, task]]) };
}

export function flip(position: Prison, place: Location): Prison {
  const gold = position.gold.includes(place);
  return { ...position, gold: gold ? without(position.gold, place) : [...position.gold, place] };
}

export function swapRooms(position: Prison, one: Location, other: Location): Prison {
  const swapped = (place: Location) => (place === one ? other : place === other ? one : place);
  return { ...position, layout: position.layout.map((row) => row.map(swapped)) };
}

// -- round and phase ---------------------------------------------------------------------------------------------------

/** What belongs to another phase goes; what is left out gets its default. */
export function setPhase(position: Prison, phase: Phase): Prison {
  if (phase === position.phase) return position;
  const calm = { assembly: 0, false_alarm: 0, lockdown: [], isolated: [] };
  const { turn: _, ...others } = position;
  const changed = {
    ...others,
    phase,
    effects: phase === 'actions' || phase === 'over' ? position.effects : calm,
    votes: position.players.map(() => null),
    pending: null as Pending | null,
    outcome:
      phase === 'over' ? { reason: 'guards', winners: [], losers: position.players.map((_, seat) => seat) } : null,
    ...(phase === 'actions' ? {} : { turn: null }),
  };
  return changed as Prison;
}

/** A turn of another player, with everything that a turn begins with. */
export function setTurn(position: Prison, seat: number): Prison {
  return { ...position, turn: { seat } as Prison['turn'], pending: null };
}

/** No guards, no tasks, everybody in the first room of the board, the tokens on their spaces. */
export function emptyBoard(players: number): Partial<Position> {
  const at: Location = 'cell_block';
  return { format: 1, game: 'scapegoat', players: Array.from({ length: players }, () => ({ at }) as Sheet) };
}
