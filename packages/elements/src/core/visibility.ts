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
/** How many the page has drawn while it had nothing else to do, and whether it will draw another. */
let early = 0;
let waits = false;

function wake(sleeper: Sleeper): void {
  forget(sleeper);
  sleeper.wake();
}

function wakeOne(): void {
  waits = false;
  const [next] = asleep;
  if (!next) return;
  early++;
  wake(next);
  wakeWhenIdle();
}

function wakeWhenIdle(): void {
  if (waits || early >= FEW) return;
  waits = true;
  // WebKit does not tell when it has nothing to do
  if ('requestIdleCallback' in globalThis) requestIdleCallback(wakeOne);
  else setTimeout(wakeOne, 100);
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
      for (const sleeper of [...asleep]) wake(sleeper);
    });
  }
  met++;
  asleep.add(sleeper);
  observer.observe(sleeper);
  wakeWhenIdle();
}

/** Forgets an element that has left the page. */
export function forget(sleeper: Sleeper): void {
  asleep.delete(sleeper);
  observer?.unobserve(sleeper);
}
