/** Waits until somebody can see an element. */

/**
 * Resolves when some of the element is on the screen and its tab is in front, or when `signal` says that nobody waits any
 * more. An element that takes no room is not seen.
 */
export function whenSeen(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let isOnScreen = false;
    const end = (): void => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    const look = (): void => {
      if (signal.aborted || (isOnScreen && !document.hidden)) end();
    };
    const observer = new IntersectionObserver((entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting === true;
      look();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', end, { once: true });
  });
}
