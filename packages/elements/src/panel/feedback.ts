/** Sound and vibration for moves, refusals and the end of a game. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { soloHumanSeat, pathOf, humanSeats, type GameSnapshot } from '#core';

/** A part that shows a game. */
interface SenseHost extends ReactiveControllerHost {
  readonly table: GameSnapshot | undefined;
}

/** Plays sounds and vibrations for the controls of a game. */
export class SenseController implements ReactiveController {
  #before: GameSnapshot | undefined;

  constructor(private readonly host: SenseHost) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { table } = this.host;
    const before = this.#before;
    this.#before = table;
    const sound = table && before && before !== table ? soundOf(before, table) : undefined;
    if (table && sound) tell(sound, table.at.seat);
  }
}

/** The sound for what happened between two snapshots; undefined if nothing is to be heard. */
export function soundOf(before: GameSnapshot, now: GameSnapshot): Sound | undefined {
  const { at, outcome, players, refusal, seats } = now;
  if (refusal) return refusal === before.refusal ? undefined : 'refused';
  if (!leadsOn(pathOf(before.at), pathOf(at))) return undefined;
  if (!outcome) return 'moved';
  const you = soloHumanSeat(seats, humanSeats(seats, players));
  return outcome.winners.length > 0 && (you === undefined || outcome.winners.includes(you)) ? 'won' : 'over';
}

/** Whether one path in the tree of moves continues another. */
function leadsOn(from: string, to: string): boolean {
  return from !== to && (from === '' || to.startsWith(`${from}.`));
}

// Sound and vibration settings: off by default, shared by all boards, remembered.

/** The kinds of feedback that a reader can turn on. */
export const SENSES = ['sound', 'vibration'] as const;

/** One of these. */
export type Sense = (typeof SENSES)[number];

/** Where the browser keeps the choice. */
const KEY = 'griddle-senses';

/** Milliseconds of vibration and rest, alternating. Moves have none: there are too many. */
const PATTERNS: Readonly<Partial<Record<Sound, readonly number[]>>> = { refused: [30], won: [40, 60, 40, 60, 120] };

let chosen: ReadonlySet<Sense> | undefined;
let context: AudioContext | undefined;

/** Whether the reader has turned it on. */
export function isOn(sense: Sense): boolean {
  chosen ??= readChoice();
  return chosen.has(sense);
}

/** Turns it on or off. Turning sound on plays one at once, so that the reader can judge the volume. */
export function turn(sense: Sense, isOn: boolean): void {
  const now = new Set((chosen ??= readChoice()));
  if (isOn) now.add(sense);
  else now.delete(sense);
  chosen = now;
  keepChoice();
  if (isOn) tell(sense === 'vibration' ? 'refused' : 'moved', 0, [sense]);
}

/** Whether the device supports it. */
export function canHave(sense: Sense): boolean {
  return sense === 'sound' ? 'AudioContext' in globalThis : 'vibrate' in navigator;
}

/** Plays the sound and vibration of an event, if switched on. `seat` has moved. */
function tell(sound: Sound, seat: number, senses: readonly Sense[] = SENSES): void {
  const pattern = PATTERNS[sound];
  for (const sense of senses) {
    if (!isOn(sense) || !canHave(sense)) continue;
    if (sense === 'sound') void hear(sound, seat);
    else if (pattern) navigator.vibrate([...pattern]);
  }
}

async function hear(sound: Sound, seat: number): Promise<void> {
  context ??= new AudioContext();
  // Browsers allow no sound before the reader has interacted with the page
  if (context.state === 'suspended') await context.resume();
  makeSound(context, sound, seat);
}

/** Reads the choice. Without storage, a choice lasts until the page is left. */
function readChoice(): ReadonlySet<Sense> {
  try {
    const kept = localStorage.getItem(KEY)?.split(' ') ?? [];
    return new Set(SENSES.filter((sense) => kept.includes(sense)));
  } catch {
    return new Set();
  }
}

function keepChoice(): void {
  try {
    localStorage.setItem(KEY, [...(chosen ?? [])].join(' '));
  } catch {
    // The choice lasts for this page
  }
}

// Short soft sounds, synthesised: no file is fetched.

/** The kinds of sounds. */
export type Sound = 'moved' | 'refused' | 'won' | 'over';

/** One note: its pitch, its delay after the first note, and its fade time, in seconds. */
interface Note {
  readonly hertz: number;
  readonly after: number;
  readonly fades: number;
}

const REFUSED: readonly Note[] = [
  { hertz: 165, after: 0, fades: 0.12 },
  { hertz: 147, after: 0.09, fades: 0.16 },
];
/** A rising chord, note by note: C, E, G, and C again. */
const WON: readonly Note[] = [523, 659, 784, 1047].map((hertz, index) => ({ hertz, after: index * 0.11, fades: 0.5 }));
const OVER: readonly Note[] = [
  { hertz: 440, after: 0, fades: 0.4 },
  { hertz: 349, after: 0.16, fades: 0.6 },
];

/** Peak gain of a note; 1 is the maximum. */
const LOUDNESS = 0.12;
/** Pitch of a piece placed by the first seat. Each further seat is a third higher. */
const KNOCK_HERTZ = 210;
const THIRD = 1.25;
const KNOCK_SECONDS = 0.07;
/** The shortest ramp that is not heard as a click, in seconds. */
const ATTACK = 0.005;

/** Plays a sound, starting now. `seat` is the one that moved. */
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

/** Wood on wood: a dull tone over a short burst of noise. */
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

/** A node that fades a tone out. */
function fading(context: BaseAudioContext, start: number, seconds: number): AudioNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(LOUDNESS, start + ATTACK);
  gain.gain.linearRampToValueAtTime(0, start + seconds);
  gain.connect(context.destination);
  return gain;
}
