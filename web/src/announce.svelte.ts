/** Announcements for screen readers, in a polite and an assertive live region. */

import { untrack } from 'svelte';

class Announcements {
  polite = $state('');
  urgent = $state('');

  /** Something happened. Several at once are read one after the other. */
  tell(text: string): void {
    if (text) this.polite = untrack(() => this.polite) === text ? `${text} ` : text;
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
