/** Announcements for screen readers, in a polite and an assertive live region. */

import { untrack } from 'svelte';

/** So many stay in the region; they have been read long before they go. */
const KEPT = 20;

class Announcements {
  /** What happened, the latest last. Each is an element of its own, so that none is lost if several come at once. */
  polite = $state.raw<{ key: number; text: string }[]>([]);
  urgent = $state('');
  #told = 0;

  /** Something happened. Several at once are read one after the other. */
  tell(text: string): void {
    if (!text) return;
    this.#told += 1;
    const key = this.#told;
    this.polite = [...untrack(() => this.polite), { key, text }].slice(-KEPT);
  }

  /** Something that should interrupt: your turn, a lost connection. */
  insist(text: string): void {
    if (text) this.urgent = untrack(() => this.urgent) === text ? `${text} ` : text;
  }

  /** What was urgent is over. */
  calm(text: string): void {
    this.urgent = '';
    this.tell(text);
  }
}

export const announcements = new Announcements();
