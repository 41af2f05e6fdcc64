/** The Scapegoat, as the page's registry of games knows it. */
import picture from '../art/scapegoat/Scene.svelte';
import type { GamePage } from '../game-page';

export const SCAPEGOAT: GamePage = {
  screen: () => import('./Game.svelte'),
  picture,
  staging: () => import('./staging/staging'),
  headings: ['round_started'],
  turns: ['turn_started'],
  kinds: {
    votes: ['vote_called', 'voted', 'votes_revealed', 'elected', 'choice_left'],
    tasks: [
      'task_completed',
      'element_marked',
      'reward_revealed',
      'task_buried',
      'task_placed',
      'task_removed',
      'task_moved',
      'no_task_found',
      'consent_asked',
      'consent_given',
      'consent_refused',
    ],
    trades: ['trade_offered', 'trade_accepted', 'trade_declined', 'stolen', 'item_bullied', 'card_taken'],
  },
  limited: ['negotiation'],
  deals: {
    builder: () => import('./talking/StatementBuilder.svelte'),
    answerable: ['propose_vote', 'promise', 'ask', 'threat'],
  },
  advises: true,
  signs: () => import('./board-signs'),
  editor: { screen: () => import('./editing/Editor.svelte'), tools: () => import('./editing/tools') },
  edition: () => import('./box/form'),
};
