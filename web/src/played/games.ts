/** The games that were finished in this browser: kept here, sent nowhere. */
import type { Json, Outcome, Seat } from '../wire/messages';

const KEY = 'alcatraz-played';
const MOST = 300;

export interface PlayedFigure {
  id: string;
  title: string;
  values: number[];
}

export interface PlayedGame {
  table: string;
  game: string;
  /** When it was over, in milliseconds since 1970. */
  at: number;
  seats: { kind: Seat['kind']; name: string; level?: string | null }[];
  mine: number[];
  outcome: Pick<Outcome, 'reason' | 'winners' | 'losers'>;
  moves: number;
  /** What makes it the same deal for others; without a seed it cannot be dealt again. */
  seed: string;
  options: Json;
  figures: PlayedFigure[];
}

export function playedGames(): PlayedGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as PlayedGame[]) : [];
  } catch {
    return [];
  }
}

/** The newest first; a table is kept once. */
export function keepGame(game: PlayedGame): void {
  const others = playedGames().filter((each) => each.table !== game.table);
  const known = playedGames().find((each) => each.table === game.table);
  keep([{ ...game, at: known?.at ?? game.at }, ...others].sort((one, other) => other.at - one.at));
}

export function forgetGames(): void {
  keep([]);
}

function keep(games: PlayedGame[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Whether somebody at this device won it; null if nobody at all did. */
export function isWon(game: PlayedGame): boolean | null {
  if (game.outcome.winners.length === 0) return null;
  return game.mine.some((seat) => game.outcome.winners.includes(seat));
}

export interface Total {
  game: string;
  count: number;
  won: number;
  /** What the player's own seat did over all games. */
  figures: { id: string; title: string; sum: number }[];
}

/** By game, the most played first. Games of several people at one device count as games, and nobody's figures. */
export function totals(games: PlayedGame[]): Total[] {
  const found = new Map<string, Total>();
  for (const game of games) {
    const total = found.get(game.game) ?? { game: game.game, count: 0, won: 0, figures: [] };
    found.set(game.game, total);
    total.count += 1;
    if (isWon(game)) total.won += 1;
    const [seat, ...others] = game.mine;
    if (seat === undefined || others.length > 0) continue;
    for (const { id, title, values } of game.figures) {
      const known = total.figures.find((each) => each.id === id);
      if (known) known.sum += values[seat] ?? 0;
      else total.figures.push({ id, title, sum: values[seat] ?? 0 });
    }
  }
  return [...found.values()].sort((one, other) => other.count - one.count);
}
