/** The move that the player in front of the screen is putting together. The board and the action bar both read and change it. */
import type { GuideMove, Move, RefusedMove } from '../../wire/messages';
import { narrowed, nextQuestion, same, type MoveGrammar, type Pick, type Question } from './questions';
import type { TableSession } from '../session/session.svelte';

export class Intent {
  group = $state<string | null>(null);
  picks = $state.raw<Pick[]>([]);
  /** A complete move that must be confirmed, or a template that must be filled in. */
  chosen = $state.raw<GuideMove | null>(null);
  /** A move that was tried and is not legal; its reasons are shown. */
  refused = $state.raw<RefusedMove | null>(null);
  /** The place that is looked at closely. */
  place = $state<string | null>(null);
  busy = $state(false);
  /** How many moves have been begun. */
  #begun = 0;

  constructor(
    readonly session: TableSession,
    readonly grammar: MoveGrammar,
  ) {}

  get moves(): GuideMove[] {
    return this.session.fresh?.moves ?? [];
  }

  get left(): GuideMove[] {
    return narrowed(this.moves, this.group, this.picks);
  }

  get question(): Question | null {
    return this.group === null || this.chosen ? null : nextQuestion(this.left, this.grammar.fields);
  }

  /** The moves that a place on the board or a player's sheet stands for in the present question. */
  offers(kind: 'place' | 'seat', id: string | number): GuideMove[] {
    const question = this.question;
    if (!question || question.kind !== kind) return [];
    return question.options.find((option) => same(option.value, id))?.moves ?? [];
  }

  /** Starts with the moves of a group, as a verb of the action bar does. */
  begin(group: string): void {
    this.clear();
    this.#begun += 1;
    this.group = group;
    this.#settle();
  }

  pick(value: unknown): void {
    const question = this.question;
    if (!question) return;
    this.picks = [...this.picks, { field: question.field, value }];
    this.#settle();
  }

  /** Plays a move that was chosen as a whole, or asks to confirm it or to fill it in. */
  choose(move: GuideMove): void {
    this.refused = null;
    if (this.grammar.isTemplate(move.move) || this.grammar.confirmed.has(move.move.type)) this.chosen = move;
    else void this.play(move.move);
  }

  async play(move: Move): Promise<boolean> {
    this.busy = true;
    const begun = this.#begun;
    const answer = await this.session.play(move);
    this.busy = false;
    // The position after the move is shown before its answer is, and may have begun the next one.
    if (answer.ok && begun === this.#begun) this.clear();
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
    else this.place = null;
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
}
