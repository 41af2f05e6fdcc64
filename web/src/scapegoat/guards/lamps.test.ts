import { describe, expect, it } from 'vitest';
import type { Prisoner } from '../view';
import { lamps, piles, seatsFrom, standing } from './lamps';

describe('guards as lamps', () => {
  it('burn for those who stand there', () => {
    expect(lamps(2, 0, 0, 4)).toEqual(['lit', 'lit', 'dark', 'dark']);
  });

  it('show a false alarm as guards that only count, never above four', () => {
    expect(lamps(1, 1, 0, 4)).toEqual(['lit', 'alarm', 'dark', 'dark']);
    expect(lamps(4, 1, 0, 4)).toEqual(['lit', 'lit', 'lit', 'lit']);
  });

  it('show who was bribed', () => {
    expect(lamps(3, 0, 1, 4)).toEqual(['lit', 'lit', 'bribed', 'dark']);
    expect(lamps(1, 1, 1, 4)).toEqual(['lit', 'bribed', 'dark', 'dark']);
  });
});

describe('tokens', () => {
  it('lie together by kind', () => {
    expect(piles(['key', 'knife', 'key'])).toEqual([
      { item: 'key', count: 2 },
      { item: 'knife', count: 1 },
    ]);
  });
});

describe('prisoners', () => {
  const at = (place: string) => ({ at: place }) as Prisoner;

  it('stand beside each other in a room', () => {
    expect(standing([at('chapel'), at('yard'), at('chapel')]).map((each) => each.place)).toEqual([0, 0, 1]);
  });

  it('are listed with oneself first', () => {
    expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
    expect(seatsFrom(null, 3)).toEqual([0, 1, 2]);
  });
});
