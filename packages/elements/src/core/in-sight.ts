/** Keeps the keyboard focus clear of elements that stick to the edges of the screen. */
import type { ReactiveElement } from 'lit';

/** Room for the focus ring, in pixels of the screen. */
const RING = 6;
/** Steps of scrolling: on a zoomed page, scroll offsets and positions use different pixels, so one may not be enough. */
const STEPS = 3;

/** Selectors of what may stick to the upper edge, and to the lower one. */
const ABOVE = '.said';
const BELOW = '[part=actions] > *, griddle-controls';

/** Listens to an element and all parts in it. Focus moves within a shadow tree fire no event outside it; keys do. */
export function keepFocusInSight(host: ReactiveElement): void {
  const look = (): void => {
    // The browser scrolls, and sets `:focus-visible`, after the event
    requestAnimationFrame(() => {
      const target = focusedIn(host);
      if (target?.matches(':focus-visible')) uncover(target, stickyIn(host.renderRoot, target));
    });
  };
  for (const type of ['focusin', 'keydown', 'keyup']) host.addEventListener(type, look, { passive: true });
}

/** Returns the focused element within an element, in any shadow tree; undefined for none. */
function focusedIn({ shadowRoot }: Element): Element | undefined {
  const focused = shadowRoot?.activeElement ?? undefined;
  return focused && (focusedIn(focused) ?? focused);
}

interface Sticky {
  readonly above: readonly Element[];
  readonly below: readonly Element[];
}

/** Returns what sticks and does not contain the focus itself. */
function stickyIn(root: ParentNode, target: Element): Sticky {
  const path = new Set<Element>();
  for (let at: Element | null = target; at; at = around(at)) path.add(at);
  const find = (selector: string): readonly Element[] =>
    [...root.querySelectorAll(selector)].filter((part) => {
      const box = part.matches('[part=actions] > *') ? part.parentElement : part;
      return box !== null && !path.has(box) && getComputedStyle(box).position === 'sticky';
    });
  return { above: find(ABOVE), below: find(BELOW) };
}

function uncover(target: Element, { above, below }: Sticky): void {
  const [first] = [...above, ...below];
  if (!first || !target.isConnected) return;
  const scroller = scrollerOf(first);
  for (let step = 0; step < STEPS; step++) {
    const by = hiddenBy(target, above, below);
    if (Math.abs(by) < 1) return;
    scroller.scrollBy({ top: by, behavior: 'instant' });
  }
}

/** Returns how far to scroll until the target is clear, in pixels of the screen; 0 if it is. */
function hiddenBy(target: Element, above: readonly Element[], below: readonly Element[]): number {
  const { bottom, left, right, top } = target.getBoundingClientRect();
  const covering = (parts: readonly Element[]): readonly DOMRect[] =>
    parts
      .map((part) => part.getBoundingClientRect())
      .filter(
        (box) =>
          box.height > 0 && box.left < right && box.right > left && box.top < bottom + RING && box.bottom > top - RING,
      );
  const upper = covering(above).map((box) => top - RING - box.bottom);
  if (upper.length > 0) return Math.min(...upper);
  return Math.max(0, ...covering(below).map((box) => bottom + RING - box.top));
}

// Boxes that scroll, on the page and in shadow trees.

/** Returns the element around another one, across shadow boundaries. */
export function around(node: Element): Element | null {
  if (node.assignedSlot) return node.assignedSlot;
  const parent = node.parentNode;
  return parent instanceof ShadowRoot ? parent.host : node.parentElement;
}

/** Whether a box overflows and readers can scroll it vertically. */
export function scrolls(box: Element): boolean {
  return box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY);
}

/** Returns the nearest box around an element that scrolls vertically; else the page. */
export function scrollerOf(element: Element): Element {
  const { body, documentElement, scrollingElement } = document;
  const page = scrollingElement ?? documentElement;
  for (let box = around(element); box && box !== documentElement; box = around(box)) {
    // The overflow of the body applies to the window, unless the root sets its own
    if (box === body && getComputedStyle(documentElement).overflowY === 'visible') return page;
    if (scrolls(box)) return box;
  }
  return page;
}
