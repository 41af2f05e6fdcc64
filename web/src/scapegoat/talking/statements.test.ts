import { describe, expect, it } from 'vitest';
import { statementOf, type Pieces } from './statements';

const pieces: Pieces = {
  manner: 'promise',
  what: 'vote_for',
  whom: 2,
  of: 1,
  goods: 'key',
  place: 'chapel',
  term: 'this_round',
  condition: null,
};

describe('statementOf', () => {
  it('proposes a vote', () => {
    expect(statementOf({ ...pieces, manner: 'propose_vote' }, 0)).toEqual({ type: 'propose_vote', for: 2 });
  });

  it('promises a thing on a condition that concerns the speaker', () => {
    const given = { ...pieces, what: 'give', condition: { seat: 2, what: 'not_vote_for', goods: '', place: '' } };
    expect(statementOf(given, 0)).toEqual({
      type: 'promise',
      what: 'give',
      seat: 2,
      item: 'key',
      if: { seat: 2, what: 'not_vote_for', whom: 0 },
    });
  });

  it('promises to complete a task in the next round, if another comes there', () => {
    const condition = { seat: 1, what: 'come_to', goods: '', place: 'chapel' };
    const task = { ...pieces, what: 'complete', term: 'next_round', condition };
    expect(statementOf(task, 0)).toEqual({
      type: 'promise',
      what: 'complete',
      location: 'chapel',
      term: 'next_round',
      if: { seat: 1, what: 'come_to', location: 'chapel' },
    });
  });

  it('asks for cash for oneself without naming oneself', () => {
    const asked = { ...pieces, manner: 'ask' as const, what: 'give', whom: 0, goods: 'cash' };
    expect(statementOf(asked, 0)).toEqual({ type: 'ask', of: 1, what: 'give', cash: 1 });
  });

  it('asks somebody to come', () => {
    expect(statementOf({ ...pieces, manner: 'ask', what: 'come_to' }, 0)).toEqual({
      type: 'ask',
      of: 1,
      what: 'come_to',
      location: 'chapel',
    });
  });

  it('threatens unless something is given', () => {
    const threat = {
      ...pieces,
      manner: 'threat' as const,
      condition: { seat: 1, what: 'give', goods: 'gun', place: '' },
    };
    expect(statementOf(threat, 0)).toEqual({
      type: 'threat',
      what: 'vote_for',
      seat: 2,
      unless: { seat: 1, what: 'give', item: 'gun', whom: 0 },
    });
  });
});
