import { describe, expect, it } from 'vitest';
import { led, spots, turned } from './grid';

const wide = [
  ['a', 'b', 'c', 'd'],
  ['e', 'f', 'g', 'h'],
  ['i', 'j', 'k', 'l'],
];

describe('the prison on a narrow screen', () => {
  it('stands upright', () => {
    expect(turned(wide)).toEqual([
      ['a', 'e', 'i'],
      ['b', 'f', 'j'],
      ['c', 'g', 'k'],
      ['d', 'h', 'l'],
    ]);
    expect(turned(turned(wide))).toEqual(wide);
  });

  it('keeps all neighbours', () => {
    const beside = (layout: string[][]) => {
      const all = [...spots(layout)];
      return all.flatMap(([one, from]) =>
        all
          .filter(([, to]) => Math.max(Math.abs(from.row - to.row), Math.abs(from.column - to.column)) === 1)
          .map(([other]) => one + other),
      );
    };
    expect(beside(turned(wide)).sort()).toEqual(beside(wide).sort());
  });
});

describe('the arrow keys', () => {
  it('lead to the next room and stop at the wall', () => {
    expect(led(wide, 'f', 'ArrowUp')).toBe('b');
    expect(led(wide, 'f', 'ArrowRight')).toBe('g');
    expect(led(wide, 'a', 'ArrowLeft')).toBeNull();
    expect(led(wide, 'l', 'ArrowDown')).toBeNull();
  });

  it('lead to the ends of a row', () => {
    expect(led(wide, 'g', 'Home')).toBe('e');
    expect(led(wide, 'g', 'End')).toBe('h');
  });

  it('leave other keys and unknown rooms alone', () => {
    expect(led(wide, 'g', 'x')).toBeNull();
    expect(led(wide, '?', 'ArrowUp')).toBeNull();
  });
});
