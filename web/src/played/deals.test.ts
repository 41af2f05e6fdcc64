import { describe, expect, it, vi } from 'vitest';
import { dealIn, dealLink, dealOf, dealOfTheDay, playsOf, resultsOf } from './deals';
import type { PlayedGame } from './games';

const GAME: PlayedGame = {
  table: 'a',
  game: 'boat',
  at: 0,
  seats: [
    { kind: 'bot', name: '', level: 'inmate' },
    { kind: 'guest', name: 'Ann' },
  ],
  mine: [1],
  outcome: { reason: 'boat', winners: [1], losers: [0] },
  moves: 80,
  seed: 'x',
  options: { turn_limit: 60 },
  figures: [{ id: 'passes', title: 'Passes', values: [2, 5] }],
};

describe('the same deal for others', () => {
  it('travels in a link with the result of the one who shares it', async () => {
    vi.stubGlobal('location', { origin: 'http://here' });
    const deal = dealOf(GAME, 'Ann')!;
    expect(deal.result).toEqual({ name: 'Ann', won: true, moves: 80, figures: [{ title: 'Passes', value: 5 }] });
    const link = await dealLink(deal);
    expect(link.startsWith('http://here/deal/boat#d=')).toBe(true);
    expect(await dealIn(link.split('#')[1]!)).toEqual(deal);
    vi.unstubAllGlobals();
  });

  it('is none for a game whose seed is not known, and none in a broken link', async () => {
    expect(dealOf({ ...GAME, seed: '' }, 'Ann')).toBe(null);
    expect(dealOf({ ...GAME, mine: [] }, 'Ann')).toBe(null);
    expect(await dealIn('d=!!')).toBe(null);
    expect(await dealIn('')).toBe(null);
  });

  it('is another every day, and the same everywhere on one day', () => {
    const one = dealOfTheDay('boat', 2, 'inmate', new Date('2026-11-17T23:59:59Z'));
    expect(one).toEqual(dealOfTheDay('boat', 2, 'inmate', new Date('2026-11-17T00:00:00Z')));
    expect(one.seed).not.toBe(dealOfTheDay('boat', 2, 'inmate', new Date('2026-11-18T00:00:00Z')).seed);
  });

  it('has a result of everybody who played it at one table', () => {
    const seats = [{ kind: 'guest' as const, name: 'Bob' }, GAME.seats[1]!];
    const found = resultsOf({ ...GAME, seats }, 'Me');
    expect(found.map(({ name, won, figures }) => [name, won, figures[0]!.value])).toEqual([
      ['Bob', false, 2],
      ['Me', true, 5],
    ]);
    expect(resultsOf(GAME, '').map(({ name }) => name)).toEqual(['Ann']);
  });

  it('knows which games were it', () => {
    const deal = dealOf(GAME, 'Ann')!;
    expect(playsOf(deal, [GAME, { ...GAME, seed: 'y' }, { ...GAME, options: {} }])).toEqual([GAME]);
  });
});
