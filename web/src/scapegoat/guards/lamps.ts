/** What stands on a room: its guards as lamps, its tokens by kind, its prisoners in their order. */
import type { Prisoner } from '../view';

/** alarm: a guard that only counts this round; bribed: one that looks away for whoever paid. */
export type Lamp = 'dark' | 'lit' | 'alarm' | 'bribed';

/** Four lamps, from the left: those that stand there, those that only count, the dark ones. The bribed are the last that burn. */
export function lamps(standing: number, alarm: number, bribed: number, most: number): Lamp[] {
  const burning = Math.min(standing + alarm, most);
  return Array.from({ length: most }, (_, index) => {
    if (index >= burning) return 'dark';
    if (index >= burning - bribed) return 'bribed';
    return index < standing ? 'lit' : 'alarm';
  });
}

export interface Pile {
  item: string;
  count: number;
}

/** Equal things together, in the order in which they lie there. */
export function piles(items: string[]): Pile[] {
  const found: Pile[] = [];
  for (const item of items) {
    const known = found.find((each) => each.item === item);
    if (known) known.count += 1;
    else found.push({ item, count: 1 });
  }
  return found;
}

export interface Standing {
  seat: number;
  at: string;
  /** How many stand before them in the same room. */
  place: number;
}

export function standing(players: Prisoner[]): Standing[] {
  return players.map(({ at }, seat) => ({
    seat,
    at,
    place: players.slice(0, seat).filter((other) => other.at === at).length,
  }));
}

/** One's own sheet first, then the others as they sit. */
export function seatsFrom(own: number | null, seats: number): number[] {
  return Array.from({ length: seats }, (_, index) => ((own ?? 0) + index) % seats);
}
