/** Waiting in tests. */
import { waitUntil as until } from '@open-wc/testing';
import { FRAME_TIMEOUT_MS } from '../src/core/frames.js';

/** Waits until something is so, with patience enough for a machine that runs three browsers at once. */
export function waitUntil(check: () => unknown): Promise<void> {
  return until(check, undefined, { interval: 10, timeout: 30_000 });
}

/**
 * Has elements wait for frames alone while something is done. Otherwise they go on when none has come for a while, as on a
 * page that was left, or on a machine that runs three browsers at once.
 */
export async function byFramesAlone(act: () => Promise<void>): Promise<void> {
  const { setTimeout: wait } = globalThis;
  globalThis.setTimeout = ((then: () => void, milliseconds = 0) =>
    milliseconds === FRAME_TIMEOUT_MS ? 0 : wait(then, milliseconds)) as typeof setTimeout;
  try {
    await act();
  } finally {
    globalThis.setTimeout = wait;
  }
}
