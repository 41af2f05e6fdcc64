import { expect, test } from 'vitest';
import { isEmpty, moveOf, NOTHING_YET, offerOf, sameOffer, toggled, withCash } from './offers';

const DRAFT = { give: { items: [2, 0], cash: 1 }, take: { items: [1], cash: 0 } };
const OFFER = offerOf(DRAFT, 3, ['key', 'knife', 'key'], ['drug', 'tool']);

test('an offer names the tapped things of both sheets, in all five fields', () => {
  expect(moveOf(OFFER)).toEqual({
    type: 'trade',
    with: 3,
    give: ['key', 'key'],
    give_cash: 1,
    take: ['tool'],
    take_cash: 0,
  });
});

test('a second tap takes a thing back', () => {
  expect(toggled(toggled(NOTHING_YET.give, 1), 1)).toEqual(NOTHING_YET.give);
});

test('Cash stays between nothing and what is owned', () => {
  expect(withCash(NOTHING_YET.give, -1, 3).cash).toBe(0);
  expect(withCash(NOTHING_YET.give, 4, 3).cash).toBe(3);
});

test('nothing is no offer', () => {
  expect(isEmpty(NOTHING_YET)).toBe(true);
  expect(isEmpty(DRAFT)).toBe(false);
});

test('an offer is the same in any order, and another for another partner', () => {
  const one = { ...OFFER, give: ['key', 'drug'] };
  expect(sameOffer(one, { ...one, give: ['drug', 'key'] })).toBe(true);
  expect(sameOffer(one, { ...one, with: 2 })).toBe(false);
});
