/** Alcatraz (1999), as the page's registry of games knows it. */
import picture from '../art/boat/Scene.svelte';
import type { GamePage } from '../game-page';

export const BOAT: GamePage = {
  screen: () => import('./Game.svelte'),
  picture,
  sounds: { boarded: 'success', caught: 'alarm', alarm_rolled: 'alarm', game_ended: 'end' },
  unpaced: [],
  headings: [],
  limited: [],
  deals: null,
};
