/** The signs on the screen of The Scapegoat that answer "what is this?". */
import type { Signs } from '../table/aid/signs';

export const SIGNS: Signs = {
  room: '[data-anchor^="room-"]',
  guards: '[data-anchor^="room-"] .lamps',
  watch: '[data-anchor^="room-"] .word',
  function: '[data-anchor^="room-"] .function',
  item: '[data-anchor^="room-"] .pile',
  task: '[data-anchor^="room-"] .card.paper',
  pawn: '.pawn',
  price: '[data-anchor^="room-"] .price',
  sheet: '[data-anchor^="seat-"]',
  plan: '.plan.paper',
  scapegoat: '.stamp',
  slots: '.slots',
  tracks: '.track',
  cards: '.cards.names',
  'guards-left': '.watch',
  points: '.points',
};
