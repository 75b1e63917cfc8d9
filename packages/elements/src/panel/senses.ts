/** Sound and vibration settings: off by default, shared by all boards, remembered. */
import { makeSound, type Sound } from './sounds.js';

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
export function tell(sound: Sound, seat: number, senses: readonly Sense[] = SENSES): void {
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
