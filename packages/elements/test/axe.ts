/** What axe says. */
import { expect } from '@open-wc/testing';

/**
 * Expects that axe has nothing to say about an element, once all that fades in has come: on a busy machine axe would
 * else measure the contrast of half a fade.
 */
export async function pleasesAxe(node: Element | null | undefined): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
  await expect(node).to.be.accessible();
}
