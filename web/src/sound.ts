/** A few short sounds, synthesised in the browser so that no files are loaded. Silent if the sound is switched off. */
import { settings } from './settings.svelte';

type Note = [frequency: number, start: number, length: number];

const SOUNDS = {
  turn: [
    [392, 0, 0.14],
    [523, 0.13, 0.24],
  ],
  reveal: [[196, 0, 0.3]],
  success: [
    [330, 0, 0.12],
    [440, 0.1, 0.12],
    [554, 0.2, 0.3],
  ],
  alarm: [[147, 0, 0.18]],
  talk: [[660, 0, 0.06]],
  end: [
    [262, 0, 0.3],
    [196, 0.25, 0.5],
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

/** Browsers allow sound only after the first click or key press; before that nothing is played, without an error. */
export function ring(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    for (const note of SOUNDS[sound] as Note[]) strike(context, note);
  } catch {
    // A browser without sound plays silently.
  }
}

function strike(audio: AudioContext, [frequency, start, length]: Note): void {
  const begin = audio.currentTime + start;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(0.12, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + length + 0.05);
}
