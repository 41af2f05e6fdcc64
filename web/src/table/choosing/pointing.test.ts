import { expect, it } from 'vitest';
import { pointedBy } from './pointing.svelte';

it('finds places, seats and squares by what the fields hold', () => {
  expect(pointedBy([{ type: 'stolen', seat: 0, from: 2, what: 'key' }])).toEqual({
    places: [],
    squares: [],
    seats: [0, 2],
    rows: [],
  });
  expect(pointedBy([{ square: [2, 7], row: 3 }])).toEqual({ places: [], squares: [[2, 7]], seats: [], rows: [3] });
  expect(pointedBy([{ type: 'moved', seat: 1, from: 'chapel', to: 'laundry' }]).places).toEqual(['chapel', 'laundry']);
  expect(pointedBy([{ type: 'walked', seat: 1, from: [1, 2], to: [1, 3] }]).squares).toEqual([
    [1, 2],
    [1, 3],
  ]);
});
