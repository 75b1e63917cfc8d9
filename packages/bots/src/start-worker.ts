/** Starts the worker. A release has `start-release.ts` instead of this file. */

/** A new worker, in the form that bundlers recognise. Throws where workers are blocked. */
export function startWorker(): Worker {
  return new Worker(new URL('./in-worker.js', import.meta.url), { type: 'module', name: 'griddle' });
}
