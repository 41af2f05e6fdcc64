/**
 * Choosing one of the legal moves step by step, without knowing any rule: a verb first, then whatever tells the moves that
 * are left apart, field by field, until only one is left.
 */
import type { GuideMove, Move } from '../../wire/messages';

/** What kind of thing a field holds decides how it is picked: on the board, on the sheets, or from a list. */
export type Kind = 'place' | 'seat' | 'goods' | 'card' | 'number' | 'items' | 'payment' | 'square' | 'direction';

export interface Question {
  field: string;
  kind: Kind;
  options: { value: unknown; moves: GuideMove[] }[];
}

export interface Pick {
  field: string;
  value: unknown;
}

/** In the order in which they are asked; a field of the same name can mean different things in different moves. */
const FIELDS: [field: string, kind: Kind][] = [
  ['card', 'card'],
  ['with', 'seat'],
  ['target', 'seat'],
  ['player', 'seat'],
  ['for', 'seat'],
  ['task_at', 'place'],
  ['at', 'place'],
  ['from', 'place'],
  ['to', 'place'],
  ['what', 'goods'],
  ['item', 'goods'],
  ['pay', 'goods'],
  ['take', 'items'],
  ['count', 'number'],
  ['direction', 'direction'],
];

function kindOf(move: Move, field: string, usual: Kind): Kind {
  const value = move[field];
  if (field === 'pay' && Array.isArray(value)) return 'payment';
  if (usual === 'place' && typeof value === 'number') return 'seat';
  if (usual === 'place' && Array.isArray(value)) return 'square';
  return usual;
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The moves that agree with everything picked so far. */
export function narrowed(moves: GuideMove[], group: string | null, picks: Pick[]): GuideMove[] {
  return moves.filter(
    (each) =>
      (group === null || each.group === group) && picks.every(({ field, value }) => same(each.move[field], value)),
  );
}

/** What to ask next to tell the moves apart; null if only one is left (or nothing that can be asked). */
export function nextQuestion(moves: GuideMove[]): Question | null {
  if (moves.length < 2) return null;
  const fields: [string, Kind][] = [['type', 'goods'], ...FIELDS];
  for (const [field, usual] of fields) {
    const options: Question['options'] = [];
    for (const each of moves) {
      const value = each.move[field];
      const known = options.find((option) => same(option.value, value));
      if (known) known.moves.push(each);
      else options.push({ value, moves: [each] });
    }
    if (options.length > 1) {
      const example = moves.find((each) => each.move[field] !== undefined) ?? moves[0]!;
      return { field, kind: kindOf(example.move, field, usual), options };
    }
  }
  return null;
}

/** The lowest price among moves, or null if none of them has a price. */
export function cheapest(moves: GuideMove[]): number | null {
  const prices = moves.map((each) => each.cost).filter((cost): cost is number => cost !== null);
  return prices.length > 0 ? Math.min(...prices) : null;
}
