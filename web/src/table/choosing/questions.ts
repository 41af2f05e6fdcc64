/**
 * Choosing one of the legal moves step by step, without knowing any rule: first the type of the move, then each field in which
 * the remaining moves differ, until one move is left.
 */
import type { GuideMove, Move } from '../../wire/messages';

/** What kind of value a field holds. It decides where the value is picked: on the board, on the sheets, or from a list. */
export type Kind = 'verb' | 'place' | 'seat' | 'goods' | 'card' | 'number' | 'items' | 'payment';

export interface Question {
  field: string;
  kind: Kind;
  options: { value: unknown; moves: GuideMove[] }[];
}

export interface Pick {
  field: string;
  value: unknown;
}

/** How a game's moves are chosen. */
export interface MoveGrammar {
  /** The fields of moves in the order in which they are asked, and what kind of value each holds in a given move. */
  fields: [field: string, kind: Kind | ((value: unknown) => Kind)][];
  /** Types of moves that the player must confirm: they cannot be taken back, or they cost much. */
  confirmed: Set<string>;
  /** Whether a move of the guide still has fields to fill in. */
  isTemplate: (move: Move) => boolean;
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

/** The first field in which the moves differ; null if one move is left, or if they differ in no field that can be asked. */
export function nextQuestion(moves: GuideMove[], fields: MoveGrammar['fields']): Question | null {
  if (moves.length < 2) return null;
  for (const [field, kind] of [['type', 'verb'], ...fields] as MoveGrammar['fields']) {
    const options: Question['options'] = [];
    for (const each of moves) {
      const value = each.move[field];
      const known = options.find((option) => same(option.value, value));
      if (known) known.moves.push(each);
      else options.push({ value, moves: [each] });
    }
    if (options.length > 1) {
      const example = moves.find((each) => each.move[field] !== undefined) ?? moves[0]!;
      return { field, kind: typeof kind === 'function' ? kind(example.move[field]) : kind, options };
    }
  }
  return null;
}

/** The lowest price among moves, or null if none of them has a price. */
export function cheapest(moves: GuideMove[]): number | null {
  const prices = moves.map((each) => each.cost).filter((cost): cost is number => cost !== null);
  return prices.length > 0 ? Math.min(...prices) : null;
}
