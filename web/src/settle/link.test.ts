import { describe, expect, it } from 'vitest';
import type { Position } from './answers';
import { BadLink, LARGEST_POSITION, LONGEST_LINK, packed, unpacked } from './link';

async function reason(text: string): Promise<string> {
  return unpacked(text).then(
    () => 'read',
    (error: unknown) => (error instanceof BadLink ? error.reason : 'another error'),
  );
}

describe('a position in a link', () => {
  it('survives, in letters that no address changes', async () => {
    const position = { game: 'chess', players: [{ at: 'café' }, null], round: 3 };
    const text = await packed(position);
    expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(await unpacked(text)).toEqual(position);
  });

  it('is refused if it is too long, or inflates without end', async () => {
    expect(await reason('A'.repeat(LONGEST_LINK + 1))).toBe('long');
    const bomb = await packed({ game: 'chess', zeros: '0'.repeat(20 * LARGEST_POSITION) });
    expect(bomb.length).toBeLessThan(LONGEST_LINK);
    expect(await reason(bomb)).toBe('large');
  });

  it.each(['', '%%%', 'AAAA', 'not a link', 'a'])('is refused if it is none: “%s”', async (text) => {
    expect(await reason(text)).toBe('broken');
  });

  it('is refused if it is no position', async () => {
    for (const value of [7, null, [], 'text', {}, { game: 1 }]) {
      expect(await reason(await packed(value as unknown as Position))).toBe('broken');
    }
  });
});
