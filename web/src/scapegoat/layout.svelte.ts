/** Which of the layouts fits the screen. */
import { MediaQuery } from 'svelte/reactivity';

/** tall and wide: a tablet held upright, or lying. */
export type Layout = 'phone' | 'tall' | 'wide' | 'desktop';

const phone = new MediaQuery('width < 700px');
/** Three columns; below that the rooms would become too narrow to read, and a lying tablet's layout fits better. */
const desktop = new MediaQuery('width >= 1240px', true);
const tall = new MediaQuery('orientation: portrait');

export const screen = {
  get layout(): Layout {
    if (phone.current) return 'phone';
    if (desktop.current) return 'desktop';
    return tall.current ? 'tall' : 'wide';
  },
};
