/** The edition that is being edited: kept in the browser at every change, checked by the server a moment later. */
import { checkEdition } from './requests';
import type { FieldProblem } from '../wire/messages';
import type { Edition } from './edition';
import { library, type KeptEdition } from './library.svelte';

/** Whoever types is answered once. */
const PAUSE = 300;

export class EditionDesk {
  content = $state.raw<Edition>({ name: {} });
  /** Everything that is wrong with it, in the words of the terminal. */
  problems = $state.raw<FieldProblem[]>([]);
  summary = $state('');
  /** Its file; empty while something is wrong. */
  text = $state('');
  /** What went wrong otherwise: no server, too many questions. */
  trouble = $state('');
  /** The problems are those of what is shown. */
  settled = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly kept: KeptEdition,
    /** The values that come with the game, to go back to. */
    readonly ours: Edition,
  ) {
    this.content = kept.content;
    void this.#check();
  }

  change(content: Edition): void {
    if (JSON.stringify(content) === JSON.stringify(this.content)) return;
    this.content = content;
    this.settled = false;
    library.change(this.kept.key, { content });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), PAUSE);
  }

  /** The problems of a field and of everything in it. */
  problemsAt(path: string): FieldProblem[] {
    return this.problems.filter(
      ({ field }) => field === path || (field.startsWith(path) && /^[.[]/.test(field.slice(path.length))),
    );
  }

  askAgain(): void {
    void this.#check();
  }

  close(): void {
    clearTimeout(this.#timer);
    // What was changed in the last moment is checked all the same: the list says whether it can be played.
    if (!this.settled) void this.#check();
  }

  async #check(): Promise<void> {
    const asked = ++this.#asked;
    const { content } = this;
    try {
      const answer = await checkEdition(this.kept.game, content);
      if (asked !== this.#asked) return;
      this.problems = answer.problems;
      this.summary = answer.summary ?? '';
      this.text = answer.text ?? '';
      this.trouble = '';
      this.settled = true;
      library.change(this.kept.key, { mistakes: answer.problems.length });
    } catch (error) {
      if (asked === this.#asked) this.trouble = (error as Error).message;
    }
  }
}
