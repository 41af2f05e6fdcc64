/** Decisions whose dialog was closed to look at the board; a button of the action bar opens it again. */

class Aside {
  #which = $state('');

  has(which: string): boolean {
    return this.#which === which;
  }

  put(which: string): void {
    this.#which = which;
  }

  reopen(): void {
    this.#which = '';
  }
}

export const aside = new Aside();
