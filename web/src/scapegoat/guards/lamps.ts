/** The guards of a room as a row of lamps. */

/** alarm: a guard that is only counted during a false alarm; bribed: one that ignores the player who paid. */
export type Lamp = 'dark' | 'lit' | 'alarm' | 'bribed';

/** From the left: guards that stand there, guards that are only counted, dark lamps. The last burning lamps are the bribed ones. */
export function lamps(standing: number, alarm: number, bribed: number, most: number): Lamp[] {
  const burning = Math.min(standing + alarm, most);
  return Array.from({ length: most }, (_, index) => {
    if (index >= burning) return 'dark';
    if (index >= burning - bribed) return 'bribed';
    return index < standing ? 'lit' : 'alarm';
  });
}
