/**
 * What can be opened beside the board of a replay. A panel is loaded when somebody opens it; it may lead to moments through the player.
 * To add one, add a row.
 */
import type { Component } from 'svelte';
import type { TableSession } from '../table/session/session.svelte';
import type { ReplayPlayer } from './player.svelte';

export type PanelProps = {
  player: ReplayPlayer;
  session: TableSession;
  onclose: () => void;
};

export interface ReplayPanel {
  id: string;
  icon: string;
  /** The text on its button. */
  title: string;
  /** Only for games that are over. */
  over: boolean;
  load: () => Promise<{ default: Component<PanelProps> }>;
}

export const PANELS: ReplayPanel[] = [
  {
    id: 'analysis',
    icon: 'star',
    title: 'web-replay-chances',
    over: true,
    load: () => import('../analysis/AnalysisPanel.svelte'),
  },
  {
    id: 'figures',
    icon: 'sheet',
    title: 'web-replay-figures',
    over: true,
    load: () => import('./FiguresPanel.svelte'),
  },
];
