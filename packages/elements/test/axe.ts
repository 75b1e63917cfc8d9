/** What axe says. */
import { expect } from '@open-wc/testing';

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** A tree and the shadow trees in it: WebKit's `getAnimations` of a document leaves them out. */
function* treesOf(root: Document | ShadowRoot): Iterable<Document | ShadowRoot> {
  yield root;
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) yield* treesOf(shadowRoot);
}

/** What moves or fades now, and will end. */
function passing(): readonly Animation[] {
  return [...treesOf(document)]
    .flatMap((tree) => tree.getAnimations())
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
}

/**
 * Expects that axe has nothing to say about an element, once all that fades in has come: on a busy machine axe would
 * else measure the contrast of half a fade. What is drawn only now begins to fade a frame later.
 */
export async function pleasesAxe(node: Element | null | undefined): Promise<void> {
  for (let still = 0; still < 2; still++) {
    await frame();
    const animations = passing();
    if (animations.length > 0) still = 0;
    await Promise.all(animations.map(({ finished }) => finished.catch(() => undefined)));
  }
  await expect(node).to.be.accessible();
}
