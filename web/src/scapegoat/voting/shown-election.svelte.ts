/** The election that is being shown; kept here so that it survives the cover when a device is passed on. */
import type { Election } from './election';

class Revealing {
  #table = '';
  #election = $state.raw<Election | null>(null);

  of(table: string): Election | null {
    return this.#election && this.#table === table ? this.#election : null;
  }

  show(table: string, election: Election): void {
    this.#table = table;
    this.#election = election;
  }

  close(): void {
    this.#election = null;
  }
}

export const revealing = new Revealing();
