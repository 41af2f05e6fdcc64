import { describe, expect, it } from 'vitest';
import { byRound, ofRound, signed, type CurvePoint } from './result';

const curve: CurvePoint[] = [
  [0, 1],
  [3, 1],
  [7, 2],
  [9, 2],
  [12, 3],
  [15, 3],
].map(([move, round]) => ({ move: move!, round: round!, values: [0.5, 0.5] }));

describe('curves', () => {
  it('show where each round begins, and the end', () => {
    expect(byRound(curve).map((point) => point.move)).toEqual([0, 7, 12, 15]);
  });

  it('open a round up to the beginning of the next', () => {
    expect(ofRound(curve, 2).map((point) => point.move)).toEqual([7, 9, 12]);
    expect(ofRound(curve, 3).map((point) => point.move)).toEqual([12, 15]);
  });
});

describe('changes in hundredths', () => {
  it('have a sign, unless nothing changed', () => {
    expect([0.123, -0.4, 0.001].map(signed)).toEqual(['+12', '−40', '0']);
  });
});
