/** What the player in front of the screen is about to do; the board and the action bar both read and change it. */
import type { GuideMove, Move, RefusedMove } from '../../wire/messages';
import { narrowed, nextQuestion, same, type Pick, type Question } from './questions';
import type { TableSession } from '../session/session.svelte';

/** Moves that are looked at once more before they are made: they cannot be taken back, or they cost much. */
const CONFIRMED = new Set(['vote', 'blackmail', 'complete', 'leave_behind', 'keep', 'end_turn']);

export class Intent {
  group = $state<string | null>(null);
  picks = $state.raw<Pick[]>([]);
  /** A move (or a template to fill in, such as a trade) that only waits for a yes. */
  chosen = $state.raw<GuideMove | null>(null);
  /** Why something may not be done: shown beside what was tried. */
  refused = $state.raw<RefusedMove | null>(null);
  /** The room looked at, open as a panel or a sheet. */
  room = $state<string | null>(null);
  busy = $state(false);

  constructor(readonly session: TableSession) {}

  get moves(): GuideMove[] {
    return this.session.fresh?.moves ?? [];
  }

  get left(): GuideMove[] {
    return narrowed(this.moves, this.group, this.picks);
  }

  get question(): Question | null {
    return this.group === null || this.chosen ? null : nextQuestion(this.left);
  }

  /** The value of the question that a place on the board stands for, if it does. */
  offers(kind: 'place' | 'seat', id: string | number): GuideMove[] {
    const question = this.question;
    if (!question || question.kind !== kind) return [];
    return question.options.find((option) => same(option.value, id))?.moves ?? [];
  }

  /** A verb of the action bar. */
  begin(group: string): void {
    this.clear();
    this.group = group;
    this.#settle();
  }

  pick(value: unknown): void {
    const question = this.question;
    if (!question) return;
    this.picks = [...this.picks, { field: question.field, value }];
    this.#settle();
  }

  /** A move chosen as a whole, from wherever it was shown. */
  choose(move: GuideMove): void {
    this.refused = null;
    if (this.#isTemplate(move.move) || CONFIRMED.has(move.move.type)) this.chosen = move;
    else void this.play(move.move);
  }

  async play(move: Move): Promise<boolean> {
    this.busy = true;
    const answer = await this.session.play(move);
    this.busy = false;
    if (answer.ok) this.clear();
    return answer.ok;
  }

  why(refused: RefusedMove): void {
    this.refused = refused;
  }

  /** One step back; Escape does that. */
  back(): void {
    if (this.refused) this.refused = null;
    else if (this.chosen) {
      this.chosen = null;
      this.picks = this.picks.slice(0, -1);
      if (this.left.length < 2) this.clear();
    } else if (this.picks.length > 0) this.picks = this.picks.slice(0, -1);
    else if (this.group !== null) this.group = null;
    else this.room = null;
  }

  clear(): void {
    this.group = null;
    this.picks = [];
    this.chosen = null;
    this.refused = null;
  }

  #settle(): void {
    const left = this.left;
    if (left.length === 1) this.choose(left[0]!);
  }

  #isTemplate(move: Move): boolean {
    return move.type === 'trade' && move.give === undefined;
  }
}
