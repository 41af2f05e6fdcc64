/** The players whom this visitor does not want to read: by table and seat, kept in the browser. */
import type { Json } from '../../wire/messages';

const KEY = 'alcatraz-muted';
/** A table that is forgotten here was left long ago. */
const MOST_TABLES = 30;

type Kept = [table: string, seats: number[]][];

class Muted {
  #tables = $state.raw<Kept>(read());

  has(table: string, seat: number): boolean {
    return this.#seats(table).includes(seat);
  }

  set(table: string, seat: number, muted: boolean): void {
    const others = this.#seats(table).filter((each) => each !== seat);
    this.#keep(table, muted ? [...others, seat] : others);
  }

  /** At the next table of the same people the seats are the same. */
  follow(table: string, next: string): void {
    if (this.#seats(next).length === 0) this.#keep(next, this.#seats(table));
  }

  /** Whether these are free words of somebody muted. Ready sentences are part of the game: everybody must know them. */
  hides(table: string, statement: Json | undefined): boolean {
    return statement?.type === 'say' && this.has(table, statement.seat as number);
  }

  #seats(table: string): number[] {
    return this.#tables.find(([each]) => each === table)?.[1] ?? [];
  }

  #keep(table: string, seats: number[]): void {
    const others = this.#tables.filter(([each]) => each !== table);
    this.#tables = seats.length > 0 ? [[table, seats] as Kept[number], ...others].slice(0, MOST_TABLES) : others;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#tables));
    } catch {
      // Then it holds until the page is left.
    }
  }
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Kept).filter((each) => Array.isArray(each) && Array.isArray(each[1])) : [];
  } catch {
    return [];
  }
}

export const muted = new Muted();
