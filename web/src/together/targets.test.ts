import { describe, expect, it } from 'vitest';
import { nameIn, targetOf } from './targets';

describe('what an element stands for', () => {
  it('is a place, a square or a seat', () => {
    expect(targetOf({ anchor: 'room-radio_room' })).toEqual({ place: 'radio_room' });
    expect(targetOf({ square: '3,12' })).toEqual({ square: [3, 12] });
    expect(targetOf({ anchor: 'seat-2' })).toEqual({ about: 2 });
  });

  it('is called by the beginning of its label', () => {
    expect(nameIn('Infirmary, 3 guards, drug')).toBe('Infirmary');
  });
});
