/** All seats in the order in which their sheets are shown: the viewer's own first, then clockwise. */
export function seatsFrom(own: number | null, seats: number): number[] {
  return Array.from({ length: seats }, (_, index) => ((own ?? 0) + index) % seats);
}
