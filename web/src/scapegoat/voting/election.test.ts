import { expect, test } from 'vitest';
import type { Moment } from '../../table/session/known-table.svelte';
import { electionIn, tally } from './election';

const moment = (events: Moment['events'], lines: string[]): Moment => ({
  number: 1,
  what: { type: 'moved' },
  events,
  lines,
  line: '',
});

test('a moment with an election tells who was elected, and how', () => {
  const happened = moment(
    [
      { type: 'voted', seat: 3 },
      { type: 'votes_revealed', votes: [1, 0, 1, 0] },
      { type: 'elected', seat: 1, bonus: 2, tied: [0, 1] },
      { type: 'turn_started', seat: 1, ap: 4 },
    ],
    ['Dan votes.', 'The votes: …', 'A tie, broken by …', 'Bob begins'],
  );
  expect(electionIn(happened)).toEqual({
    votes: [1, 0, 1, 0],
    elected: 1,
    bonus: 2,
    tied: [0, 1],
    lines: ['A tie, broken by …'],
  });
});

test('any other moment tells of none', () => {
  expect(electionIn(moment([{ type: 'voted', seat: 3 }], ['Dan votes.']))).toBeNull();
});

test('votes are counted, the most first', () => {
  expect(tally([1, 2, 2, 0])).toEqual([
    { seat: 2, votes: 2 },
    { seat: 0, votes: 1 },
    { seat: 1, votes: 1 },
  ]);
});
