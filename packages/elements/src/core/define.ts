/** Names for elements. */

/** Whether a page has been told already. */
let isTold = false;

/**
 * Gives a class of elements its name, as Lit's decorator does. Where the name is taken, as by another copy of this code on
 * the page, that one goes on to serve, and the console says so.
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
