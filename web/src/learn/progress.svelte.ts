/** How far this browser's user has come in the lessons of each game. Nothing of it leaves the browser. */
import type { ToServer } from '../wire/messages';

const KEY = 'alcatraz-learn';

interface Learnt {
  /** The stages that are done. */
  done: string[];
  /** The stage that was begun last, and what was done at its table. */
  stage: string;
  moves: ToServer[];
}

interface Kept {
  /** The lessons were offered: once is enough. */
  offered: boolean;
  games: Record<string, Learnt>;
}

function kept(): Kept {
  const fresh: Kept = { offered: false, games: {} };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

class LearnProgress {
  #kept = $state.raw(kept());

  /** Whether somebody who has learnt nothing here yet has not been asked. */
  get newcomer(): boolean {
    return !this.#kept.offered && Object.keys(this.#kept.games).length === 0;
  }

  offered(): void {
    this.#keep({ ...this.#kept, offered: true });
  }

  isDone(game: string, stage: string): boolean {
    return this.of(game).done.includes(stage);
  }

  of(game: string): Learnt {
    return this.#kept.games[game] ?? { done: [], stage: '', moves: [] };
  }

  /** What was done at the table of a stage, if it was left in the middle. */
  movesAt(game: string, stage: string): ToServer[] {
    const { stage: begun, moves } = this.of(game);
    return begun === stage ? moves : [];
  }

  keepMoves(game: string, stage: string, moves: readonly ToServer[]): void {
    this.#change(game, { stage, moves: [...moves] });
  }

  finish(game: string, stage: string): void {
    const { done } = this.of(game);
    this.#change(game, { stage, moves: [], done: done.includes(stage) ? done : [...done, stage] });
  }

  /** Where to go on: the stage that was left, or else the first one that is not done. */
  nextOf(game: string, stages: string[]): string {
    const { stage, moves } = this.of(game);
    if (moves.length > 0 && stages.includes(stage)) return stage;
    return stages.find((each) => !this.isDone(game, each)) ?? stages[0] ?? '';
  }

  #change(game: string, change: Partial<Learnt>): void {
    this.#keep({ ...this.#kept, games: { ...this.#kept.games, [game]: { ...this.of(game), ...change } } });
  }

  #keep(next: Kept): void {
    this.#kept = next;
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing still teaches; only coming back begins anew.
    }
  }
}

export const learnProgress = new LearnProgress();
