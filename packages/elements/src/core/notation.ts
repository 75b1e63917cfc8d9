/** Whether lists of moves are written in notation, which a reader chooses for all of a page; else in words. */
import type { Mode } from './settings.js';

const listeners = new Set<() => void>();
let chosen: boolean | undefined;

/** Whether moves are written in notation now; until a reader chooses, in the replay of a record alone. */
export function isNotation(mode: Mode): boolean {
  return chosen ?? mode === 'replay';
}

/** Has all lists of the page write moves in notation, or in words. */
export function setNotation(isOn: boolean): void {
  chosen = isOn;
  for (const listener of listeners) listener();
}

/** Calls a function whenever the choice changes; what it returns ends that. */
export function onNotation(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
