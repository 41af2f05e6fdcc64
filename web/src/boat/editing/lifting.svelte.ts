/** The piece that is lifted from the yard or chosen beside it; the next tap puts it down. */
import type { Desk } from '../../settle/desk.svelte';
import type { Square, Where } from '../../wire/games/boat';
import type { GuideMove } from '../../wire/messages';
import type { YardPicking } from '../picking.svelte';
import { sameWhere } from '../yard';
import { moveGuard, movePrisoner, ownerAt, spare, type Yard } from './edits';

/** `from` null: any prisoner of the seat, a new one for each square. */
export type Lifted = { kind: 'prisoner'; seat: number; from: Where | null } | { kind: 'guard'; row: number };

/** Any place may be tapped; no move is played. */
const ANYWHERE: GuideMove = { move: { type: '' }, text: '', group: '', path: [], cost: 0 };

export class Lifting implements YardPicking {
  piece = $state.raw<Lifted | null>(null);
  looked = null;
  preview = null;
  refused = null;

  constructor(readonly desk: Desk) {}

  get yard(): Yard {
    return this.desk.position as unknown as Yard;
  }

  change(edit: (yard: Yard) => Yard): void {
    this.desk.change((position) => edit(position as never));
  }

  canLift(where: Where): boolean {
    if (this.piece) return where === 'cell' && this.piece.kind === 'prisoner';
    return Array.isArray(where) && (ownerAt(this.yard, where) !== null || this.#guardAt(where));
  }

  lifted(where: Where): boolean {
    const piece = this.piece;
    if (piece?.kind === 'prisoner') return piece.from !== null && sameWhere(piece.from, where);
    return piece?.kind === 'guard' && Array.isArray(where) && where[0] === piece.row && this.#guardAt(where);
  }

  target(where: Where): GuideMove | undefined {
    const piece = this.piece;
    if (!piece || this.lifted(where)) return undefined;
    if (piece.kind === 'prisoner') return ANYWHERE;
    return Array.isArray(where) && where[0] === piece.row ? ANYWHERE : undefined;
  }

  look(): void {
    this.looked = null;
  }

  touch(where: Square | 'cell' | 'boat'): Promise<void> {
    const piece = this.piece;
    if (piece && this.target(where)) this.#put(piece, where);
    else if (piece) this.piece = null;
    else if (Array.isArray(where)) this.#lift(where);
    return Promise.resolve();
  }

  #lift(square: Square): void {
    const seat = ownerAt(this.yard, square);
    if (seat !== null) this.piece = { kind: 'prisoner', seat, from: square };
    else if (this.#guardAt(square)) this.piece = { kind: 'guard', row: square[0] };
  }

  #put(piece: Lifted, where: Where): void {
    if (piece.kind === 'guard') {
      this.change((yard) => moveGuard(yard, piece.row, (where as Square)[1]));
      this.piece = null;
      return;
    }
    const from = piece.from ?? spare(this.yard, piece.seat);
    if (from !== undefined) this.change((yard) => movePrisoner(yard, piece.seat, from, where));
    if (piece.from !== null) this.piece = null;
  }

  #guardAt([row, column]: Square): boolean {
    return this.yard.guards[row - 1] === column;
  }
}
