/** The board as data for drawing: which piece is the same one in two views, and the legal moves of each square. */
import type { GuideMove, LogEntry, Move } from '../wire/messages';
import type { Square, Where } from '../wire/games/boat';
import type { Preview } from './facts';

export interface Piece {
  /** The same from view to view, so that the eye can follow it. */
  id: string;
  seat: number;
  where: Where;
}

export function sameWhere(one: Where, other: Where): boolean {
  return one === other || (Array.isArray(one) && Array.isArray(other) && one[0] === other[0] && one[1] === other[1]);
}

/** Pieces keep their names if they stayed; those that moved are matched with the places that became new. */
export function tracked(before: Piece[], prisoners: Where[][]): Piece[] {
  const pieces: Piece[] = [];
  prisoners.forEach((places, seat) => {
    const known = before.filter((piece) => piece.seat === seat);
    const arrived: Where[] = [];
    for (const where of places) {
      const index = known.findIndex((piece) => sameWhere(piece.where, where));
      if (index < 0) arrived.push(where);
      else pieces.push(known.splice(index, 1)[0]!);
    }
    arrived.forEach((where, index) => {
      pieces.push({ id: known[index]?.id ?? `${seat}-${pieces.length}`, seat, where });
    });
  });
  return pieces.sort((one, other) => one.id.localeCompare(other.id));
}

/** Where a move begins: a square, or the cell. */
export function originOf(move: GuideMove): Where | null {
  if (move.move.type === 'enter') return 'cell';
  return (move.move.from as Square | undefined) ?? null;
}

/** Where a move leads: a square, the boat, or back into the cell. */
export function targetOf(move: GuideMove): Where | null {
  if (move.move.type === 'board') return 'boat';
  if (move.move.type === 'return') return 'cell';
  return (move.move.to as Square | undefined) ?? null;
}

/** The move that leads from one place to another, legal or not; none leads to where one cannot want to go. */
export function triedMove(origin: Where, target: Where): Move | null {
  if (target === 'cell') return null;
  if (target === 'boat') return Array.isArray(origin) ? { type: 'board', from: origin } : null;
  return origin === 'cell' ? { type: 'enter', to: target } : { type: 'walk', from: origin, to: target };
}

/** All places from which something can be moved. */
export function origins(moves: GuideMove[]): Where[] {
  const found: Where[] = [];
  for (const move of moves) {
    const origin = originOf(move);
    if (origin !== null && !found.some((each) => sameWhere(each, origin))) found.push(origin);
  }
  return found;
}

export function movesFrom(moves: GuideMove[], origin: Where | null): GuideMove[] {
  return origin === null ? [] : moves.filter((move) => sameWhere(originOf(move) ?? 'boat', origin));
}

export function moveTo(moves: GuideMove[], target: Where): GuideMove | undefined {
  return moves.find((move) => {
    const reached = targetOf(move);
    return reached !== null && sameWhere(reached, target);
  });
}

/** Columns have letters wherever people read; the wire counts them. */
export function columnName(column: number): string {
  return 'ABCDEFGHI'[column - 1] ?? String(column);
}

export function squareName([row, column]: Square): string {
  return `${columnName(column)}${row}`;
}

/** How far the guard goes: as far as the prisoner did. */
export function stepsOf({ from, to }: { from: Square; to: Square }): number {
  return Math.abs(from[1] - to[1]);
}

/** The squares that the last move of the log left and reached, the prisoner's and the guard's. */
export function lastMove(log: LogEntry[]): { from: Set<string>; to: Set<string> } {
  const events = log.findLast((entry) => entry.what.type === 'moved')?.events ?? [];
  const squares = (field: string): Set<string> =>
    new Set(events.flatMap((event) => (Array.isArray(event[field]) ? [event[field].join()] : [])));
  return { from: squares('from'), to: squares('to') };
}

export function previewOf(move: GuideMove | null | undefined): Preview | null {
  return (move?.preview as Preview | null | undefined) ?? null;
}

/** The square that an arrow key leads to; the same if there is none. */
export function stepped([row, column]: Square, key: string, rows: number, columns: number): Square {
  const steps: Record<string, Square> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
  const [down, right] = steps[key] ?? [0, 0];
  return [clamp(row + down, rows), clamp(column + right, columns)];
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(1, value));
}
