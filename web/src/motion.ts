/** Durations of animations; zero where reduced motion is preferred. */

export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A duration; none for those who asked for less motion. */
export function ms(duration: number): number {
  return still() ? 0 : duration;
}

/** Calls back after the next frame was painted. Returns how to take that back. */
export function afterPaint(then: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(then)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** How to scroll to what should be seen. */
export function scrolling(): ScrollBehavior {
  return still() ? 'auto' : 'smooth';
}
