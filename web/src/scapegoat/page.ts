/** The Scapegoat, as the page's registry of games knows it. */
import picture from '../art/scapegoat/Scene.svelte';
import type { GamePage } from '../game-page';

export const SCAPEGOAT: GamePage = {
  screen: () => import('./Game.svelte'),
  picture,
  sounds: { votes_revealed: 'reveal', task_completed: 'success', guard_placed: 'alarm', game_ended: 'end' },
  unpaced: ['voted'],
  headings: ['round_started'],
  limited: ['negotiation'],
  deals: {
    builder: () => import('./talking/StatementBuilder.svelte'),
    answerable: ['propose_vote', 'promise', 'ask', 'threat'],
  },
};
