import { expect, it } from 'vitest';
import type { Statement } from '../wire/messages';
import { announced } from './announced';

const name = (seat: number): string => ['Amber', 'Teal'][seat]!;
const rest = { number: 3, events: [], lines: [], meanings: [] };

it('names who speaks', () => {
  const statement = { id: 3, seat: 1, type: 'say' } as Statement;
  expect(announced({ ...rest, what: { type: 'said', statement }, line: 'Hello.' }, name)).toBe('Teal: Hello.');
});

it('tells everything else in its own words', () => {
  expect(announced({ ...rest, what: { type: 'away', seat: 1 }, line: 'Teal is away.' }, name)).toBe('Teal is away.');
});
