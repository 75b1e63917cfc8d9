/**
 * Boards that are drawn when they come near the screen, when the page is printed, or, the first of them, when it has nothing
 * else to do: one observer for all of them.
 */

/** What is told that it may draw itself now. */
export interface Sleeper extends Element {
  wake(): void;
}

/** How far outside the screen a board is drawn already, so that scrolling meets no empty one. */
const MARGIN = '300px';

/** So many may stand on a page as if nothing were saved: pictures of the whole page show them, wherever they are. */
const FEW = 24;

let observer: IntersectionObserver | undefined;
const asleep = new Set<Sleeper>();
/** How many there have been so far. */
let met = 0;

// WebKit does not tell when a page has nothing to do
const { requestIdleCallback: whenIdle = setTimeout } = globalThis;

function wake(sleeper: Sleeper): void {
  if (forget(sleeper)) sleeper.wake();
}

/** Whether there are so many on the page that the browser should leave out those off the screen. */
export function areMany(): boolean {
  return met > FEW;
}

/** Wakes an element once, when it comes near the screen or is one of few. */
export function wakeWhenNear(sleeper: Sleeper): void {
  if (!observer) {
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target as Sleeper);
      },
      { rootMargin: MARGIN },
    );
    window.addEventListener('beforeprint', () => {
      asleep.forEach(wake);
    });
  }
  asleep.add(sleeper);
  observer.observe(sleeper);
  if (met++ < FEW) whenIdle(() => wake(sleeper));
}

/** Forgets an element, which has left the page or is to be drawn now; whether it was asleep. */
export function forget(sleeper: Sleeper): boolean {
  observer?.unobserve(sleeper);
  return asleep.delete(sleeper);
}
