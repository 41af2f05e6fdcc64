/** The line of the log under the pointer; the board marks the places and players that it names. */
import type { GameEvent, Json } from '../../wire/messages';

export interface Pointed {
  places: string[];
  squares: [number, number][];
  seats: number[];
  /** Whole rows of squares. */
  rows: number[];
}

const PLACES = ['at', 'from', 'to', 'square'];
const SEATS = ['seat', 'from', 'with', 'for'];

function isSquare(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number');
}

/** By what the fields hold: a text is a place, a number a seat, a pair a square. */
export function pointedBy(events: Json[]): Pointed {
  const pointed: Pointed = { places: [], squares: [], seats: [], rows: [] };
  for (const event of events) {
    for (const field of PLACES) {
      const value = event[field];
      if (typeof value === 'string') pointed.places.push(value);
      else if (isSquare(value)) pointed.squares.push(value);
    }
    for (const field of SEATS) {
      const value = event[field];
      if (typeof value === 'number') pointed.seats.push(value);
    }
    if (typeof event.row === 'number') pointed.rows.push(event.row);
  }
  return pointed;
}

class Pointing {
  now = $state.raw<Pointed | null>(null);
  /** The line that was chosen last: its moment is the one that is looked at. */
  moment = $state<string | null>(null);
  /** How often somebody was led to a moment. */
  led = $state(0);

  at(events: GameEvent[] | null): void {
    this.now = events && pointedBy(events);
  }

  /** Leads to the moment of a line: marks it, and lets the board show what it names. */
  lead(line: string, events: GameEvent[]): void {
    this.moment = line;
    this.at(events);
    if (events.length > 0) this.led += 1;
  }

  /** Marks what something that is no line of the log talks about, and lets the board show it. */
  show(fields: Json): void {
    this.now = pointedBy([fields]);
    this.led += 1;
  }

  place(id: string): boolean {
    return this.now?.places.includes(id) ?? false;
  }

  seat(seat: number): boolean {
    return this.now?.seats.includes(seat) ?? false;
  }

  square(row: number, column: number): boolean {
    const { squares = [], rows = [] } = this.now ?? {};
    return rows.includes(row) || squares.some((each) => each[0] === row && each[1] === column);
  }
}

export const pointing = new Pointing();
