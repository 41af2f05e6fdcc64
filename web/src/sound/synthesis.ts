/**
 * The sounds of the island, synthesised: noise through filters for feet, keys, doors, paper and sea; a few soft tones. Every
 * playing differs a little in pitch, length and strength, so that the tenth one does not annoy.
 */
import type { Sound } from './ring';

/** A burst of noise through a band: most things that knock, rustle or slam. */
interface Noise {
  at: number;
  length: number;
  /** The middle of the band at the beginning and at the end, in hertz. */
  from: number;
  to?: number;
  /** How narrow the band is. */
  narrow?: number;
  loud: number;
  /** How long it takes to be fully there. */
  rise?: number;
}

interface Tone {
  at: number;
  length: number;
  from: number;
  to?: number;
  loud: number;
  shape?: OscillatorType;
  rise?: number;
}

interface Recipe {
  noises?: Noise[];
  tones?: Tone[];
}

const step = (at: number, loud: number): Noise[] => [
  { at, length: 0.09, from: 180, to: 90, narrow: 1.2, loud },
  { at: at + 0.015, length: 0.05, from: 1_600, narrow: 0.8, loud: loud * 0.22 },
];

const jingle = (at: number, pitch: number): Tone => ({ at, length: 0.14, from: pitch, loud: 0.028, rise: 0.002 });

const RECIPES: Record<Sound, Recipe> = {
  steps: { noises: [...step(0, 0.5), ...step(0.2, 0.36)] },
  keys: {
    tones: [jingle(0, 3_120), jingle(0.05, 4_210), jingle(0.11, 3_640), jingle(0.19, 4_730), jingle(0.24, 3_300)],
    noises: [{ at: 0, length: 0.28, from: 6_200, narrow: 2, loud: 0.06 }],
  },
  door: {
    noises: [
      { at: 0, length: 0.3, from: 420, to: 700, narrow: 4, loud: 0.12, rise: 0.12 },
      { at: 0.3, length: 0.34, from: 130, to: 60, narrow: 0.9, loud: 0.8 },
      { at: 0.31, length: 0.1, from: 2_100, narrow: 1.5, loud: 0.14 },
    ],
    tones: [{ at: 0.3, length: 0.4, from: 92, to: 70, loud: 0.12 }],
  },
  stamp: {
    noises: [
      { at: 0, length: 0.12, from: 220, to: 80, narrow: 0.8, loud: 0.9 },
      { at: 0.02, length: 0.08, from: 1_100, narrow: 0.7, loud: 0.2 },
    ],
    tones: [{ at: 0, length: 0.16, from: 110, to: 62, loud: 0.22 }],
  },
  alarm: {
    tones: [
      { at: 0, length: 0.55, from: 330, to: 470, loud: 0.06, shape: 'sawtooth', rise: 0.1 },
      { at: 0.5, length: 0.6, from: 470, to: 320, loud: 0.05, shape: 'sawtooth', rise: 0.05 },
    ],
    noises: [{ at: 0, length: 0.9, from: 900, narrow: 2, loud: 0.04, rise: 0.2 }],
  },
  sea: {
    noises: [
      { at: 0, length: 1.5, from: 380, to: 900, narrow: 0.5, loud: 0.32, rise: 0.6 },
      { at: 0.5, length: 1.2, from: 2_400, to: 1_200, narrow: 0.6, loud: 0.07, rise: 0.5 },
    ],
  },
  paper: {
    noises: [
      { at: 0, length: 0.1, from: 3_800, to: 5_200, narrow: 0.9, loud: 0.16, rise: 0.03 },
      { at: 0.11, length: 0.08, from: 2_600, narrow: 0.8, loud: 0.12, rise: 0.02 },
    ],
  },
  cloth: { noises: [{ at: 0, length: 0.26, from: 700, to: 2_300, narrow: 0.9, loud: 0.26, rise: 0.09 }] },
  coins: {
    tones: [jingle(0, 2_380), jingle(0.07, 2_960), jingle(0.12, 2_540)],
    noises: [{ at: 0, length: 0.1, from: 2_000, narrow: 1, loud: 0.08 }],
  },
  tear: {
    noises: [
      { at: 0, length: 0.5, from: 1_500, to: 4_600, narrow: 0.7, loud: 0.3, rise: 0.05 },
      { at: 0.18, length: 0.34, from: 5_400, narrow: 0.7, loud: 0.12, rise: 0.1 },
    ],
  },
  die: {
    noises: [0, 0.11, 0.2, 0.28, 0.34].map((at, index) => ({
      at,
      length: 0.045,
      from: 1_500 - index * 120,
      narrow: 2.5,
      loud: 0.34 - index * 0.05,
    })),
  },
  bell: {
    tones: [
      { at: 0, length: 1.4, from: 392, loud: 0.1, rise: 0.006 },
      { at: 0, length: 0.9, from: 1_076, loud: 0.03, rise: 0.004 },
      { at: 0.45, length: 1.5, from: 294, loud: 0.09, rise: 0.006 },
    ],
  },
  turn: {
    tones: [
      { at: 0, length: 0.2, from: 392, loud: 0.08 },
      { at: 0.13, length: 0.32, from: 523, loud: 0.08 },
    ],
  },
  tap: { noises: [{ at: 0, length: 0.05, from: 900, narrow: 2, loud: 0.18 }] },
  talk: { tones: [{ at: 0, length: 0.09, from: 560, to: 620, loud: 0.04 }] },
};

