/** Moves that were not played, made at a practice table from a moment of a replay; and what the server says to them. */
import { PracticeTable } from '../practice/practice-link';
import type { ReplaySource } from '../replay/player.svelte';
import { TableSession } from '../table/session/session.svelte';
import { positionFrom, post, tableRecord } from '../wire/http';
import type { Json, ToServer } from '../wire/messages';
import type { LinePlayed, Tried } from '../wire/types';

/** A line has no more; see the server. */
export const MOST_MOVES = 16;

/** A moment of a match, a seat that decides there, and what it does instead. */
export interface Trial {
  source: ReplaySource;
  move: number;
  seat: number;
  moves: Json[];
}

let tables = 0;

export class Attempt {
  session = $state.raw<TableSession | null>(null);
  /** What was played and not taken back. */
  moves = $state.raw<Json[]>([]);
  problem = $state('');

  constructor(
    readonly source: ReplaySource,
    readonly move: number,
    readonly seat: number,
    /** Of all seats. */
    readonly names: string[],
  ) {
    this.#begin().catch((error: unknown) => (this.problem = (error as Error).message));
  }

  get trial(): Trial {
    return { source: this.source, move: this.move, seat: this.seat, moves: this.moves };
  }

  async #begin(): Promise<void> {
    const { source } = this;
    const record = 'record' in source ? source.record : await tableRecord(source.table);
    const { position } = await positionFrom<{ position: Json }>({ from: 'record', record, at: this.move });
    const table: PracticeTable = new PracticeTable(
      { from: 'position', position, seat: this.seat, names: this.names },
      () => (this.moves = movesIn(table.done)),
    );
    tables += 1;
    this.session = new TableSession(`try-${tables}`, table);
  }
}

/** The moves that stand after everything that was done. */
export function movesIn(done: readonly ToServer[]): Json[] {
  const moves: Json[] = [];
  for (const each of done) {
    if (each.type === 'play') moves.push(each.move);
    else if (each.type === 'undo') moves.pop();
  }
  return moves;
}

function asked<T>(address: string, { source, move, seat, moves }: Trial): Promise<T> {
  const match = 'record' in source ? { record: source.record } : { table: source.table };
  return post<T>(address, { ...match, move, seat, moves });
}

/** What the moves would have been worth to the seat. */
export function judged(trial: Trial): Promise<Tried> {
  return asked<Tried>('/tries', trial);
}

/** How it might go on: the record of a game that bots have played to its end. */
export function playedOut(trial: Trial): Promise<LinePlayed> {
  return asked<LinePlayed>('/lines', trial);
}
