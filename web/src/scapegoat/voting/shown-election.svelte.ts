/** The election whose result is shown; kept outside the components because passing a device on removes them. */
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
