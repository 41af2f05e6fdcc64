/**
 * How a session reaches its table. A live table is at the end of a WebSocket (connection.ts); a practice table is asked over HTTP
 * (practice/practice-link.ts); a record could answer by itself. Whoever makes a session says which.
 */
import type { ToClient, ToServer } from './messages';

export type LinkState = 'connecting' | 'open' | 'lost' | 'gone';

export interface TableLink {
  /** Sends now or as soon as the table can be reached. Every request with an id is answered once, across breaks too. */
  send: (message: ToServer) => void;
  /** The device woke up, or the network is back. */
  wake: () => void;
  close: () => void;
}

export type Hello = Extract<ToServer, { type: 'hello' }>;

/** What a link tells the session that opened it. */
export interface LinkEnd {
  /** Who is there and what they know already; asked for whenever the link is made anew. */
  hello: () => Hello;
  /** `welcome` or what was missed, then `present`, then whatever happens. */
  onMessage: (message: ToClient) => void;
  onState: (state: LinkState) => void;
}

export interface LinkMaker {
  open: (end: LinkEnd) => TableLink;
  /** Whether the server keeps the table: then it has a link for others, a record and a rematch. */
  stored: boolean;
  /** What it tells happened long ago: it can be watched, and nothing can be done about it. */
  past?: boolean;
}
