/** The same deal for others: what a link to it says, the deal of the day, and whose results belong to it. */
import { packed, unpacked } from '../settle/link';
import type { Position } from '../settle/answers';
import type { Json } from '../wire/messages';
import { isWon, type PlayedFigure, type PlayedGame } from './games';

export interface Deal {
  game: string;
  seed: string;
  players: number;
  options: Json;
  /** The seat of whoever plays it, and the bots on the others: "" where anybody may play. */
  seat: number;
  levels: string[];
  /** What the one who shares it made of it. */
  result?: DealResult;
}

export interface DealResult {
  name: string;
  won: boolean | null;
  moves: number;
  figures: { title: string; value: number }[];
}

/** The deal of a game; null if it was arranged, or if there is nobody whose seat could be taken. */
export function dealOf(game: PlayedGame, name: string): Deal | null {
  const [seat] = game.mine;
  if (!game.seed || seat === undefined) return null;
  return {
    game: game.game,
    seed: game.seed,
    players: game.seats.length,
    options: game.options,
    seat,
    levels: game.seats.map((each) => each.level ?? ''),
    result: resultOf(game, name),
  };
}

function resultOf(game: PlayedGame, name: string): DealResult {
  const seat = game.mine[0] ?? 0;
  const figures = game.figures.map(({ title, values }: PlayedFigure) => ({ title, value: values[seat] ?? 0 }));
  return { name, won: isWon(game), moves: game.moves, figures };
}

/** What all the people of a game made of it; whoever sits here is called by this name. */
export function resultsOf(game: PlayedGame, name: string): DealResult[] {
  const { winners } = game.outcome;
  return game.seats.flatMap((each, seat) => {
    if (each.kind === 'bot') return [];
    const figures = game.figures.map(({ title, values }) => ({ title, value: values[seat] ?? 0 }));
    const won = winners.length === 0 ? null : winners.includes(seat);
    const alone = game.mine.length === 1 && game.mine[0] === seat;
    return [{ name: (alone && name) || each.name, won, moves: game.moves, figures }];
  });
}

const KEY = 'alcatraz-deals';
const MOST_KEPT = 30;

/** The links of the deals that were played from here, by their seeds: results are compared there afterwards. */
function keptDeals(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

export function keepDeal(deal: Deal, fragment: string): void {
  const others = Object.entries(keptDeals()).filter(([seed]) => seed !== deal.seed);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [deal.seed, fragment]].slice(-MOST_KEPT))));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Where the results of a game's deal are compared; null if nobody has chosen its deal here. */
export function comparison(game: string, seed: string): string | null {
  const fragment = keptDeals()[seed];
  return fragment === undefined ? null : `/deal/${game}${fragment ? `#${fragment}` : ''}`;
}

export async function dealLink(deal: Deal): Promise<string> {
  return `${location.origin}/deal/${deal.game}#d=${await packed(deal as unknown as Position)}`;
}

/** The deal in a link; null if there is none that makes sense. */
export async function dealIn(fragment: string): Promise<Deal | null> {
  if (!fragment.startsWith('d=')) return null;
  try {
    const deal = (await unpacked(fragment.slice(2))) as unknown as Partial<Deal>;
    const fits =
      typeof deal.seed === 'string' &&
      deal.seed.length <= 200 &&
      Number.isInteger(deal.players) &&
      Number.isInteger(deal.seat) &&
      Array.isArray(deal.levels) &&
      typeof deal.options === 'object';
    return fits ? (deal as Deal) : null;
  } catch {
    return null;
  }
}

/** The same for everybody in the world on one day. */
export function dealOfTheDay(game: string, players: number, level: string, now: Date): Deal {
  const day = now.toISOString().slice(0, 10);
  const levels = Array.from({ length: players }, (_, seat) => (seat === 0 ? '' : level));
  return { game, seed: `day ${day} ${game}`, players, options: {}, seat: 0, levels };
}

/** Those of the games that were this deal. */
export function playsOf(deal: Deal, games: PlayedGame[]): PlayedGame[] {
  return games.filter(
    (each) =>
      each.game === deal.game &&
      each.seed === deal.seed &&
      each.seats.length === deal.players &&
      JSON.stringify(each.options) === JSON.stringify(deal.options),
  );
}
