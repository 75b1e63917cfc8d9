/** Names for elements. */

/**
 * Gives a class of elements its name, as Lit's decorator does. Where the name is taken, as by another copy of this code on
 * the page, that one goes on to serve.
 */
export function customElement(name: string): (element: CustomElementConstructor) => void {
  return (element) => {
    if (typeof customElements !== 'undefined' && !customElements.get(name)) customElements.define(name, element);
  };
}
