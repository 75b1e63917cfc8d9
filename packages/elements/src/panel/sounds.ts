/** Short soft sounds, made by calculation: no file is fetched. */

/** What is to be heard. */
export type Sound = 'moved' | 'refused' | 'won' | 'over';

/** One note: its pitch, when it begins after the first, and how long it takes to fade, in seconds. */
interface Note {
  readonly hertz: number;
  readonly after: number;
  readonly fades: number;
}

const REFUSED: readonly Note[] = [
  { hertz: 165, after: 0, fades: 0.12 },
  { hertz: 147, after: 0.09, fades: 0.16 },
];
/** A chord that rises, note by note: C, E, G, and C again. */
const WON: readonly Note[] = [523, 659, 784, 1047].map((hertz, index) => ({ hertz, after: index * 0.11, fades: 0.5 }));
const OVER: readonly Note[] = [
  { hertz: 440, after: 0, fades: 0.4 },
  { hertz: 349, after: 0.16, fades: 0.6 },
];

/** How loud the loudest moment of a note is; 1 would be as loud as can be. */
const LOUDNESS = 0.12;
/** The pitch of a piece that is put down by the first seat. Each further seat's is a third higher. */
const KNOCK_HERTZ = 210;
const THIRD = 1.25;
const KNOCK_SECONDS = 0.07;
/** The shortest way down to silence that is heard as no click. */
const ATTACK = 0.005;

/** Plays a sound from now on. `seat` is who has moved. */
export function makeSound(context: BaseAudioContext, sound: Sound, seat = 0): void {
  if (sound === 'moved') return makeKnock(context, KNOCK_HERTZ * THIRD ** Math.max(0, seat));
  for (const note of sound === 'won' ? WON : sound === 'over' ? OVER : REFUSED) makeNote(context, note);
}

function makeNote(context: BaseAudioContext, { hertz, after, fades }: Note): void {
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  tone.connect(fading(context, start, fades));
  tone.start(start);
  tone.stop(start + fades);
}

/** Wood on wood: a dull tone, and under it a breath of noise. */
function makeKnock(context: BaseAudioContext, hertz: number): void {
  makeNote(context, { hertz, after: 0, fades: KNOCK_SECONDS * 2 });
  const length = Math.ceil(context.sampleRate * KNOCK_SECONDS);
  const noise = context.createBuffer(1, length, context.sampleRate);
  noise.getChannelData(0).forEach((_silence, index, samples) => {
    samples[index] = Math.random() * 2 - 1;
  });
  const source = context.createBufferSource();
  source.buffer = noise;
  const dull = context.createBiquadFilter();
  dull.type = 'bandpass';
  dull.frequency.value = hertz * 4;
  source.connect(dull).connect(fading(context, context.currentTime, KNOCK_SECONDS));
  source.start();
}

/** Where a tone goes that is to fade away. */
function fading(context: BaseAudioContext, start: number, seconds: number): AudioNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(LOUDNESS, start + ATTACK);
  gain.gain.linearRampToValueAtTime(0, start + seconds);
  gain.connect(context.destination);
  return gain;
}
