/**
 * Starts a worker from the sources, in tests and Storybook. The package has `start-package.ts` instead of this file (see
 * `imports` in its package.json), and a release has `start-release.ts`.
 */

/** A new worker for a game. Throws where workers are blocked. */
export const startWorker: (game: string) => Worker | Promise<Worker> = () =>
  new Worker(new URL('./in-worker.js', import.meta.url), { type: 'module', name: 'griddle' });
