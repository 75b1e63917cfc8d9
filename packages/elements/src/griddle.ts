/** The one script a page needs: it looks for Griddle's elements, now and later, and fetches the code of just those. */
const MODULES: Readonly<Record<string, () => Promise<unknown>>> = {
  'waffle-wars': () => import('./games/waffle-wars/waffle-wars.js'),
};

const wanted = new Set(Object.keys(MODULES));

/** Fetches the code of the elements inside a part of a page. The page itself is watched already. */
export function discover(root: ParentNode): void {
  for (const name of wanted) {
    const isHere = root.querySelector(name) ?? (root instanceof Element && root.localName === name);
    if (!isHere) continue;
    wanted.delete(name);
    void MODULES[name]?.();
  }
}

if (typeof document !== 'undefined') {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) discover(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  discover(document);
}
