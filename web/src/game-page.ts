/** What the page must know of a game to show it. */
import type { Component } from 'svelte';
import type { Sound } from './sound';
import type { TableSession } from './table/session/session.svelte';

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export interface GamePage {
  /** The screen of a table where the game is played. */
  screen: Lazy<{ session: TableSession }>;
  /** The picture on the home page, if there is one. */
  picture: Component | null;
  /** The sound that is played after an event, by the event's type. */
  sounds: Record<string, Sound>;
  /** Types of events that hardly change the screen, so that the next thing is shown at once. */
  unpaced: string[];
  /** Types of events that become headings in the log. */
  headings: string[];
  /** Kinds of decisions for which the game itself sets a time limit. A table without a clock lifts these limits, too. */
  limited: string[];
  /** If players can make deals: the dialog that builds a statement, and the types of statements that get a yes or a no. */
  deals: { builder: Lazy<{ session: TableSession; onclose: () => void }>; answerable: string[] } | null;
}
