import { describe, expect, it } from 'vitest';
import { can, guideOf } from '../../testing/guides';
import type { GameView, PushedGuide } from '../../wire/messages';
import { withMoves } from './pushed-guides';

const walk = { type: 'walk', to: 3 };
const rest = { type: 'rest' };

function viewOf(moves?: GameView['decisions'][number]['moves']): GameView {
  const decision = { seat: 0, kind: 'turn', ...(moves ? { moves } : {}) };
  return { game: 'race', you: 0, decisions: [decision], outcome: null };
}

describe('pushed guides', () => {
  it('have the moves of the view, in its order', () => {
    const whole = guideOf([can(walk, 'go'), can(rest, 'stay', 0)]);
    const pushed: PushedGuide = { ...whole, moves: whole.moves.map(({ move: _, ...words }) => words) };
    expect(withMoves({ '0': pushed }, { '0': viewOf([walk, rest]) })).toEqual({ '0': whole });
  });

  it('have none for those who only wait', () => {
    const waiting = { ...guideOf([]), seat: 1 };
    expect(withMoves({ '1': waiting }, { '1': viewOf() })).toEqual({ '1': waiting });
  });
});
