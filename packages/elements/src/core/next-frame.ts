/** Waits for frames, so that what is to come comes in pieces of which none holds the page up. */
import { isServer } from 'lit';

/** Milliseconds after which nobody waits for a frame any more: the page may have been left meanwhile. */
const NO_FRAME = 100;

/** Those who wait. */
const waiting = new Set<() => void>();
/** Whether the page is on its way to paper, which has one frame and no next. */
let isPrinting = false;

if (!isServer) {
  addEventListener('beforeprint', () => {
    isPrinting = true;
    for (const go of waiting) go();
  });
  addEventListener('afterprint', () => (isPrinting = false));
}

/** Resolves when the next frame has been drawn; at once on a page that nobody sees or that is printed, to which none comes. */
export function nextFrame(): Promise<void> {
  if (document.hidden || isPrinting) return Promise.resolve();
  return new Promise((resolve) => {
    const go = (): void => {
      waiting.delete(go);
      resolve();
    };
    waiting.add(go);
    requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, NO_FRAME);
  });
}
