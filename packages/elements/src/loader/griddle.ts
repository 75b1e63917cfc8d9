/**
 * `griddle.js`, the one script a page needs: it looks for Griddle's elements and fetches the code of just those, from
 * beside itself. Elements that come later are found, too.
 */

import type { Catalogue } from '@griddle/rules/messages/index.js';

/** Where the code of each element is. Bundlers give every one its own file, named relative to this one. */
const MODULES: Readonly<Record<string, () => Promise<unknown>>> = {
  'waffle-wars': () => import('../games/waffle-wars/waffle-wars.js'),
  'waffle-time': () => import('../waffle-time/waffle-time.js'),
  'waffle-board': () => import('../waffle-board/waffle-board.js'),
  'draft-board': () => import('../draft-board/draft-board.js'),
  'top-waffle': () => import('../top-waffle/top-waffle.js'),
  'order-board': () => import('../order-board/order-board.js'),
  'buffet-boss': () => import('../buffet-boss/buffet-boss.js'),
  'snake-board': () => import('../snake-board/snake-board.js'),
  'waffle-checkers': () => import('../waffle-checkers/waffle-checkers.js'),
  'hostage-rescue': () => import('../hostage-rescue/hostage-rescue.js'),
  'connect-four': () => import('../connect-four/connect-four.js'),
  'reversi-board': () => import('../reversi-board/reversi-board.js'),
  'pengo-board': () => import('../pengo-board/pengo-board.js'),
  'waddle-waddle': () => import('../waddle-waddle/waddle-waddle.js'),
  'buffet-line': () => import('../buffet-line/buffet-line.js'),
  'buffet-plate': () => import('../buffet-plate/buffet-plate.js'),
  'move-list': () => import('#panel'),
  'score-sheet': () => import('#panel'),
};

/** The elements still to be looked for. */
const wanted = new Set(Object.keys(MODULES));

/**
 * Fetches the code of the elements inside a part of a page. The page itself is watched already; call it for a shadow tree
 * of your own.
 */
export function discover(root: ParentNode): void {
  for (const name of wanted) {
    const inside = root.querySelector(name) ?? (root instanceof Element && root.localName === name);
    if (inside) fetchElement(name);
  }
  if (wanted.size === 0) observer?.disconnect();
}

/** Adds the words of a language, or other words; elements on the page take them up at once. */
export async function addMessages(catalogue: Catalogue): Promise<void> {
  const words = await import('../old-core/words.js');
  words.addMessages(catalogue);
}

function fetchElement(name: string): void {
  wanted.delete(name);
  if (customElements.get(name)) return;
  MODULES[name]?.().catch((error: unknown) => {
    console.error(`Griddle could not load <${name}>, so its text is shown instead: ${String(error)}`);
  });
}

// There is no page where servers import this
const observer = typeof document === 'undefined' ? undefined : new MutationObserver(foundLater);

function foundLater(changes: readonly MutationRecord[]): void {
  for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) discover(node);
}

if (observer) {
  observer.observe(document, { childList: true, subtree: true });
  discover(document);
}
