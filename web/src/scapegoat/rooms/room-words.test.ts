import { beforeAll, describe, expect, it } from 'vitest';
import type { RoomFacts, TaskFacts } from '../view';
import { roomInWords, things, watchword } from './room-words';

beforeAll(async () => {
  globalThis.document = { documentElement: { lang: '' } } as unknown as Document;
  const { texts } = await import('../../texts.svelte');
  await texts.use('en');
});

const room = { function: 'Take 1 knife', guards: 3, watch: 'Three guards are watching.', lockdown: false } as RoomFacts;
const task: TaskFacts = {
  id: 'dig',
  title: 'Dig the tunnel',
  element: 'B',
  prisoners: 2,
  guards: 1,
  items: ['tool'],
  conditions: [{ what: 'prisoners', text: '2 prisoners here', holds: true, now: 2 }],
};

describe('a room in words', () => {
  it('tells everything that can be seen of it', () => {
    const told = roomInWords({
      place: 'cell_block',
      room,
      task,
      guards: 3,
      items: ['knife', 'knife'],
      names: ['Ann', 'Bob'],
      does: 'Go there',
    });
    expect(told).toBe(
      'Cell block. Take 1 knife. 3 guards. Three guards are watching. Lying here: 2 knives. ' +
        'Task “Dig the tunnel”, plan element B: 2 prisoners here, holds. Here: Ann and Bob. Go there.',
    );
  });

  it('is short where there is nothing', () => {
    expect(roomInWords({ place: 'chapel', guards: 0, items: [], names: [], does: '' })).toBe('Chapel. No guard.');
  });

  it('names what guards mean in a word or two', () => {
    expect([0, 1, 2, 3, 4].map((guards) => watchword(guards, false))).toEqual(['', '', '+1 AP', 'no work', 'sealed']);
    expect(watchword(0, true)).toBe('locked');
  });

  it('counts things', () => {
    expect(things(['key', 'gun', 'key'])).toBe('2 keys and 1 gun');
  });
});
