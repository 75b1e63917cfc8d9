/** Finds the paragraph being read: the one at a line on the screen, clear of the board. */

import { ABOVE } from './sticky.js';

/** A paragraph or the like, which belongs to the first link in it. */
const BLOCKS = 'p, li, dd, dt, blockquote, figcaption, td, pre, h1, h2, h3, h4, h5, h6';
/** The height of the line that is read, as a part of what the board leaves free of the screen. */
const READING = 0.35;
/** Milliseconds for which the text does not move the board after the reader has: as long as autoplay shows a comment. */
const REST = 10_000;

/** Watches the paragraphs with links to one board. */
export class FollowedText {
  #observer: IntersectionObserver | undefined;
  readonly #texts = new WeakMap<Element, string>();
  #restsUntil = 0;
  #frame = 0;

  /**
   * @param links - The links and their texts.
   * @param read - Called with the text of the first link of the paragraph that is being read now.
   * @param signal - Ends it.
   */
  constructor(
    private readonly stage: HTMLElement,
    private readonly links: () => ReadonlyMap<HTMLAnchorElement, string>,
    private readonly read: (text: string) => void,
    signal: AbortSignal,
  ) {
    // The line moves when the board gets another size or place; this also comes once at the start
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(this.#frame);
      // Sizes that follow from this one are for the next frame
      this.#frame = requestAnimationFrame(() => this.#watch());
    });
    sizes.observe(stage);
    sizes.observe(document.documentElement);
    signal.addEventListener('abort', () => {
      sizes.disconnect();
      cancelAnimationFrame(this.#frame);
      this.#observer?.disconnect();
    });
  }

  /** Leaves the board to the reader for a while, who has moved it. */
  rest(): void {
    this.#restsUntil = performance.now() + REST;
  }

  #watch(): void {
    this.#observer?.disconnect();
    const blocks = new Set<Element>();
    for (const [link, text] of this.links()) {
      const block = link.closest(BLOCKS) ?? link;
      if (!blocks.has(block)) this.#texts.set(block, text);
      blocks.add(block);
    }
    const line = this.#lineFor([...blocks]);
    const rootMargin = `${-line}px 0px ${line + 1 - document.documentElement.clientHeight}px 0px`;
    this.#observer = new IntersectionObserver((entries) => this.#seen(entries), { rootMargin });
    for (const block of blocks) this.#observer.observe(block);
  }

  /** The distance of the line from the upper edge of the screen: below the board, where it is above the text. */
  #lineFor([first]: readonly Element[]): number {
    const { clientHeight } = document.documentElement;
    const board = this.stage.getBoundingClientRect();
    const text = first?.getBoundingClientRect();
    const isAbove = text !== undefined && board.left < text.right && text.left < board.right;
    const follow = isAbove ? ABOVE : '';
    if (this.stage.getAttribute('follow') !== follow) this.stage.setAttribute('follow', follow);
    const top = isAbove ? Math.min(board.height, clientHeight) : 0;
    return Math.round(top + (clientHeight - top) * READING);
  }

  #seen(entries: readonly IntersectionObserverEntry[]): void {
    const read = entries.filter(({ isIntersecting }) => isIntersecting).at(-1)?.target;
    const text = read && this.#texts.get(read);
    if (text !== undefined && performance.now() >= this.#restsUntil) this.read(text);
  }
}
