/** Links to a place in a game, `#griddle-ID=…`: which element of a page they are meant for. The panel opens them. */
import type { ReactiveController, ReactiveElement } from 'lit';

/** The fragment of a link begins with this. */
const LINK = '#griddle';

/** The start of a fragment for an element, which is known by its id, or by its place among those of its kind on the page. */
export function linkPrefix(element: Element): string {
  const place = [...document.querySelectorAll(element.localName)].indexOf(element) + 1;
  return `${LINK}-${element.id === '' ? place : encodeURIComponent(element.id)}=`;
}

/**
 * What the page's address says of an element's game; undefined where it is no link, or one to another element. A link
 * without a name, `#griddle=c3.d4`, is meant for the first game of the page.
 */
export function linkedText(element: Element): string | undefined {
  const { hash } = location;
  if (!hash.startsWith(LINK)) return undefined;
  const isFirst = element === document.querySelector('[mode=play], [mode=replay]');
  const prefix = [linkPrefix(element), ...(isFirst ? [`${LINK}=`] : [])].find((start) => hash.startsWith(start));
  return prefix && hash.slice(prefix.length);
}

/**
 * Brings an element to the screen when the page's address names it, and tells it by `griddle-link`: once the element is
 * drawn, its panel opens the link.
 */
export class LinkController implements ReactiveController {
  constructor(private readonly host: ReactiveElement) {
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('hashchange', this.#follow);
    addEventListener('click', this.#onClick);
    this.#follow();
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.#follow);
    removeEventListener('click', this.#onClick);
  }

  /** A link to where the page's address is already changes nothing, but the board may stand elsewhere by now. */
  readonly #onClick = (event: Event): void => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (link?.href === location.href) this.#follow();
  };

  readonly #follow = (): void => {
    const { host } = this;
    if (linkedText(host) === undefined) return;
    host.scrollIntoView();
    host.dispatchEvent(new Event('griddle-link'));
  };
}
