/** Names for elements. */

/** Whether a page has been told already. */
let isTold = false;

/**
 * Defines a custom element, like Lit's decorator. If the name is taken, for example by another copy of this code, it
 * keeps that one and warns in the console.
 */
export function customElement(name: string): (element: CustomElementConstructor) => void {
  return (element) => {
    if (typeof customElements === 'undefined') return;
    if (!customElements.get(name)) return customElements.define(name, element);
    if (!isTold)
      console.warn('Griddle is on this page twice: the first copy serves its elements, this one is ignored.');
    isTold = true;
  };
}
