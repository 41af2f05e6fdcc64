import { describe, expect, it } from 'vitest';
import type { GuideMove, LogEntry } from '../wire/messages';
import { lastMove, movesFrom, moveTo, origins, squareName, stepped, tracked, triedMove } from './yard';

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

  it('lead back into the cell where the table allows it (B-2.7)', () => {
    const back = guideMove({ type: 'return', from: [2, 4] });
    expect(moveTo(movesFrom([...moves, back], [2, 4]), 'cell')).toBe(back);
    expect(moveTo(movesFrom(moves, [2, 4]), 'cell')).toBeUndefined();
  });
});

describe('stepped', () => {
  it('stays on the board', () => {
    expect(stepped([1, 1], 'ArrowUp', 9, 9)).toEqual([1, 1]);
    expect(stepped([1, 1], 'ArrowRight', 9, 9)).toEqual([1, 2]);
    expect(stepped([9, 9], 'ArrowDown', 9, 9)).toEqual([9, 9]);
  });
});

it('names a square by the letter of its column and the number of its row', () => {
  expect(squareName([7, 3])).toBe('C7');
});

describe('triedMove', () => {
  it('leads from the cell, from a square, or into the boat', () => {
    expect(triedMove('cell', [8, 2])).toEqual({ type: 'enter', to: [8, 2] });
    expect(triedMove([8, 2], [7, 2])).toEqual({ type: 'walk', from: [8, 2], to: [7, 2] });
    expect(triedMove([1, 3], 'boat')).toEqual({ type: 'board', from: [1, 3] });
  });

  it('leads nowhere from the cell into the boat, and never back into the cell', () => {
    expect(triedMove('cell', 'boat')).toBeNull();
    expect(triedMove([8, 2], 'cell')).toBeNull();
  });
});

it('finds the last move behind what was said after it', () => {
  const entry = (what: LogEntry['what'], events: LogEntry['events']): LogEntry => ({
    number: 1,
    what,
    events,
    lines: [],
    line: '',
    at: 0,
  });
  const walked = { type: 'walked', seat: 0, from: [8, 2], to: [7, 2] };
  const guard = { type: 'guard_walked', row: 7, from: [7, 9], to: [7, 8] };
  const marks = lastMove([
    entry({ type: 'moved', seat: 0, by: 'player' }, [walked, guard]),
    entry({ type: 'said', seat: 1 }, []),
  ]);
  expect([...marks.from]).toEqual(['8,2', '7,9']);
  expect([...marks.to]).toEqual(['7,2', '7,8']);
});
