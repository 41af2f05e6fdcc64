import { describe, expect, it } from 'vitest';
import { signAt, type FoundSign } from './signs';

function sign(name: string, left: number, top: number, size: number): FoundSign {
  const box = { left, top, width: size, height: size, right: left + size, bottom: top + size } as DOMRect;
  return { name, element: null as unknown as Element, box };
}

describe('the sign under a point', () => {
  const found = [sign('room', 0, 0, 100), sign('guards', 10, 10, 20)];

  it('is the smallest of those that lie in one another', () => {
    expect(signAt(found, 15, 15)?.name).toBe('guards');
    expect(signAt(found, 50, 50)?.name).toBe('room');
  });

  it('is none where nothing is drawn', () => {
    expect(signAt(found, 150, 50)).toBeNull();
  });
});
