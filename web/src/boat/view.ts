/** The view of the 1999 game, the same for all seats. Rows count from 1 (at the boat) to 9 (at the cell), columns from 1 to 9. */
import type { GameView } from '../wire/messages';

export type Square = [row: number, column: number];
export type Where = 'cell' | 'boat' | Square;

export interface YardView extends GameView {
  players: number;
  options: { alarm: boolean; own_capture: boolean; turn_limit: number };
  /** The columns of the guards of rows 1 to 8. */
  guards: number[];
  prisoners: Where[][];
  turn: number;
  turns_played: number;
  alarm_row: number | null;
}

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
}
