/** What a table still waits for before it can start. */
import type { TableInfo } from '../wire/messages';

export interface Missing {
  /** How many seats nobody has taken. */
  open: number;
  /** Guests who have not said that they are ready; the host's own seats are. */
  unready: number[];
}

export function missing(table: TableInfo, hostSeats: number[]): Missing {
  const seats = table.seats.map((seat, index) => ({ ...seat, index }));
  return {
    open: seats.filter((each) => each.kind === 'open').length,
    unready: seats
      .filter((each) => each.kind === 'guest' && !each.ready && !hostSeats.includes(each.index))
      .map((each) => each.index),
  };
}
