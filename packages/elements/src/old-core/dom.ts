/** Nodes made by hand, for the few that stand round a board. */

/** An HTML node that pages style by its part, with children or plain text. */
export function box(tag: 'div' | 'p' | 'span', part: string, ...children: readonly (Node | string)[]): HTMLElement {
  const node = document.createElement(tag);
  node.setAttribute('part', part);
  node.append(...children);
  return node;
}
