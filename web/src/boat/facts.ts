/** What the server adds to its guide of the 1999 game. Rows count from 1 (at the boat) to 9 (at the cell). */
import type { Square } from '../wire/games/boat';

/** What a move would do, up to the first chance. */
export interface Preview {
  guard: { row: number; from: Square; to: Square } | null;
  caught: { seat: number; at: Square }[];
  boards: boolean;
}

/** What is printed on the board. */
export interface YardFacts {
  rows: number;
  columns: number;
  marked: Square[];
  to_win: number;
  rulings: { rule: string; title: string; text: string }[];
}
