/** The prisoner that is selected on the board, and the square that is previewed before the prisoner goes there. */
import type { TableSession } from '../table/session/session.svelte';
import type { Explained, GuideMove } from '../wire/messages';
import type { Square, Where } from '../wire/games/boat';
import { movesFrom, moveTo, origins, previewOf, sameWhere, triedMove } from './yard';

export class Picking {
  origin = $state.raw<Where | null>(null);
  /** The move that is only looked at: what its guard would do is shown on the board. */
  looked = $state.raw<GuideMove | null>(null);
  /** Why the prisoner that is picked up may not go to the place that was touched last. */
  refused = $state.raw<{ where: Where; why: Explained } | null>(null);
  busy = $state(false);

  constructor(readonly session: TableSession) {}

  get moves(): GuideMove[] {
    return this.session.fresh?.moves ?? [];
  }

  get origins(): Where[] {
    return origins(this.moves);
  }

  /** Where the prisoner that is picked up can go. */
  get reachable(): GuideMove[] {
    return movesFrom(this.moves, this.origin);
  }

  get preview(): ReturnType<typeof previewOf> {
    return previewOf(this.looked);
  }

  canLift(where: Where): boolean {
    return this.origins.some((each) => sameWhere(each, where));
  }

  lifted(where: Where): boolean {
    return this.origin !== null && sameWhere(this.origin, where);
  }

  target(where: Where): GuideMove | undefined {
    return moveTo(this.reachable, where);
  }

  lift(where: Where): void {
    this.looked = null;
    this.refused = null;
    this.origin = this.lifted(where) ? null : where;
  }

  look(move: GuideMove | null): void {
    this.looked = move;
    if (move) this.refused = null;
  }

  /** A click on a place: go there, or pick up who stands there. With a finger the first touch only looks. */
  async touch(where: Square | 'cell' | 'boat', { finger = false, seen = this.looked } = {}): Promise<void> {
    const move = this.target(where);
    if (move && finger && seen !== move) this.look(move);
    else if (move) await this.play(move);
    else if (this.canLift(where)) this.lift(where);
    else if (this.origin !== null) await this.#ask(this.origin, where);
  }

  /** The arbiter says why the prisoner may not go there. */
  async #ask(origin: Where, where: Where): Promise<void> {
    const move = triedMove(origin, where);
    const why = move && (await this.session.explain(move));
    // Meanwhile another prisoner may have been picked up.
    if (why && !why.allowed && this.lifted(origin)) this.refused = { where, why };
  }

  async play(move: GuideMove): Promise<void> {
    this.busy = true;
    const answer = await this.session.play(move.move);
    this.busy = false;
    if (answer.ok) this.clear();
  }

  clear(): void {
    this.origin = null;
    this.looked = null;
    this.refused = null;
  }
}

/** What the drawn yard needs of it; an editor has less than a table. */
export type YardPicking = Pick<
  Picking,
  'target' | 'canLift' | 'lifted' | 'touch' | 'look' | 'looked' | 'preview' | 'refused'
>;
export type YardSession = Pick<TableSession, 'name' | 'seat' | 'log'>;
