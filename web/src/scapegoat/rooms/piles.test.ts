import { expect, it } from 'vitest';
import { piles } from './piles';

it('puts tokens of a kind together', () => {
  expect(piles(['key', 'knife', 'key'])).toEqual([
    { item: 'key', count: 2 },
    { item: 'knife', count: 1 },
  ]);
});
