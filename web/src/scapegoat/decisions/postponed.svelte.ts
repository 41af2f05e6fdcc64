/** A decision that was put aside to look at the board; it waits behind a button of the action bar. */

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
