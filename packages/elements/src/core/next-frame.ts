/** Waits for frames, so that what is to come comes in pieces of which none holds the page up. */

/** Milliseconds after which nobody waits for a frame any more: the page may have been left meanwhile. */
const NO_FRAME = 100;

/** Resolves when the next frame has been drawn; at once on a page that nobody sees, to which none comes. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, NO_FRAME);
  });
}
