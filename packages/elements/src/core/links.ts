/** Links to a position in a game, `#griddle-ID=…`: finds the element that they are meant for. The panel opens them. */
import { around } from './in-sight.js';

/** The prefix of a link. */
const LINK = 'griddle';

/** Where a link may begin: at the start of the fragment, or after a hash router's route. */
const BEFORE = /^#|[?&]/g;

/**
 * Returns the fragment of the page's address without a link. Keeps a hash router's route (`#/blog/post`), without which the
 * page would be another one.
 */
export function routeOf(hash: string): string {
  if (!/^#!?\//.test(hash)) return '#';
  const at = hash.search(/[?&]griddle(-|=)/);
  return at < 0 ? hash : hash.slice(0, at);
}

/** Returns the start of a link to an element, named by its id or by its index among those of its kind on the page. */
export function linkPrefix(element: Element): string {
  const place = [...document.querySelectorAll(element.localName)].indexOf(element) + 1;
  return `${LINK}-${element.id === '' ? place : encodeURIComponent(element.id)}=`;
}

/**
 * Returns the part of an address (the page's, or a link's) meant for an element; undefined if there is none.
 * `#griddle=c3.d4`, without a name, is for the first game of the page.
 */
export function linkedText(element: Element, { hash }: Pick<Location, 'hash'> = location): string | undefined {
  if (!hash.includes(LINK)) return undefined;
  const isFirst = element === document.querySelector('[mode=play], [mode=replay]');
  const prefixes = [linkPrefix(element), ...(isFirst ? [`${LINK}=`] : [])];
  for (const { 0: sign, index } of hash.matchAll(BEFORE)) {
    const text = hash.slice(index + sign.length);
    const prefix = prefixes.find((start) => text.startsWith(start));
    if (prefix !== undefined) return text.slice(prefix.length);
  }
  return undefined;
}

/** The games and replays of the page, which links may lead to. */
const linked = new Set<Element>();

/**
 * Scrolls to an element whenever the page's address names it, and fires `griddle-link` on it: once the element is drawn, its
 * panel opens the link. All elements of a page share the listeners.
 */
export function followLinks(element: Element): void {
  if (linked.has(element)) return;
  if (linked.size === 0) {
    addEventListener('hashchange', followAll);
    addEventListener('click', onClick);
  }
  linked.add(element);
  follow(element);
}

/** Stops following links to an element that is no longer a game or has left the page. */
export function stopFollowing(element: Element): void {
  if (!linked.delete(element) || linked.size > 0) return;
  removeEventListener('hashchange', followAll);
  removeEventListener('click', onClick);
}

function followAll(): void {
  linked.forEach(follow);
}

/** Handles a link to the page's current address, which fires no event although the board may have moved on. */
function onClick(event: Event): void {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (link?.href === location.href) followAll();
}

function follow(element: Element): void {
  const isLinked = linkedText(element) !== undefined;
  if (!isLinked && (element.id === '' || location.hash !== `#${encodeURIComponent(element.id)}`)) return;
  const wasHidden = unfold(element);
  // The browser scrolls to a plain id, but not into closed `<details>`
  if (isLinked || wasHidden) element.scrollIntoView();
  if (isLinked) element.dispatchEvent(new Event('griddle-link'));
}

/** Opens all `<details>` around an element. Returns whether one of them was closed. */
function unfold(element: Element): boolean {
  let wasHidden = false;
  for (let box = around(element); box; box = around(box)) {
    if (!(box instanceof HTMLDetailsElement) || box.open) continue;
    box.open = true;
    wasHidden = true;
  }
  return wasHidden;
}
