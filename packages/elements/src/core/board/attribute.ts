/** Attributes of what a board draws again and again. */

/**
 * Sets an attribute unless it already has this value: setting the same outline again would make the browser lay out its
 * contents anew.
 */
export function putAttribute(node: Element, name: string, value: string): void {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}
