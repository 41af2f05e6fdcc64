/** The page of any game that has none of its own. */
import type { GamePage } from '../game-page';
import { texts } from '../texts.svelte';

export const PLAIN: GamePage = {
  screen: () => texts.with('plain', import('./Game.svelte')),
  picture: null,
  staging: null,
  headings: [],
  turns: [],
  kinds: {},
  limited: [],
  deals: null,
  advises: false,
  signs: null,
  editor: null,
  edition: null,
};
