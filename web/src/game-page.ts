/** What the page must know of a game to show it. */
import type { Component } from 'svelte';
import type { EditionDesk } from './editions/desk.svelte';
import type { Edition } from './editions/edition';
import type { Json } from './wire/messages';
import type { Answer, Position } from './settle/answers';
import type { Desk } from './settle/desk.svelte';
import type { Declared } from './settle/form/declared';
import type { ValueWords } from './settle/form/words';
import type { Signs } from './table/aid/signs';
import type { Staging } from './table/director/staging';
import type { TableSession } from './table/session/session.svelte';

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export interface GamePage {
  /** The screen of a table where the game is played. */
  screen: Lazy<{ session: TableSession }>;
  /** The picture on the home page, if there is one. */
  picture: Component | null;
  /** How what happens is staged; without it a beat is told in its words. */
  staging: (() => Promise<{ STAGING: Staging }>) | null;
  /** Types of events that become headings in the log. */
  headings: string[];
  /** Types of events with which a player's turn begins; empty: a turn is what one player does until another moves. */
  turns: string[];
  /** What the log can be filtered by, beside the players: types of events by the name of their kind. */
  kinds: Record<string, string[]>;
  /** Kinds of decisions for which the game itself sets a time limit. A table without a clock lifts these limits, too. */
  limited: string[];
  /** If players can make deals: the dialog that builds a statement, and the types of statements that get a yes or a no. */
  deals: { builder: Lazy<{ session: TableSession; onclose: () => void }>; answerable: string[] } | null;
  /** Whether its bots say what they would do and why they did something; of other games the server's list says so. */
  advises: boolean;
  /** What is drawn on the screen and answers "what is this?"; without it only the player aid tells. */
  signs: (() => Promise<{ SIGNS: Signs }>) | null;
  /** If positions can be arranged on a drawn board; else only in a form and as JSON. */
  editor: GameEditor | null;
  /** If owners of its box can edit their values in a form; else only in a file. */
  edition: (() => Promise<EditionForm>) | null;
}

export interface EditionForm {
  Form: Component<{ desk: EditionDesk }>;
  /** Whether an edition has the shape that the form needs; its values may still be wrong. */
  readable: (content: Edition) => boolean;
}

/** Small screens show the board and the rest of the position one at a time. */
export type EditorProps = {
  desk: Desk;
  part: 'all' | 'board' | 'rest';
};

export interface GameEditor {
  screen: Lazy<EditorProps>;
  /** What is loaded together with the screen. */
  tools: () => Promise<{ TOOLS: EditorTools }>;
}

export interface EditorTools {
  /** A board with nobody in danger on it; the server fills in the rest. */
  empty: (players: number) => Json;
  /** The fields that the screen sets itself; a form has the others. */
  fields: string[];
  /** A field whose values the position itself knows better than its declaration. */
  refined: (field: string, type: Declared, answer: Answer) => Declared;
  words: (answer: Answer) => ValueWords;
  /** The same position with the values of another box, null for ours; what that box has no place for goes. */
  withEdition: ((position: Position, edition: Edition | null, ours: Edition, answer: Answer) => Position) | null;
}
