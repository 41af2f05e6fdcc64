/** Changes of a position of Alcatraz (1999), as pieces are placed. Nothing here judges: the server says what cannot be. */
import type { Position, Square, Where } from '../../wire/games/boat';
import { sameWhere } from '../yard';

export type Yard = Omit<Position, 'chance'>;

/** One of a player's prisoners goes from one place to another. */
export function movePrisoner(yard: Yard, seat: number, from: Where, to: Where): Yard {
  const places = yard.prisoners[seat] ?? [];
  const index = places.findIndex((where) => sameWhere(where, from));
  if (index < 0) return yard;
  return {
    ...yard,
    prisoners: yard.prisoners.map((each, at) =>
      at === seat ? each.map((where, nth) => (nth === index ? to : where)) : each,
    ),
  };
}

/** From the cell if anyone is there, then from the boat, then from the yard. */
export function spare(yard: Yard, seat: number): Where | undefined {
  const places = yard.prisoners[seat] ?? [];
  return (['cell', 'boat'].find((outside) => places.includes(outside as Where)) as Where | undefined) ?? places[0];
}

/** How many of a player's prisoners are in the cell or in the boat. */
export function setOutside(yard: Yard, seat: number, outside: 'cell' | 'boat', count: number): Yard {
  const places = yard.prisoners[seat] ?? [];
  const now = places.filter((where) => where === outside).length;
  const other: Where = outside === 'cell' ? 'boat' : 'cell';
  if (count > now) {
    const from = places.find((where) => where === other) ?? places.find((where) => where !== outside);
    return from === undefined ? yard : movePrisoner(yard, seat, from, outside);
  }
  return count < now ? movePrisoner(yard, seat, outside, other) : yard;
}

export function moveGuard(yard: Yard, row: number, column: number): Yard {
  return { ...yard, guards: yard.guards.map((each, index) => (index === row - 1 ? column : each)) };
}

/** Who stands on a square: a seat, or null. */
export function ownerAt(yard: Yard, square: Square): number | null {
  const seat = yard.prisoners.findIndex((places) => places.some((where) => sameWhere(where, square)));
  return seat < 0 ? null : seat;
}

export function setPlayers(yard: Yard, players: number): Yard {
  const prisoners = yard.prisoners.slice(0, players);
  while (prisoners.length < players) prisoners.push(['cell', 'cell', 'cell', 'cell']);
  return { ...yard, players, prisoners, turn: yard.turn < players ? yard.turn : 0 };
}

export function emptyYard(players: number): Partial<Position> {
  return { format: 1, game: 'boat', players };
}
