/** The tokens of a room grouped by kind. */

export interface Pile {
  item: string;
  count: number;
}

/** One pile per kind, in the order in which the kinds first appear. */
export function piles(items: string[]): Pile[] {
  const found: Pile[] = [];
  for (const item of items) {
    const known = found.find((each) => each.item === item);
    if (known) known.count += 1;
    else found.push({ item, count: 1 });
  }
  return found;
}

/** More kinds than this need smaller tokens. */
export const MANY = 3;
