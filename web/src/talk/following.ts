/** Keeps a list at its end while somebody reads there, and leaves it alone while they read further up. */
import type { Action } from 'svelte/action';

const NEAR = 60;

export const following: Action<HTMLElement, number> = (list) => {
  let atEnd = true;
  const scrolled = (): void => {
    atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
  const follow = (): void => {
    if (atEnd) list.scrollTop = list.scrollHeight;
  };
  list.addEventListener('scroll', scrolled, { passive: true });
  requestAnimationFrame(follow);
  return { update: () => requestAnimationFrame(follow), destroy: () => list.removeEventListener('scroll', scrolled) };
};
