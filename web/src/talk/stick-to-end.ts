/** Keeps a list at its end while somebody reads there, and leaves it alone while they read further up. */
import type { Action } from 'svelte/action';

const NEAR = 60;

export const following: Action<HTMLElement, number> = (list) => {
  let atEnd = true;
  let last = 0;
  const scrolled = (): void => {
    // Only going up leaves the end: below may be what has come since it was scrolled there.
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) atEnd = true;
    else if (list.scrollTop < last) atEnd = false;
    last = list.scrollTop;
  };
  const follow = (): void => {
    if (atEnd) list.scrollTop = list.scrollHeight;
  };
  list.addEventListener('scroll', scrolled, { passive: true });
  // A list behind a tab has no end to be at: it finds it when it is shown.
  const shown = new ResizeObserver(follow);
  shown.observe(list);
  return {
    update: () => requestAnimationFrame(follow),
    destroy: () => {
      shown.disconnect();
      list.removeEventListener('scroll', scrolled);
    },
  };
};
