/** The registry of games that have a page of their own. Any other game is shown by the plain page, from its guide alone. */
import { BOAT } from './boat/page';
import type { GamePage } from './game-page';
import { PLAIN } from './plain/page';
import { SCAPEGOAT } from './scapegoat/page';

const PAGES: Record<string, GamePage> = { scapegoat: SCAPEGOAT, boat: BOAT };

/** Their ids, in the order in which the home page shows them. */
export const ownGames = Object.keys(PAGES);

export function gamePage(game: string | undefined): GamePage {
  return (game !== undefined && PAGES[game]) || PLAIN;
}
