/** Attributes of what a board draws again and again. */

/**
 * Gives a node an attribute unless it has it already: to a browser the same outline or frame once more is a new one, for which
 * it lays out all that is in it.
 */
export function putAttribute(node: Element, name: string, value: string): void {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}
