import { describe, expect, it } from 'vitest';
import type { ReplayStep } from '../wire/messages';
import { addressOf, beginningFrom, momentAt, movesIn, roundsOf } from './moments';

const step = (move: number, round: number, turn = false): ReplayStep => ({ move, round, turn, text: `${move}` });
/** Two moves, something said, two moves of the next round. */
const OUTLINE = [step(1, 1, true), step(2, 1), step(2, 1), step(3, 2, true), step(4, 2)];

describe('the moments of a replay', () => {
  it('have the number of moves played as their address', () => {
    expect(addressOf(OUTLINE, 0)).toBe('move-0');
    expect(addressOf(OUTLINE, 3)).toBe('move-2');
    expect(movesIn(OUTLINE)).toBe(4);
  });

  it('are found again by their address', () => {
    expect(momentAt(OUTLINE, 'move-0')).toBe(0);
    expect(momentAt(OUTLINE, 'move-2')).toBe(2);
    expect(momentAt(OUTLINE, 'move-3')).toBe(4);
    expect(momentAt(OUTLINE, 'move-99')).toBe(5);
    expect(momentAt(OUTLINE, 'elsewhere')).toBe(null);
  });

  it('lead from turn to turn and from round to round', () => {
    expect(roundsOf(OUTLINE)).toEqual([
      { round: 1, at: 1 },
      { round: 2, at: 4 },
    ]);
    expect(beginningFrom(OUTLINE, 0, 1, { rounds: false })).toBe(1);
    expect(beginningFrom(OUTLINE, 2, 1, { rounds: false })).toBe(4);
    expect(beginningFrom(OUTLINE, 4, -1, { rounds: true })).toBe(1);
    expect(beginningFrom(OUTLINE, 4, 1, { rounds: true })).toBe(5);
    expect(beginningFrom(OUTLINE, 1, -1, { rounds: true })).toBe(0);
  });
});
