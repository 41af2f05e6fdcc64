/** The piece in hand: chosen in the palette and tapped into rooms, or dragged there. */
import type { Desk } from '../../settle/desk.svelte';
import type { Item, Location } from '../../wire/games/scapegoat';
import type { BoardIntent } from '../prison/board-host';
import * as edits from './edits';
import type { Prison } from './edits';
import { piecesOf } from './edited-view';

/** `from`: a piece that is on the board already. */
export type Piece =
  | { kind: 'pawn'; seat: number; from?: Location }
  | { kind: 'guard'; from?: Location }
  | { kind: 'token'; item: Item; from?: Location }
  | { kind: 'task'; from: Location };

export function samePiece(one: Piece | null, other: Piece | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export class Placing implements BoardIntent {
  /** The piece that the next taps put down. */
  tool = $state.raw<Piece | null>(null);
  /** The room whose content is being changed. */
  opened = $state<Location | null>(null);
  // Nothing is played here.
  question = null;
  group = null;
  moves = [];
  picks = [];
  busy = false;

  constructor(readonly desk: Desk) {}

  get position(): Prison {
    return this.desk.position as Prison;
  }

  get tokens(): Record<string, number> {
    return piecesOf(this.desk.answer)?.tokens ?? {};
  }

  change(edit: (position: Prison) => Prison): void {
    this.desk.change((position) => edit(position as never));
  }

  /** The room that was tapped: the piece in hand goes there, or the room opens. */
  get place(): string | null {
    return this.opened;
  }

  set place(place: string | null) {
    if (place !== null && this.tool) this.put(this.tool, place as Location);
    else this.opened = place as Location | null;
  }

  put(piece: Piece, place: Location): void {
    if (piece.kind === 'pawn') this.change((position) => edits.putPawn(position, piece.seat, place));
    else if (piece.kind === 'guard') this.#putGuard(piece.from, place);
    else if (piece.kind === 'task') this.change((position) => edits.moveTask(position, piece.from, place));
    else this.#putToken(piece.item, piece.from, place);
  }

  /** Off the board. A pawn is always on it. */
  remove(piece: Piece): void {
    const { from } = piece;
    if (from === undefined) return;
    if (piece.kind === 'guard')
      this.change((position) => edits.setGuards(position, from, (position.guards[from] ?? 0) - 1));
    else if (piece.kind === 'token') this.change((position) => edits.takeToken(position, from, piece.item));
    else if (piece.kind === 'task') this.change((position) => edits.putTask(position, from, null));
  }

  #putGuard(from: Location | undefined, place: Location): void {
    this.change((position) =>
      from === undefined ? edits.nextGuards(position, place) : edits.moveGuard(position, from, place),
    );
  }

  #putToken(item: Item, from: Location | undefined, place: Location): void {
    this.change((position) =>
      from === undefined
        ? edits.putToken(position, place, item, this.tokens)
        : edits.moveToken(position, from, place, item),
    );
  }

  offers(): [] {
    return [];
  }

  pick(): void {
    this.opened = null;
  }

  why(): void {
    this.opened = null;
  }

  choose(): void {
    this.opened = null;
  }

  begin(): void {
    this.opened = null;
  }
}
