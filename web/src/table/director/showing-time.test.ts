import { beforeEach, expect, it, vi } from 'vitest';
import type { Happened } from '../../wire/messages';
import { showingTime } from './showing-time';

function moved(by: 'player' | 'bot', ...types: string[]): Happened {
  const events = { spectator: types.map((type) => ({ type })) };
  return { type: 'happened', number: 1, what: { type: 'moved', seat: 1, by }, events };
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { hidden: false });
});

it('is longer for many events', () => {
  const viewer = { mine: [0], unpaced: [] };
  expect(showingTime(moved('bot', 'a', 'b', 'c', 'd'), viewer)).toBeGreaterThan(showingTime(moved('bot', 'a'), viewer));
});

it('is nothing for a move of one’s own, for events that hardly show, and for anything but moves', () => {
  expect(showingTime(moved('player', 'a'), { mine: [1], unpaced: [] })).toBe(0);
  expect(showingTime(moved('bot', 'a', 'a'), { mine: [0], unpaced: ['a'] })).toBe(0);
  expect(showingTime({ ...moved('bot', 'a'), what: { type: 'said' } }, { mine: [0], unpaced: [] })).toBe(0);
});

it('is nothing under reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(showingTime(moved('bot', 'a'), { mine: [0], unpaced: [] })).toBe(0);
});
