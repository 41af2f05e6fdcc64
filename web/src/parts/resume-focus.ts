/** Where the keyboard goes on when what had the focus is gone, and nothing else has taken it. */
import { tick } from 'svelte';

let home: HTMLElement | null = null;

/** For as long as it is on the screen, this is where things are done. The answer ends that. */
export function resumeAt(element: HTMLElement): () => void {
  home = element;
  return () => {
    if (home === element) home = null;
  };
}

/** To be called when something goes that may have had the focus. */
export async function resume(): Promise<void> {
  await tick();
  if (document.activeElement === document.body) home?.focus({ preventScroll: true });
}
