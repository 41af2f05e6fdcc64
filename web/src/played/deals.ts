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

export function resultOf(game: PlayedGame, name: string): DealResult {
  const seat = game.mine[0] ?? 0;
  const figures = game.figures.map(({ title, values }: PlayedFigure) => ({ title, value: values[seat] ?? 0 }));
  return { name, won: isWon(game), moves: game.moves, figures };
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
