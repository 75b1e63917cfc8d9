/** Starts the worker that thinks beside a page. A release has `start-release.ts` in the place of this file. */

/** A new worker, in the form by which bundlers know that they have to pack one. Throws where workers are barred. */
export function startWorker(): Worker {
  return new Worker(new URL('./in-worker.js', import.meta.url), { type: 'module', name: 'griddle' });
}
