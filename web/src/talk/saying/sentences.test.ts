import { expect, it } from 'vitest';
import type { LogEntry, Statement } from '../../wire/messages';
import { MOST_SHOWN, sent, unsaid } from './sentences';

function said(statement: Partial<Statement>): LogEntry {
  const kept = { id: 9, seat: 0, round: 2, after: 4, type: 'promise', ...statement } as Statement;
  return { number: 9, at: 0, what: { type: 'said', statement: kept }, events: [], lines: [] };
}

const VOTE = { statement: { type: 'propose_vote', for: 2 }, text: 'Let us vote for Rose.' };
const PROMISE = { statement: { type: 'promise', what: 'not_vote_for', seat: 1 }, text: 'I will not vote for Teal.' };

it('reads a kept statement as it was sent', () => {
  expect(sent(said({ what: 'not_vote_for', whom: 1 }).what.statement!)).toEqual(PROMISE.statement);
});

it('does not offer again what I have said in this round', () => {
  const log = [said({ what: 'not_vote_for', whom: 1 })];
  expect(unsaid([VOTE, PROMISE], log, 0, 2)).toEqual([VOTE]);
});

it('offers again what others said, and what I said in another round', () => {
  const log = [said({ what: 'not_vote_for', whom: 1, seat: 3 }), said({ type: 'propose_vote', for: 2, round: 1 })];
  expect(unsaid([VOTE, PROMISE], log, 0, 2)).toEqual([VOTE, PROMISE]);
});

it('shows six at most; what was said gives way to the next', () => {
  const many = Array.from({ length: 8 }, (_, index) => ({ statement: { type: 'say', text: `${index}` }, text: '' }));
  expect(unsaid(many, [], 0, 1)).toHaveLength(MOST_SHOWN);
});
