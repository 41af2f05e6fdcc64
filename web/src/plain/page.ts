/** The page of any game that has none of its own. */
import type { GamePage } from '../game-page';

export const PLAIN: GamePage = {
  screen: () => import('./Game.svelte'),
  picture: null,
  staging: null,
  headings: [],
  turns: [],
  kinds: {},
  limited: [],
  deals: null,
  signs: null,
  editor: null,
  edition: null,
};
