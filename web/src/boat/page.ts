/** Alcatraz (1999), as the page's registry of games knows it. */
import picture from '../art/boat/Scene.svelte';
import type { GamePage } from '../game-page';

export const BOAT: GamePage = {
  screen: () => import('./Game.svelte'),
  picture,
  staging: () => import('./staging/staging'),
  headings: [],
  turns: [],
  kinds: { boat: ['boarded', 'caught'], alarm: ['alarm_rolled', 'guard_ran', 'guard_stayed'] },
  limited: [],
  deals: null,
  signs: () => import('./board-signs'),
  editor: { screen: () => import('./editing/Editor.svelte'), tools: () => import('./editing/tools') },
  edition: null,
};
