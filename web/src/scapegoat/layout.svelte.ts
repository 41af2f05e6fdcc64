/** The layout for the size of the screen. */
import { MediaQuery } from 'svelte/reactivity';

/** low: a phone that lies. tall and wide: a tablet held upright, or lying. */
export type Layout = 'phone' | 'low' | 'tall' | 'wide' | 'desktop';

const phone = new MediaQuery('width < 700px');
/** Too low for a board with a bar below it. Styles ask for the same height. */
const low = new MediaQuery('(height < 480px) and (orientation: landscape)');
/** Three columns; below that the rooms would become too narrow to read, and a lying tablet's layout fits better. */
const desktop = new MediaQuery('width >= 1240px', true);
const tall = new MediaQuery('orientation: portrait');

export const screen = {
  get layout(): Layout {
    if (low.current) return 'low';
    if (phone.current) return 'phone';
    if (desktop.current) return 'desktop';
    return tall.current ? 'tall' : 'wide';
  },
  /** A phone, however it is held: small rooms, and one side of the game at a time. */
  get small(): boolean {
    return this.layout === 'phone' || this.layout === 'low';
  },
};
