import { describe, expect, it } from 'vitest';
import { flightsOf } from './flights';

describe('what flies over the board', () => {
  it('takes tokens from a room to a sheet', () => {
    const flights = flightsOf([{ type: 'items_taken', seat: 1, from: 'infirmary', items: ['drug', 'drug'] }]);
    expect(flights).toEqual([
      { icon: 'drug', from: 'room-infirmary', to: 'seat-1' },
      { icon: 'drug', from: 'room-infirmary', to: 'seat-1' },
    ]);
  });

  it('carries a trade both ways', () => {
    const trade = { type: 'trade_accepted', seat: 0, with: 2, give: ['key'], give_cash: 0, take: [], take_cash: 1 };
    expect(flightsOf([trade])).toEqual([
      { icon: 'key', from: 'seat-0', to: 'seat-2' },
      { icon: 'cash', from: 'seat-2', to: 'seat-0' },
    ]);
  });

  it('brings the letter of a task to everybody who marks one', () => {
    const events = [
      { type: 'task_completed', seat: 0, at: 'chapel', task: 'x' },
      { type: 'element_marked', seat: 0, element: 'A' },
      { type: 'element_marked', seat: 2, element: 'D' },
    ];
    expect(flightsOf(events).map(({ letter, to }) => `${letter} ${to}`)).toEqual(['A seat-0', 'D seat-2']);
  });

  it('is silent about the rest', () => {
    expect(flightsOf([{ type: 'moved', seat: 0, from: 'chapel', to: 'laundry' }])).toEqual([]);
  });
});
