import { describe, expect, it } from 'vitest';
import type { GuideMove, Move, RefusedMove } from '../../wire/messages';
import { refusalAt, takings, walkTo } from './clicks';

const legal = (move: Move): GuideMove => ({ move, text: '', group: move.type, path: [], cost: 1 });

describe('a click on the board', () => {
  const moves = [
    { type: 'move', to: 'chapel' },
    { type: 'riot', from: 'laundry' },
    { type: 'use', take: ['drug', 'drug'], pay: 'cash' },
    { type: 'use', take: ['drug', 'drug'], pay: 'key' },
    { type: 'use', take: ['drug', 'key'], pay: 'key' },
    { type: 'use' },
  ].map(legal);

  it('walks into a room that a move leads to', () => {
    expect(walkTo(moves, 'chapel')).toBe(moves[0]);
    expect(walkTo(moves, 'laundry')).toBeUndefined();
  });

  it('takes a thing if some use takes nothing else', () => {
    expect(takings(moves, 'drug')).toEqual([moves[2], moves[3]]);
    expect(takings(moves, 'key')).toEqual([]);
  });

  it('finds the reason that was sent for a room', () => {
    const refused = [
      { ...legal({ type: 'move', to: 'yard' }), rule: 'S-8.4', rules: [], message: 'sealed' },
    ] as RefusedMove[];
    expect(refusalAt(refused, 'move', [], 'to', 'yard')?.rule).toBe('S-8.4');
    expect(refusalAt(refused, 'riot', [], 'to', 'yard')).toBeUndefined();
  });
});
