import { expect, test } from 'vitest';
import { can } from '../../testing/guides';
import { paying, repicked } from './payments';

const paid = (...tokens: [number, string][]) =>
  can({ type: 'complete', pay: tokens.map(([seat, item]) => ({ seat, item })) }, 'task');

// A key and a knife are needed; both of us have a key, I have a knife, the other a gun.
const MOVES = [
  paid([0, 'key'], [0, 'knife']),
  paid([0, 'knife'], [1, 'key']),
  paid([0, 'key'], [1, 'gun']),
  paid([1, 'key'], [1, 'gun']),
];

test('at first everything that any payment uses can be picked, and nothing is decided', () => {
  const { tokens, chosen } = paying(MOVES, []);
  expect(tokens.map(({ id }) => id)).toEqual(['0:key:0', '0:knife:0', '1:gun:0', '1:key:0']);
  expect(tokens.some(({ needed }) => needed)).toBe(false);
  expect(chosen).toBeNull();
});

test('a pick leaves only the payments that use it', () => {
  const { left, tokens } = paying(MOVES, ['0:knife:0']);
  expect(left).toEqual([MOVES[0], MOVES[1]]);
  expect(tokens.find(({ id }) => id === '1:gun:0')?.possible).toBe(false);
});

test('the last payment that is left is chosen whole', () => {
  const { chosen, tokens } = paying(MOVES, ['1:gun:0', '1:key:0']);
  expect(chosen).toBe(MOVES[3]);
  expect(tokens.filter(({ needed }) => needed).map(({ id }) => id)).toEqual(['1:gun:0', '1:key:0']);
});

test('a single payment needs no pick', () => {
  expect(paying([MOVES[0]!], []).chosen).toBe(MOVES[0]);
});

test('two equal tokens of one owner are two', () => {
  expect(paying([paid([0, 'tool'], [0, 'tool'])], []).tokens.map(({ id }) => id)).toEqual(['0:tool:0', '0:tool:1']);
});

test('a pick that does not go with an earlier one replaces it', () => {
  expect(repicked(MOVES, ['0:knife:0'], '1:gun:0')).toEqual(['1:gun:0']);
  expect(repicked(MOVES, ['1:key:0'], '1:gun:0')).toEqual(['1:key:0', '1:gun:0']);
  expect(repicked(MOVES, ['1:key:0'], '1:key:0')).toEqual([]);
});
