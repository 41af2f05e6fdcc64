import { describe, expect, it } from 'vitest';
import { bgStatsPlay, bgStatsLink } from './export';
import { isWon, totals, type PlayedGame } from './games';

const game = (more: Partial<PlayedGame>): PlayedGame => ({
  table: 'a',
  game: 'boat',
  at: Date.UTC(2026, 10, 17, 20, 5, 9),
  seats: [
    { kind: 'guest', name: 'Ann' },
    { kind: 'bot', name: '', level: 'inmate' },
  ],
  mine: [0],
  outcome: { reason: 'boat', winners: [0], losers: [1] },
  moves: 80,
  seed: 'x',
  options: {},
  figures: [{ id: 'passes', title: 'Passes', values: [2, 5] }],
  ...more,
});

describe('the games of this browser', () => {
  it('are won, lost, or nobody’s', () => {
    expect(isWon(game({}))).toBe(true);
    expect(isWon(game({ mine: [1] }))).toBe(false);
    expect(isWon(game({ outcome: { reason: 'turn_limit', winners: [], losers: [] } }))).toBe(null);
  });

  it('are added up by game, with the figures of one’s own seat', () => {
    const found = totals([game({}), game({ mine: [1] }), game({ game: 'other', figures: [] })]);
    expect(found.map(({ game: id, count, won }) => [id, count, won])).toEqual([
      ['boat', 2, 1],
      ['other', 1, 1],
    ]);
    expect(found[0]!.figures).toEqual([{ id: 'passes', title: 'Passes', sum: 7 }]);
  });

  it('become plays that BG Stats takes', () => {
    const play = bgStatsPlay(game({}), 'Alcatraz (1999)', ['Ann', 'Teal']);
    expect(play).toEqual({
      sourceName: 'Alcatraz',
      sourcePlayId: 'a',
      playDate: '2026-11-17 20:05:09',
      game: { name: 'Alcatraz (1999)', sourceGameId: 'boat', noPoints: true },
      players: [
        { name: 'Ann', sourcePlayerId: 'Ann', winner: true, startPlayer: false },
        { name: 'Teal', sourcePlayerId: 'bot-inmate', winner: false, startPlayer: false },
      ],
    });
    expect(JSON.parse(decodeURIComponent(bgStatsLink(play).split('?data=')[1]!))).toEqual(play);
  });
});
