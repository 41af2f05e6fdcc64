/** The sounds of the table by name. The synthesis is loaded with the first one that is played. */
import { settings } from '../settings.svelte';

export type Sound =
  | 'turn'
  | 'steps'
  | 'keys'
  | 'door'
  | 'stamp'
  | 'alarm'
  | 'sea'
  | 'paper'
  | 'cloth'
  | 'coins'
  | 'tear'
  | 'die'
  | 'bell'
  | 'tap'
  | 'talk';

/** The same sound not twice within this time: a hurried table is not a rattle. */
const APART = 450;
const last = new Map<Sound, number>();

/** Browsers allow sound only after the first click or key press; before that nothing is played, without an error. */
export function ring(sound: Sound): void {
  if (!settings.sound || settings.loudness === 0 || document.hidden) return;
  if (!navigator.userActivation.hasBeenActive) return;
  const now = performance.now();
  if (now - (last.get(sound) ?? -APART) < APART) return;
  last.set(sound, now);
  void import('./synthesis')
    .then(({ play }) => play(sound, settings.loudness))
    // A browser without sound plays silently.
    .catch(() => undefined);
}
