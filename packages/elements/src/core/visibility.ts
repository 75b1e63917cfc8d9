/** Boards that are drawn when they come near the screen, or when the page is printed: one observer for all of them. */

/** What is told that it may draw itself now. */
export interface Sleeper extends Element {
  wake(): void;
}

/** How far outside the screen a board is drawn already, so that scrolling meets no empty one. */
const MARGIN = '300px';

let observer: IntersectionObserver | undefined;
const asleep = new Set<Sleeper>();

function wake(sleeper: Sleeper): void {
  forget(sleeper);
  sleeper.wake();
}

/** Wakes an element once, when it comes near the screen. */
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
  asleep.add(sleeper);
  observer.observe(sleeper);
}

/** Forgets an element that has left the page. */
export function forget(sleeper: Sleeper): void {
  asleep.delete(sleeper);
  observer?.unobserve(sleeper);
}