/**
 * By how many decibels each is raised, measured on what it renders: a narrow band lets little of its noise through. Small
 * sounds then lie at about -28 in their loudest tenth of a second at full volume, great ones at about -23.
 */
const RAISED: Record<Sound, number> = {
  steps: 21,
  keys: 17,
  door: 11,
  stamp: 10,
  alarm: 17,
  sea: 10,
  paper: 15,
  cloth: 14,
  coins: 18,
  tear: 10,
  die: 19,
  bell: 10,
  turn: 12,
  tap: 20,
  talk: 19,
};
const LOUDEST = 0.55;
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** `level`: from 0 to 1. */
export function play(sound: Sound, level: number): void {
  context ??= new AudioContext();
  const { noises = [], tones = [] } = RECIPES[sound];
  const out = context.createGain();
  // What is heard grows with the square.
  out.gain.value = LOUDEST * 10 ** (RAISED[sound] / 20) * level * level * varied(0.12);
  out.connect(context.destination);
  const pitch = varied(0.06);
  const tempo = varied(0.08);
  for (const noise of noises) rustle(context, out, noise, pitch, tempo);
  for (const tone of tones) hum(context, out, tone, pitch, tempo);
}

/** About 1, by this much more or less. */
function varied(by: number): number {
  return 1 + (Math.random() * 2 - 1) * by;
}

function rustle(audio: AudioContext, out: AudioNode, noise: Noise, pitch: number, tempo: number): void {
  hiss ??= hissOf(audio);
  const begin = audio.currentTime + noise.at * tempo;
  const source = audio.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = noise.narrow ?? 1;
  band.frequency.setValueAtTime(noise.from * pitch, begin);
  if (noise.to) band.frequency.exponentialRampToValueAtTime(noise.to * pitch, begin + noise.length);
  source
    .connect(band)
    .connect(envelope(audio, begin, noise))
    .connect(out);
  source.start(begin, Math.random());
  source.stop(begin + noise.length + 0.05);
}

function hum(audio: AudioContext, out: AudioNode, tone: Tone, pitch: number, tempo: number): void {
  const begin = audio.currentTime + tone.at * tempo;
  const source = audio.createOscillator();
  source.type = tone.shape ?? 'triangle';
  source.frequency.setValueAtTime(tone.from * pitch, begin);
  if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to * pitch, begin + tone.length);
  source.connect(envelope(audio, begin, tone)).connect(out);
  source.start(begin);
  source.stop(begin + tone.length + 0.05);
}

function envelope(audio: AudioContext, begin: number, { loud, length, rise = 0.006 }: Noise | Tone): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + Math.min(rise, length / 2));
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  return volume;
}

function hissOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
