/** Whether move lists use notation or words: one choice for the whole page. */
import { html, type TemplateResult } from 'lit';

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

/** The switch between notation and words. `update`: has its owner rendered anew. */
export function renderNotationSwitch(word: string, update?: () => void): TemplateResult {
  const isOn = isNotation();
  const turn = (): void => {
    setNotation(!isOn);
    update?.();
  };
  return html`<button type="button" part="switch" aria-pressed=${String(isOn)} @click=${turn}>${word}</button>`;
}
