/** Registers an element where there is a page and the name is free: two copies of a bundle, and Node, do no harm. */
export function define(name: string, element: CustomElementConstructor): void {
  if (typeof customElements !== 'undefined' && !customElements.get(name)) customElements.define(name, element);
}
