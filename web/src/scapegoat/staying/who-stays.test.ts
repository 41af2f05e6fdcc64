import { expect, it } from 'vitest';
import { cellOf, fateOf, isOpen } from './who-stays';

it('tells a letter that only one player has from one that others have too', () => {
  expect(cellOf('AC', 'C', 'C')).toBe('alone');
  expect(cellOf('AC', 'C', 'A')).toBe('shared');
  expect(cellOf('AC', 'C', 'B')).toBe('none');
});

it('names what would become of each', () => {
  expect(fateOf({ indispensable: [0], alone: [], stays: 1, tied: [] }, 1)).toBe('left');
  const tied = { indispensable: [0], alone: [], stays: null, tied: [2, 3] };
  expect([0, 1, 2, 3].map((seat) => fateOf(tied, seat))).toEqual(['needed', 'spare', 'tied', 'tied']);
});

it('says nothing about anybody as long as all are needed', () => {
  expect(isOpen({ indispensable: [0, 1, 2], alone: [], stays: null, tied: [] }, 3)).toBe(true);
  expect(isOpen({ indispensable: [0, 1], alone: [], stays: 2, tied: [] }, 3)).toBe(false);
  expect(isOpen({ indispensable: [0], alone: [], stays: null, tied: [1, 2] }, 3)).toBe(false);
});
