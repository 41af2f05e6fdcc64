/** Choosing the tokens that complete a task: only among the legal payments, which every pick makes fewer. */
import type { GuideMove } from '../../wire/messages';

export interface Token {
  id: string;
  seat: number;
  item: string;
  picked: boolean;
  /** Every payment that is left uses it. */
  needed: boolean;
  /** Some payment that is left uses it. */
  possible: boolean;
}

export interface Paying {
  tokens: Token[];
  left: GuideMove[];
  /** The one payment that is left, if it is only one. */
  chosen: GuideMove | null;
}

interface Paid {
  seat: number;
  item: string;
}

/** Two knives of the same owner are a first and a second one, so that a payment is a set. */
function tokensOf(move: GuideMove): Map<string, Paid> {
  const tokens = new Map<string, Paid>();
  for (const { seat, item } of move.move.pay as Paid[]) {
    let copy = 0;
    while (tokens.has(`${seat}:${item}:${copy}`)) copy += 1;
    tokens.set(`${seat}:${item}:${copy}`, { seat, item });
  }
  return tokens;
}

export function paying(moves: GuideMove[], picks: string[]): Paying {
  const payments = moves.map((move) => ({ move, tokens: tokensOf(move) }));
  const all = new Map(payments.flatMap(({ tokens }) => [...tokens]));
  const left = payments.filter(({ tokens }) => picks.every((id) => tokens.has(id)));
  const tokens = [...all].map(([id, { seat, item }]) => ({
    id,
    seat,
    item,
    picked: picks.includes(id),
    needed: left.length > 0 && left.every((each) => each.tokens.has(id)),
    possible: left.some((each) => each.tokens.has(id)),
  }));
  tokens.sort((one, other) => one.seat - other.seat || one.id.localeCompare(other.id));
  return { tokens, left: left.map(({ move }) => move), chosen: left.length === 1 ? left[0]!.move : null };
}

/** Picked, or taken back; whatever no longer fits together with it is let go. */
export function repicked(moves: GuideMove[], picks: string[], id: string): string[] {
  if (picks.includes(id)) return picks.filter((each) => each !== id);
  const kept = [id];
  for (const each of [...picks].reverse()) {
    if (paying(moves, [...kept, each]).left.length > 0) kept.unshift(each);
  }
  return kept;
}
