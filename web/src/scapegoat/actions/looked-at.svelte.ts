/** Which action's card is open: the mouse rests on it, the keyboard is on it, or a finger is held on it. */

const REST = 350;
const LONG_PRESS = 450;
/** Time to bring the pointer from the button to its card. */
const GRACE = 250;

export class LookedAt {
  now = $state<string | null>(null);
  /** The press that is ending now opened a card. */
  wasLong = false;
  #timer = 0;

  restOn(verb: string): void {
    this.#after(this.now ? 0 : REST, verb);
  }

  /** Only where the keyboard moves the focus: a click is not a question. */
  focus(verb: string, target: EventTarget | null): void {
    if (target instanceof HTMLElement && target.matches(':focus-visible')) this.#after(0, verb);
  }

  press(verb: string, pointer: string): void {
    this.wasLong = false;
    if (pointer === 'mouse') return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.now = verb;
      this.wasLong = true;
    }, LONG_PRESS);
  }

  release(): void {
    clearTimeout(this.#timer);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  leaveSoon(): void {
    if (this.wasLong) return;
    this.#after(GRACE, null);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }

  #after(delay: number, verb: string | null): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.now = verb), delay);
  }
}
