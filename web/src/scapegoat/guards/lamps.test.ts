import { describe, expect, it } from 'vitest';
import { lamps } from './lamps';

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
