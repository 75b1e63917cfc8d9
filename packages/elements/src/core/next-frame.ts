/** Waits for frames, to split work so that none of it blocks the page. */
import { isServer } from 'lit';

/** Timeout for a frame in milliseconds, in case the page is hidden meanwhile. */
export const NO_FRAME = 100;

/** In so many frames a move is drawn: its boards, its words (`RestController`), and the parts beside them (`PanelElement`). */
const OF_A_MOVE = 3;

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

/** Resolves after the next frame, or at once on a hidden or printing page, which has none. */
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

/** Resolves when a move made now has been fully drawn. */
export async function moveDrawn(): Promise<void> {
  for (let frames = 0; frames < OF_A_MOVE; frames++) await nextFrame();
}
