/** Which prisoner is picked up, and which square is looked at before it goes there. */
import type { TableSession } from '../table/session/session.svelte';
import type { GuideMove } from '../wire/messages';
import type { Square, Where } from './view';
import { movesFrom, moveTo, origins, previewOf, sameWhere } from './yard';

export class Picking {
  origin = $state.raw<Where | null>(null);
  /** The move that is only looked at: what its guard would do is shown on the board. */
  looked = $state.raw<GuideMove | null>(null);
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
    this.origin = this.lifted(where) ? null : where;
  }

  look(move: GuideMove | null): void {
    this.looked = move;
  }

  /** A click on a place: go there, or pick up who stands there. With a finger the first touch only looks. */
  async touch(where: Square | 'cell' | 'boat', { finger = false, seen = this.looked } = {}): Promise<void> {
    const move = this.target(where);
    if (move && finger && seen !== move) this.look(move);
    else if (move) await this.play(move);
    else if (this.canLift(where)) this.lift(where);
    else this.clear();
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
  }
}
