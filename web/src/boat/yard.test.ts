import { describe, expect, it } from 'vitest';
import type { GuideMove } from '../wire/messages';
import { movesFrom, moveTo, origins, stepped, tracked } from './yard';

function guideMove(move: GuideMove['move']): GuideMove {
  return { move, text: '', group: 'move', path: [], cost: 0 };
}

describe('tracked', () => {
  it('names every piece once', () => {
    const pieces = tracked(
      [],
      [
        ['cell', 'cell'],
        ['cell', 'cell'],
      ],
    );
    expect(new Set(pieces.map((piece) => piece.id)).size).toBe(4);
  });

  it('keeps the name of a piece that moved, and those of the others', () => {
    const before = tracked(
      [],
      [
        ['cell', [7, 3]],
        ['cell', 'boat'],
      ],
    );
    const walked = before.find((piece) => Array.isArray(piece.where))!;
    const after = tracked(before, [
      [[7, 5], 'cell'],
      ['boat', 'cell'],
    ]);
    expect(after.find((piece) => Array.isArray(piece.where))!.id).toBe(walked.id);
    expect(after.map((piece) => piece.id)).toEqual(before.map((piece) => piece.id));
  });

  it('follows a piece that is caught while another one walks', () => {
    const before = tracked([], [[[7, 3]], [[4, 4]]]);
    const after = tracked(before, [[[4, 3]], ['cell']]);
    expect(after.map((piece) => [piece.id, piece.where])).toEqual([
      [before[0]!.id, [4, 3]],
      [before[1]!.id, 'cell'],
    ]);
  });
});

describe('moves on the board', () => {
  const moves = [
    guideMove({ type: 'enter', to: [9, 1] }),
    guideMove({ type: 'enter', to: [8, 1] }),
    guideMove({ type: 'walk', from: [2, 4], to: [2, 5] }),
    guideMove({ type: 'board', from: [2, 4] }),
    guideMove({ type: 'pass' }),
  ];

  it('begin in the cell or on a square', () => {
    expect(origins(moves)).toEqual(['cell', [2, 4]]);
    expect(movesFrom(moves, [2, 4])).toHaveLength(2);
    expect(movesFrom(moves, null)).toEqual([]);
  });

  it('lead to a square or to the boat', () => {
    const mine = movesFrom(moves, [2, 4]);
    expect(moveTo(mine, 'boat')?.move.type).toBe('board');
    expect(moveTo(mine, [2, 5])?.move.type).toBe('walk');
    expect(moveTo(mine, [3, 5])).toBeUndefined();
  });
});

describe('stepped', () => {
  it('stays on the board', () => {
    expect(stepped([1, 1], 'ArrowUp', 9, 9)).toEqual([1, 1]);
    expect(stepped([1, 1], 'ArrowRight', 9, 9)).toEqual([1, 2]);
    expect(stepped([9, 9], 'ArrowDown', 9, 9)).toEqual([9, 9]);
  });
});
