/** What the tests of this folder share: small guides, as the server would make them. */
import type { Guide, GuideMove, Move, RefusedMove } from '../wire/messages';

export function can(move: Move, group: string, cost: number | null = 1): GuideMove {
  return { move, text: JSON.stringify(move), group, path: [group], cost };
}

export function cannot(move: Move, group: string, message: string, ...rules: string[]): RefusedMove {
  return { move, text: JSON.stringify(move), group, message, rules, rule: rules[0] ?? '' };
}

export function guideOf(moves: GuideMove[], refused: RefusedMove[] = []): Guide {
  return {
    type: 'guide',
    id: '1',
    number: 1,
    seat: 0,
    waiting: [],
    moves,
    refused,
    groups: [],
    undo: { allowed: false },
    facts: {},
  };
}
