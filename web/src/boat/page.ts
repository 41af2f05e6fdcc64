/** Alcatraz (1999), as the page's registry of games knows it. */
import picture from '../art/boat/Scene.svelte';
import type { GamePage } from '../game-page';
import { texts } from '../texts.svelte';

export const BOAT: GamePage = {
  screen: () => texts.with('boat', import('./Game.svelte')),
  picture,
  staging: () => import('./staging/staging'),
  headings: [],
  turns: [],
  kinds: { boat: ['boarded', 'caught'], alarm: ['alarm_rolled', 'guard_ran', 'guard_stayed'] },
  limited: [],
  deals: null,
  advises: true,
  signs: () => import('./board-signs'),
  editor: {
    screen: () => texts.with('boat', import('./editing/Editor.svelte')),
    tools: () => import('./editing/tools'),
  },
  edition: null,
};
