/** What can be pointed at on the screen of any game: places, squares and the sheets of players. */
import type { Pointed } from '../wire/types';
import type { Signs } from '../table/aid/signs';
import type { Target } from './review.svelte';

export const TARGETS: Signs = {
  place: '[data-anchor^="room-"]',
  square: '[data-square]',
  seat: '[data-anchor^="seat-"]',
};

const PLACE = 'room-';
const SEAT = 'seat-';

/** What an element of the screen stands for. */
export function targetOf(data: { anchor?: string | undefined; square?: string | undefined }): Target {
  const { anchor = '', square } = data;
  if (square) return { square: square.split(',').map(Number) as [number, number] };
  if (anchor.startsWith(PLACE)) return { place: anchor.slice(PLACE.length) };
  return { about: Number(anchor.slice(SEAT.length)) };
}

/** Where to find it on the screen. */
export function selectorOf({ place, square, about }: Pick<Pointed, 'place' | 'square' | 'about'>): string {
  if (place != null) return `[data-anchor="${PLACE}${CSS.escape(place)}"]`;
  if (square) return `[data-square="${square.join()}"]`;
  return `[data-anchor="${SEAT}${about}"]`;
}

/** The beginning of what an element says of itself: its name. */
export function nameIn(label: string): string {
  return label.split(/[,.;:·(]/)[0]!.trim();
}
