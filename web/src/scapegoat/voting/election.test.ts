import { expect, test } from 'vitest';
import { tally } from './election';

test('votes are counted, the most first', () => {
  expect(tally([1, 2, 2, 0])).toEqual([
    { seat: 2, votes: 2 },
    { seat: 0, votes: 1 },
    { seat: 1, votes: 1 },
  ]);
});
