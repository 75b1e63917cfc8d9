/** Puts results into a form. */
import type { ResultDetail } from './events.js';

/**
 * Keeps the value of an input, usually `<input type="hidden">`, at the results below `root` so far: JSON, a list with the last
 * result of each `id`. Returns a function that stops this.
 */
export function fillInput(input: HTMLInputElement, root: EventTarget = document): () => void {
  const results = new Map<string, ResultDetail>();
  const keep = (event: Event): void => {
    const { detail } = event as CustomEvent<ResultDetail>;
    results.set(detail.id, detail);
    input.value = JSON.stringify([...results.values()]);
  };
  root.addEventListener('griddle-result', keep);
  return () => root.removeEventListener('griddle-result', keep);
}
