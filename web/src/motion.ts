/** Durations of animations; zero where reduced motion is preferred. */

export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A duration; none for those who asked for less motion. */
export function ms(duration: number): number {
  return still() ? 0 : duration;
}
