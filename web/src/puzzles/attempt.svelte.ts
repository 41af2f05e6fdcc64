/** A puzzle that is being solved: its table, what is asked, and the verdict on the last try. */
import { PracticeTable, type PracticeAnswer } from '../practice/practice-link';
import { TableSession } from '../table/session/session.svelte';
import type { PuzzleNow, PuzzleVerdict } from '../wire/types';
import { solved } from './solved.svelte';

let tables = 0;

export class Attempt {
  readonly session: TableSession;
  now = $state.raw<PuzzleNow | null>(null);

  constructor(
    readonly game: string,
    readonly number: number,
  ) {
    const table = new PracticeTable({ from: 'puzzle', game, number }, (answer) => this.#take(answer));
    tables += 1;
    this.session = new TableSession(`puzzle-${tables}`, table);
  }

  get verdict(): PuzzleVerdict | null {
    return this.now?.verdict ?? null;
  }

  #take(answer: PracticeAnswer): void {
    const puzzle = answer.puzzle as PuzzleNow | undefined;
    if (!puzzle) return;
    this.now = puzzle;
    if (puzzle.verdict) solved.keep(this.game, this.number, puzzle.verdict.right);
  }
}
