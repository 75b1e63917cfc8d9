/** Sends results from a frame to the page around it, if that page is at an origin which the frame's address names. */
import type { ResultDetail } from '../results/events.js';
import { MESSAGE } from '../results/message.js';

/** Sends the results of this page to the page around it, wherever of these origins that is (`https://school.example`). */
export function sendResults(origins: readonly string[]): void {
  const allowed = origins.filter(isOrigin);
  for (const origin of origins.filter((text) => !isOrigin(text)))
    console.error(
      `results=${origin} is not an origin, so no results go there. Write, for example, results=https://school.example.`,
    );
  if (allowed.length === 0) return;
  document.addEventListener(MESSAGE, ({ detail }: CustomEvent<ResultDetail>) => {
    // The browser delivers it only to a page at that origin
    for (const origin of allowed) parent.postMessage({ type: MESSAGE, detail }, origin);
  });
}

/** Whether a text is an origin and nothing else: no `*`, no path. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text.replace(/\/$/, '');
}
