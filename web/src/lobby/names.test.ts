import { beforeAll, expect, it } from 'vitest';
import { texts } from '../texts.svelte';
import { LONGEST_NAME, nameBeside, nickname, NICKNAMES } from './names';

beforeAll(async () => {
  // The page's own texts; a test has no document to note the language in.
  Object.assign(globalThis, { document: { documentElement: {} } });
  await texts.use('en');
});

it('has as many nicknames as it says, all short and different', () => {
  const all = Array.from({ length: NICKNAMES }, (_, nth) => nickname(nth));
  expect(new Set(all.map((each) => each.toLowerCase())).size).toBe(NICKNAMES);
  expect(all.every((each) => each.length > 0 && each.length <= LONGEST_NAME)).toBe(true);
});

it('takes another name when mine is taken at this table', () => {
  expect(nameBeside(['Ben'], 'Anna')).toBe('Anna');
  expect(nameBeside(['anna', nickname(0)], 'Anna')).toBe(nickname(1));
});
