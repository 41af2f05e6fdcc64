/** An offer to trade while it is built: which of the things on both sheets change hands. */
import type { Move } from '../../wire/messages';
import type { Offer } from '../view';

export interface Side {
  /** Which of the sheet's items, by their place on the sheet. */
  items: number[];
  cash: number;
}

export interface Draft {
  give: Side;
  take: Side;
}

export const NOTHING_YET: Draft = { give: { items: [], cash: 0 }, take: { items: [], cash: 0 } };

export function toggled(side: Side, index: number): Side {
  const items = side.items.includes(index) ? side.items.filter((each) => each !== index) : [...side.items, index];
  return { ...side, items };
}

export function withCash(side: Side, cash: number, owned: number): Side {
  return { ...side, cash: Math.max(0, Math.min(owned, cash)) };
}

export function isEmpty({ give, take }: Draft): boolean {
  return give.items.length + take.items.length + give.cash + take.cash === 0;
}

export function offerOf(draft: Draft, partner: number, mine: string[], theirs: string[]): Offer {
  return {
    with: partner,
    give: named(draft.give, mine),
    give_cash: draft.give.cash,
    take: named(draft.take, theirs),
    take_cash: draft.take.cash,
  };
}

export function moveOf(offer: Offer): Move {
  return { type: 'trade', ...offer };
}

export function sameOffer(one: Offer, other: Offer): boolean {
  return JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));
}

function named(side: Side, owned: string[]): string[] {
  return owned.filter((_, index) => side.items.includes(index));
}

function canonical({ with: partner, give, give_cash, take, take_cash }: Offer): unknown[] {
  return [partner, [...give].sort(), give_cash, [...take].sort(), take_cash];
}
