/** Boxes that scroll, on the page and in shadow trees. */

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
