import { beforeEach, expect, test, vi } from 'vitest';
import { addedAt, newChance, verdictOn } from './added-chance';

const BOUND = { digest: 'sha256:b1b1d4a79e3ecb5b36d4aad2a1da9bf4bdf2a7c51ab1aa4cfb25d5b01c0e5ddd' };

async function opened(bits: string[]): Promise<{ digest: string; seed: string; salt: string; bits: string[] }> {
  const bytes = new TextEncoder().encode('salt:seed');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const text = Array.from(digest, (each) => each.toString(16).padStart(2, '0')).join('');
  return { digest: `sha256:${text}`, seed: 'seed', salt: 'salt', bits };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('a seat adds 256 bits once, and they are kept', () => {
  const chance = newChance(BOUND, 'table', 1)!;
  expect(chance.bits).toMatch(/^[0-9a-f]{64}$/);
  expect(addedAt('table')).toEqual({ 1: chance });
  expect(newChance({ ...BOUND, bits: ['', chance.bits] }, 'table', 1)).toBeNull();
});

test('nothing is added to shuffles that somebody chose', () => {
  expect(newChance({ ...BOUND, chosen: true }, 'table', 0)).toBeNull();
});

test('our bits are looked for in what was used', async () => {
  const { digest } = await opened([]);
  const chance = newChance({ digest }, 'table', 0)!;
  expect(await verdictOn(await opened([chance.bits, '']), addedAt('table'))).toBe('shared');
  expect(await verdictOn(await opened(['', '']), addedAt('table'))).toBe('broken');
});

test('a table that was bound to another digest before our bits is found out', async () => {
  const chance = newChance(BOUND, 'table', 0)!;
  expect(await verdictOn(await opened([chance.bits]), addedAt('table'))).toBe('broken');
});

test('who only watched learns whether the server kept to its digest', async () => {
  expect(await verdictOn(await opened([]), {})).toBe('fair');
  expect(await verdictOn({ ...(await opened([])), seed: 'another' }, {})).toBe('broken');
});
