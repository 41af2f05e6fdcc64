import { describe, expect, it } from 'vitest';
import { movesIn } from './attempt.svelte';

const play = (type: string) => ({ type: 'play' as const, seat: 0, move: { type }, id: type });

describe('the moves of a try', () => {
  it('are those that were not taken back', () => {
    const undo = { type: 'undo' as const, seat: 0, id: 'u' };
    expect(movesIn([play('a'), play('b'), undo, play('c')])).toEqual([{ type: 'a' }, { type: 'c' }]);
  });

  it('are none before the first', () => {
    expect(movesIn([])).toEqual([]);
  });
});
