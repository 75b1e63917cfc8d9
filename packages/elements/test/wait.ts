/** Waiting in tests. */
import { waitUntil as until } from '@open-wc/testing';

/** Waits until something is so, with patience enough for a machine that runs three browsers at once. */
export function waitUntil(check: () => unknown): Promise<void> {
  return until(check, undefined, { interval: 10, timeout: 30_000 });
}
