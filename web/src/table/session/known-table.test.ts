import { describe, expect, it } from 'vitest';
import type { GameView, Guide, Happened, Welcome } from '../../wire/messages';
import { guideOf } from '../../testing/guides';
import { KnownTable } from './known-table.svelte';

class Table extends KnownTable {
  welcome(message: Partial<Welcome>): this {
    this.restart({
      number: 1,
      now: 0,
      table: {},
      seats: [0],
      host: true,
      ledger: [],
      clocks: [],
      ...message,
    } as Welcome);
    return this;
  }

  receives(message: Happened): this {
    this.foresee(message);
    return this;
  }

  shows(message: Happened): this {
    this.advance(message);
    return this;
  }
}

const view = { game: 'g', you: 0, decisions: [], outcome: null } as GameView;

function guide(number: number, undo: boolean): Guide {
  return { ...guideOf([]), number, undo: { allowed: undo } };
}

function moved(number: number, undo: boolean): Happened {
  return {
    type: 'happened',
    number,
    what: { type: 'moved', seat: 0 },
    views: { 0: view },
    guides: { 0: guide(number, undo) },
  };
}

describe('undo', () => {
  it('is offered for my own last move', () => {
    const table = new Table('t').welcome({ views: { 0: view }, guides: { 0: guide(1, false) } });
    expect(table.undoable).toBe(false);
    table.receives(moved(2, true)).shows(moved(2, true));
    expect(table.undoable).toBe(true);
  });

  it('is not offered when others have moved since, even if that is not shown yet', () => {
    const table = new Table('t').welcome({ views: { 0: view }, guides: { 0: guide(1, false) } });
    table.receives(moved(2, true)).shows(moved(2, true)).receives(moved(3, false));
    expect(table.undoable).toBe(false);
  });

  it('stays when somebody only says something', () => {
    const table = new Table('t').welcome({ views: { 0: view }, guides: { 0: guide(1, true) } });
    const said = { type: 'happened', number: 2, what: { type: 'said' } } as Happened;
    table.receives(said).shows(said);
    expect(table.undoable).toBe(true);
  });
});

describe('time to talk', () => {
  const clock = { seat: 2, decision: 'negotiation', until: 9, waits_for: [0, 1] };

  it('knows for which of my seats bots wait, and who has said enough', () => {
    const table = new Table('t').welcome({ views: {}, clocks: [clock], enough: [3] });
    expect([table.waitedFor, table.enough]).toEqual([[0], [3]]);
    table.shows({ type: 'happened', number: 2, what: { type: 'enough' }, clocks: [], enough: [0, 3] });
    expect([table.waitedFor, table.enough]).toEqual([[], [0, 3]]);
  });

  it('is mine alone only where nobody but bots plays with me', () => {
    const seats = [{ kind: 'guest' }, { kind: 'bot' }, { kind: 'guest' }];
    const table = new Table('t').welcome({ views: {}, table: { seats } as Welcome['table'] });
    expect(table.alone).toBe(false);
    table.welcome({ views: {}, seats: [0, 2], table: { seats } as Welcome['table'] });
    expect(table.alone).toBe(true);
  });
});

describe('the ledger of promises', () => {
  const entry = (promise: number, status: 'open' | 'kept') => ({ promise, seat: 0, round: 1, status });
  const said = (number: number, more: Partial<Happened>): Happened => ({
    type: 'happened',
    number,
    what: { type: 'said', seat: 0 },
    ...more,
  });

  it('takes over what has changed, and what is new at its end', () => {
    const table = new Table('t').welcome({ ledger: [entry(3, 'open'), entry(5, 'open')] });
    table.shows(said(7, { promises: [entry(3, 'kept'), entry(7, 'open')] }));
    expect(table.ledger).toEqual([entry(3, 'kept'), entry(5, 'open'), entry(7, 'open')]);
  });

  it('is replaced by a whole one', () => {
    const table = new Table('t').welcome({ ledger: [entry(3, 'open')] });
    table.shows(said(7, { ledger: [entry(5, 'kept')] }));
    expect(table.ledger).toEqual([entry(5, 'kept')]);
  });
});
