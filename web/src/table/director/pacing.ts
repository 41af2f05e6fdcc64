/** Shows what others did one thing after the other, so that a person can follow; never far behind what is true. */

/** However much has happened, it is told within this time. */
const FURTHEST_BEHIND = 3_000;

export class Pacing<T> {
  #waiting: T[] = [];
  #timer = 0;
  #held = false;

  constructor(
    readonly show: (each: T) => void,
    /** How long the thing should stay before the next one is shown, in milliseconds. */
    readonly stays: (each: T) => number,
  ) {}

  add(each: T): void {
    this.#waiting.push(each);
    if (!this.#timer && !this.#held) this.#next();
  }

  /** Nothing more is shown until it is released: something on the screen wants to be looked at first. */
  hold(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#held = true;
  }

  release(): void {
    if (!this.#held) return;
    this.#held = false;
    this.#next();
  }

  /** Everything at once: for those who do not want to wait, and before something that replaces all of it. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    for (const each of this.#waiting.splice(0)) this.show(each);
  }

  /** Forgets what has not been shown. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#waiting = [];
  }

  /** Whether there is more that has not been shown yet. */
  get behind(): boolean {
    return this.#waiting.length > 0;
  }

  #next(): void {
    this.#timer = 0;
    while (!this.#held) {
      const each = this.#waiting.shift();
      if (each === undefined) return;
      this.show(each);
      const stay = Math.min(this.stays(each), FURTHEST_BEHIND / (this.#waiting.length + 1));
      if (stay > 0) {
        this.#timer = window.setTimeout(() => this.#next(), stay);
        return;
      }
    }
  }
}
