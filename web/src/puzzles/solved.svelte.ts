/** Which puzzles this browser's user has tried, and how that went. Nothing of it leaves the browser. */

const KEY = 'alcatraz-puzzles';

/** By the first try; later; not yet. */
export type Result = 'first' | 'later' | 'tried';

type Kept = Record<string, Record<string, Result>>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

class Solved {
  #kept = $state.raw(kept());

  of(game: string, number: number): Result | null {
    return this.#kept[game]?.[number] ?? null;
  }

  isSolved(game: string, number: number): boolean {
    const result = this.of(game, number);
    return result === 'first' || result === 'later';
  }

  count(game: string): number {
    return Object.values(this.#kept[game] ?? {}).filter((each) => each !== 'tried').length;
  }

  /** What was solved stays solved. */
  keep(game: string, number: number, right: boolean): void {
    const before = this.of(game, number);
    if (before !== null && before !== 'tried') return;
    const result: Result = !right ? 'tried' : before === null ? 'first' : 'later';
    this.#kept = { ...this.#kept, [game]: { ...this.#kept[game], [number]: result } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still has puzzles.
    }
  }
}

export const solved = new Solved();

/** The next one that is not solved, round about; the one after this if all are. */
export function following(game: string, number: number, last: number): number {
  const round = Array.from({ length: last }, (_, step) => ((number + step) % last) + 1);
  return round.find((each) => !solved.isSolved(game, each)) ?? round[0]!;
}
