import { expect, it } from 'vitest';
import { seatsFrom } from './seat-order';

it('begins with the viewer, or with the first seat for a spectator', () => {
  expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
  expect(seatsFrom(null, 3)).toEqual([0, 1, 2]);
});
