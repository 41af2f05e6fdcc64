/** A stage that is being learnt: its table, the page that is shown, and what was answered to the last try. */
import { PracticeTable, type PracticeAnswer } from '../practice/practice-link';
import { TableSession } from '../table/session/session.svelte';
import type { Explained, Move } from '../wire/messages';
import type { LessonNow, LessonPage } from '../wire/types';
import { learnProgress } from './progress.svelte';

/** Help gets more concrete: nothing, words, the place, the move. */
export type Degree = 0 | 1 | 2 | 3;

let tables = 0;

export class Lesson {
  readonly session: TableSession;
  /** The newest answer; what it belongs to may still be on its way to the screen. */
  #heard = $state.raw<LessonNow | null>(null);
  /** What the screen shows: it follows when everything that happened has been shown. */
  now = $state.raw<LessonNow | null>(null);
  /** Which of the pages is open. */
  page = $state(0);
  /** What the rules say to the try that a page invites. */
  tried = $state.raw<Explained | null>(null);
  help = $state<Degree>(0);

  constructor(
    readonly game: string,
    readonly stage: string,
  ) {
    const moves = learnProgress.movesAt(game, stage);
    const table = new PracticeTable({ from: 'lesson', game, stage }, (answer) => this.#take(answer, table), moves);
    tables += 1;
    this.session = new TableSession(`learn-${tables}`, table);
  }

  get open(): LessonPage | null {
    return this.now?.pages[this.page] ?? null;
  }

  /** Whether the open page is the last one: what is to be done stands on it, or the stage is over. */
  get last(): boolean {
    return this.now !== null && this.page >= this.now.pages.length - 1;
  }

  /** Whether everything that happened is on the screen. */
  get calm(): boolean {
    return this.session.director.beat === null && this.session.director.waiting === 0;
  }

  /** Brings the panel up to what was heard last. */
  follow(): void {
    const { now } = this;
    const heard = this.#heard;
    if (heard === null || now === heard) return;
    if (now?.goal !== heard.goal || now.done !== heard.done) {
      this.page = 0;
      this.tried = null;
      this.help = 0;
    }
    this.now = heard;
    if (heard.done) learnProgress.finish(this.game, this.stage);
  }

  next(): void {
    this.tried = null;
    this.help = 0;
    if (!this.last) this.page += 1;
  }

  /** Asks the rules about the try that the page invites. */
  async attempt(): Promise<void> {
    const { open } = this;
    if (open?.attempt) this.tried = await this.session.explain(open.attempt as Move);
  }

  more(): void {
    if (this.help < 3) this.help = (this.help + 1) as Degree;
  }

  #take(answer: PracticeAnswer, table: PracticeTable): void {
    const lesson = answer.lesson as LessonNow | undefined;
    if (!lesson) return;
    this.#heard = lesson;
    if (!lesson.done) learnProgress.keepMoves(this.game, this.stage, table.done);
  }
}
