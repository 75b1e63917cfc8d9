/** Whether move lists use notation or words: one choice for the whole page. */
const listeners = new Set<() => void>();
let isChosen = false;

/** Whether moves are written in notation now; until a reader chooses they are told in words. */
export function isNotation(): boolean {
  return isChosen;
}

/** Has all lists of the page write moves in notation, or in words. */
export function setNotation(isOn: boolean): void {
  isChosen = isOn;
  for (const listener of listeners) listener();
}

/** Calls a function whenever the choice changes; what it returns ends that. */
export function onNotation(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
