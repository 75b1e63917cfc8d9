/** Sound and vibration for moves, refusals and the end of a game. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { soloHumanSeat, pathOf, humanSeats, type GameSnapshot } from '#core';

/** A part that shows a game. */
interface SenseHost extends ReactiveControllerHost {
  readonly table: GameSnapshot | undefined;
}

/** One for the controls of a game. */
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

/** What has happened from one view of a game to the next; undefined for nothing that is to be heard. */
export function soundOf(before: GameSnapshot, now: GameSnapshot): Sound | undefined {
  const { at, outcome, players, refusal, seats } = now;
  if (refusal) return refusal === before.refusal ? undefined : 'refused';
  if (!leadsOn(pathOf(before.at), pathOf(at))) return undefined;
  if (!outcome) return 'moved';
  const you = soloHumanSeat(seats, humanSeats(seats, players));
  return outcome.winners.length > 0 && (you === undefined || outcome.winners.includes(you)) ? 'won' : 'over';
}

/** Whether the way to one place in the tree of moves leads on to another. */
function leadsOn(from: string, to: string): boolean {
  return from !== to && (from === '' || to.startsWith(`${from}.`));
}

// Sound and vibration settings: off by default, shared by all boards, remembered.

/** What a reader may turn on. */
export const SENSES = ['sound', 'vibration'] as const;

/** One of these. */
export type Sense = (typeof SENSES)[number];

/** Where the browser keeps the choice. */
const KEY = 'griddle-senses';

/** Milliseconds of vibration and rest, by turns. Moves are not felt: there are too many. */
const PATTERNS: Readonly<Partial<Record<Sound, readonly number[]>>> = { refused: [30], won: [40, 60, 40, 60, 120] };

let chosen: ReadonlySet<Sense> | undefined;
let context: AudioContext | undefined;

/** Whether a reader has asked for it. */
export function isOn(sense: Sense): boolean {
  chosen ??= readChoice();
  return chosen.has(sense);
}

/** Turns it on or off. A sound that is turned on is heard at once, so that its loudness can be judged. */
export function turn(sense: Sense, isOn: boolean): void {
  const now = new Set((chosen ??= readChoice()));
  if (isOn) now.add(sense);
  else now.delete(sense);
  chosen = now;
  keepChoice();
  if (isOn) tell(sense === 'vibration' ? 'refused' : 'moved', 0, [sense]);
}

/** Whether the device can do it. */
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
  // A browser lets no page be heard before its reader has touched it
  if (context.state === 'suspended') await context.resume();
  makeSound(context, sound, seat);
}

/** A page may be barred from its store; then a choice holds until the page is left. */
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
    // It holds for this page
  }
}

// Short soft sounds, made by calculation: no file is fetched.

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
