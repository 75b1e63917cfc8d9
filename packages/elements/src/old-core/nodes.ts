/** Nodes made by hand: parts are small, and most of what they show never changes. */

/** An element with attributes and children; text stays text. */
export function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[T] {
  const node = document.createElement(tag);
  for (const name in attributes) node.setAttribute(name, attributes[name] ?? '');
  node.append(...children);
  return node;
}

/** A button that does something. It is no tab stop of its own when it stands among others. */
export function button(
  attributes: Readonly<Record<string, string>>,
  act: (() => void) | undefined,
  ...children: readonly (Node | string)[]
): HTMLButtonElement {
  const node = element('button', { type: 'button', part: 'button', ...attributes }, ...children);
  if (act) node.addEventListener('click', act);
  return node;
}
