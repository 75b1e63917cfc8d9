/** Waits for frames, so that what is to come comes in pieces of which none holds the page up. */
import { isServer } from 'lit';

/** Milliseconds after which nobody waits for a frame any more: the page may have been left meanwhile. */
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

/** Resolves when all has been drawn of a move that is made now. */
export async function moveDrawn(): Promise<void> {
  for (let frames = 0; frames < OF_A_MOVE; frames++) await nextFrame();
}
