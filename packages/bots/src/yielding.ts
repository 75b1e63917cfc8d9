/** Runs long work on a page without blocking it. */

/** How long a page works at a time, in milliseconds: half a frame. */
const TASK = 7;

/**
 * Runs work in steps, yielding to the page between them. Returns its result; undefined without one or when `signal`
 * aborts.
 */
export async function runYielding<T>(steps: Generator<void, T>, signal?: AbortSignal): Promise<T | undefined> {
  let began = performance.now();
  let before = began;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    const now = performance.now();
    // Not if another step like this one would take too long
    const fits = now - began + (now - before) < TASK;
    before = now;
    if (fits) continue;
    await pause();
    if (signal?.aborted === true) {
      // Aborted work releases its resources
      steps.return(undefined as T);
      return undefined;
    }
    began = before = performance.now();
  }
}

/** Waits until pending events are handled. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
