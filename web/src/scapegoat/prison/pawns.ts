/** Where each prisoner's pawn is drawn. */
import type { Prisoner } from '../view';

export interface PawnSpot {
  seat: number;
  at: string;
  /** How many pawns are drawn before this one in the same room. */
  place: number;
}

export function pawnSpots(players: Prisoner[]): PawnSpot[] {
  return players.map(({ at }, seat) => ({
    seat,
    at,
    place: players.slice(0, seat).filter((other) => other.at === at).length,
  }));
}
