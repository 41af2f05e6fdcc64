import { describe, expect, it } from 'vitest';
import type { Edition } from '../../editions/edition';
import type { Pieces } from './edited-view';
import type { Prison } from './edits';
import { withEdition } from './other-edition';

const OURS = {
  name: { en: 'Ours' },
  tokens: { key: { value: 5 } },
  location: [{ id: 'chapel', spaces: [] }],
  task: [{ id: 'dig' }, { id: 'burn' }],
  blackmail: { cards: ['patrol', 'escort'] },
} as unknown as Edition;
const MINE = { ...OURS, name: { en: 'Mine' }, task: [{ id: 'burn' }], blackmail: { cards: ['escort'] } } as Edition;
const PIECES = {
  tasks: [{ id: 'dig', title: 'Dig', element: 'B', prisoners: 2, guards: 1, items: ['tool'] }],
} as unknown as Pieces;
const POSITION = {
  items: { chapel: ['key'] },
  tasks: { chapel: 'dig', workshop: 'burn' },
  task_deck: ['burn'],
  task_deck_known: 1,
  players: [{ at: 'chapel', blackmail: ['patrol', 'escort'] }],
  blackmail_deck: ['escort', 'patrol'],
  blackmail_discard: ['patrol'],
} as unknown as Prison;

describe('a position with the values of another box', () => {
  const moved = withEdition(POSITION, MINE, OURS, PIECES);

  it('describes cards by hand that the box does not have, and deals the deck anew', () => {
    expect(moved.edition).toEqual(MINE);
    expect(moved.tasks).toEqual({
      chapel: { element: 'B', prisoners: 2, guards: 1, items: ['tool'] },
      workshop: 'burn',
    });
    expect('task_deck' in moved).toBe(false);
  });

  it('loses the blackmail cards that are not in the box', () => {
    expect(moved.players[0]!.blackmail).toEqual(['escort']);
    expect([moved.blackmail_deck, moved.blackmail_discard]).toEqual([['escort'], []]);
  });

  it('keeps tokens where they lie if the board is the same', () => {
    expect(moved.items).toEqual({ chapel: ['key'] });
    const fewer = { ...MINE, tokens: { key: { value: 4 } } } as Edition;
    expect('items' in withEdition(POSITION, fewer, OURS, PIECES)).toBe(false);
  });

  it('comes back to ours', () => {
    expect('edition' in withEdition(moved, null, OURS, PIECES)).toBe(false);
  });
});
