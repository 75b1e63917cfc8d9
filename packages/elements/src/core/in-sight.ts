/** Keeps what has the keyboard's focus clear of what sticks to the edges of the screen. */
import type { ReactiveElement } from 'lit';

/** Room for the frame of the focus, in pixels of the screen. */
const RING = 6;
/** Scrolling is told in other pixels than places on a page that is zoomed: it takes a second step to be there. */
const STEPS = 3;

/** What may stick to the upper edge, and to the lower one. */
const ABOVE = '.said';
const BELOW = '[part=actions] > *, griddle-controls';

/** Listens to an element, and to all parts in it. What goes from place to place in a shadow tree is not told outside: keys are. */
export function keepFocusInSight(host: ReactiveElement): void {
  const look = (): void => {
    // The browser scrolls, and knows by what the focus has come, after it has told of it
    requestAnimationFrame(() => {
      const target = focusedIn(host);
      if (target?.matches(':focus-visible')) uncover(target, stickyIn(host.renderRoot, target));
    });
  };
  for (const type of ['focusin', 'keydown', 'keyup']) host.addEventListener(type, look, { passive: true });
}

/** What has the focus in an element, in whatever shadow tree; undefined for nothing. */
function focusedIn({ shadowRoot }: Element): Element | undefined {
  const focused = shadowRoot?.activeElement ?? undefined;
  return focused && (focusedIn(focused) ?? focused);
}

interface Sticky {
  readonly above: readonly Element[];
  readonly below: readonly Element[];
}

/** What sticks, and does not hold the focus itself. */
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

/** How far to scroll until the target is clear, in pixels of the screen; 0 where it is. */
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

/** The element round another one, through the borders of shadow trees. */
export function around(node: Element): Element | null {
  if (node.assignedSlot) return node.assignedSlot;
  const parent = node.parentNode;
  return parent instanceof ShadowRoot ? parent.host : node.parentElement;
}

/** Whether a box has more in it than it shows, and readers can scroll it up and down. */
export function scrolls(box: Element): boolean {
  return box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY);
}

/** The nearest box round an element that scrolls up and down; else the page. */
export function scrollerOf(element: Element): Element {
  const { body, documentElement, scrollingElement } = document;
  const page = scrollingElement ?? documentElement;
  for (let box = around(element); box && box !== documentElement; box = around(box)) {
    // What the body says of scrolling is said of the window, where the root has said nothing
    if (box === body && getComputedStyle(documentElement).overflowY === 'visible') return page;
    if (scrolls(box)) return box;
  }
  return page;
}
