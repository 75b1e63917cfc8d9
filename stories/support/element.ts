/** An element whose tag is a value, which templates cannot have. */
export function elementWith(tag: string, attributes: Readonly<Record<string, string | boolean>>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== '') element.setAttribute(name, value);
  }
  return element;
}
