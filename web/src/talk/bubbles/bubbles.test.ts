import { expect, it } from 'vitest';
import { readingTime, spotFor } from './bubbles';

const screen = { width: 1440 };

it('stands beside a sheet, on the side where there is room', () => {
  const left = { left: 8, top: 100, right: 300, bottom: 200 };
  expect(spotFor({ box: left, kind: 'sheet' }, screen)).toMatchObject({ tail: 'left', y: 108 });
  const right = { left: 1140, top: 100, right: 1432, bottom: 200 };
  expect(spotFor({ box: right, kind: 'sheet' }, screen)).toMatchObject({ tail: 'right' });
});

it('stays on the screen', () => {
  const sheet = { left: 6, top: 100, right: 354, bottom: 200 };
  const spot = spotFor({ box: sheet, kind: 'sheet' }, { width: 360 });
  expect(spot.x).toBeGreaterThanOrEqual(8);
  expect(spot.x + 260).toBeLessThanOrEqual(352);
  const pawn = { left: 340, top: 400, right: 358, bottom: 440 };
  expect(spotFor({ box: pawn, kind: 'pawn' }, { width: 360 })).toEqual({ x: 92, y: 392, tail: 'below' });
});

it('comes to the top when the speaker is not on the screen', () => {
  expect(spotFor(null, { width: 360 })).toEqual({ x: 50, y: 64, tail: 'none' });
});

it('stays longer the more there is to read, and while it can be answered', () => {
  expect(readingTime('No.', { answerable: false })).toBe(5_000);
  expect(readingTime('No.', { answerable: true })).toBe(9_000);
  expect(readingTime('x'.repeat(500), { answerable: false })).toBe(14_000);
});
