import { expect, test } from 'vitest';
import { can, cannot } from '../../testing/guides';
import { agreed, familiesAt, refusedAt, textHere } from './room-moves';

const WALK = can({ type: 'move', to: 'chapel' }, 'move');
const USE = can({ type: 'use', take: ['key'] }, 'use');
const PATROLS = ['laundry', 'workshop', 'infirmary', 'cell_block', 'radio_room'].map((to) =>
  can({ type: 'blackmail', card: 'patrol', from: 'chapel', to, count: 1 }, 'blackmail'),
);

test('a room offers the moves that name it', () => {
  expect(familiesAt([WALK, USE], 'chapel', false).map(({ type }) => type)).toEqual(['move']);
  expect(familiesAt([WALK, USE], 'laundry', false)).toEqual([]);
});

test('where I stand I can also do what needs no room to be named', () => {
  expect(familiesAt([WALK, USE], 'laundry', true).map(({ type }) => type)).toEqual(['use']);
});

test('a large family is begun with what all of it agrees on', () => {
  const [family] = familiesAt(PATROLS, 'chapel', false);
  expect(family?.large).toBe(true);
  expect(agreed(family!)).toEqual([
    { field: 'type', value: 'blackmail' },
    { field: 'card', value: 'patrol' },
    { field: 'from', value: 'chapel' },
    { field: 'count', value: 1 },
  ]);
});

test('a task with several payments is chosen on its sheet', () => {
  const pay = [0, 1].map((seat) => can({ type: 'complete', pay: [{ seat, item: 'key' }] }, 'task'));
  expect(familiesAt(pay, 'chapel', true)[0]?.large).toBe(true);
});

test('a room says what is refused there, but not what is possible there in another way', () => {
  const riot = cannot({ type: 'riot', from: 'chapel' }, 'riot', 'no guard', 'S-6.4');
  const use = cannot({ type: 'use', pay: 'cash' }, 'use', 'no Cash', 'S-12');
  const families = familiesAt([USE], 'laundry', true);
  expect(refusedAt([riot, use], families, 'laundry', true)).toEqual([riot]);
  expect(refusedAt([riot, use], [], 'chapel', false)).toEqual([riot]);
});

test('where the room is the heading, its use is told without its name', () => {
  const use = { ...USE, text: 'Chapel – Take 1 key · you take: key', path: ['Take 1 key'] };
  expect(textHere(use)).toBe('Take 1 key');
  expect(textHere({ ...WALK, text: 'Move to the Chapel', path: ['Chapel'] })).toBe('Move to the Chapel');
});
