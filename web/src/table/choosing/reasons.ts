/** Which reasons to show when something is not possible. */
import type { RefusedMove } from '../../wire/messages';

/** Why a move is not legal, with the rules that forbid it. */
export interface Reason {
  message: string;
  rules: string[];
}

const MOST_REASONS = 4;
const MOST_ALIKE = 2;

/**
 * At most four reasons. Moves that fewer rules forbid come first, because they are closest to being legal; a reason that only
 * adds rules to an earlier one is left out, and reasons by the same rules (too far away) are given at most twice.
 */
export function reasonsOf(refused: RefusedMove[]): Reason[] {
  const sorted = [...refused].sort((one, other) => one.rules.length - other.rules.length);
  const reasons: Reason[] = [];
  for (const { message, rules } of sorted) {
    const alike = reasons.filter((each) => each.rules.every((rule) => rules.includes(rule)));
    const told = alike.some((each) => each.message === message || each.rules.length < rules.length);
    if (!told && alike.length < MOST_ALIKE) reasons.push({ message, rules });
  }
  return reasons.slice(0, MOST_REASONS);
}
