/** Dragging pieces with mouse, pen or finger: from the palette or a room into a room, or off the board. */
import type { Location } from '../../wire/games/scapegoat';
import type { Item } from '../../wire/games/scapegoat';
import type { Piece, Placing } from './placing.svelte';

/** So far a finger may tremble while it taps. */
const TREMBLE = 6;

export class Dragging {
  piece = $state.raw<Piece | null>(null);
  x = $state(0);
  y = $state(0);
  /** The room under the pointer. */
  over = $state<string | null>(null);
  #begun: { piece: Piece; x: number; y: number; id: number } | null = null;

  constructor(readonly placing: Placing) {}

  start(event: PointerEvent, piece: Piece | null): void {
    if (!piece || event.button !== 0) return;
    this.#begun = { piece, x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  move(event: PointerEvent): void {
    const begun = this.#begun;
    if (!begun || begun.id !== event.pointerId) return;
    if (!this.piece && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < TREMBLE) return;
    this.piece = begun.piece;
    this.x = event.clientX;
    this.y = event.clientY;
    this.over = roomAt(event.clientX, event.clientY);
  }

  end(event: PointerEvent): void {
    const begun = this.#begun;
    this.#begun = null;
    if (!begun) return;
    if (this.piece) this.#drop(this.piece, roomAt(event.clientX, event.clientY));
    else if (begun.piece.from !== undefined) this.placing.place = begun.piece.from;
    this.cancel();
  }

  cancel(): void {
    this.#begun = null;
    this.piece = null;
    this.over = null;
  }

  #drop(piece: Piece, room: Location | null): void {
    if (room) this.placing.put(piece, room);
    else this.placing.remove(piece);
  }
}

function roomAt(x: number, y: number): Location | null {
  const anchor = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-anchor^="room-"]')?.dataset.anchor;
  return anchor ? (anchor.slice('room-'.length) as Location) : null;
}

/** The piece of the drawn prison that was touched, if it was one. */
export function pieceAt(target: EventTarget | null, pawns: Location[]): Piece | null {
  if (!(target instanceof Element)) return null;
  const pawn = target.closest<HTMLElement>('[data-anchor^="pawn-"]')?.dataset.anchor;
  if (pawn) {
    const seat = Number(pawn.slice('pawn-'.length));
    const from = pawns[seat];
    return from ? { kind: 'pawn', seat, from } : null;
  }
  const room = target.closest<HTMLElement>('[data-anchor^="room-"]')?.dataset.anchor;
  if (!room) return null;
  const from = room.slice('room-'.length) as Location;
  const item = target.closest<HTMLElement>('[data-item]')?.dataset.item as Item | undefined;
  if (item) return { kind: 'token', item, from };
  if (target.closest('.pinned')) return { kind: 'task', from };
  return target.closest('.lamps') ? { kind: 'guard', from } : null;
}
