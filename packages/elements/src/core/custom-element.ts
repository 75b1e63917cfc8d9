/** Defines elements. */

/** Whether the warning has been given already. */
let isTold = false;

/**
 * Defines a custom element, like Lit's decorator, whose name it has for tools that read decorators. If the tag is taken, for
 * example by another copy of this code, it keeps that definition and warns in the console.
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

// Elements with ids become global variables. If one has the name of a global that Lit reads, Lit fails and no element works.
// Import this before Lit.

/** The global variables that Lit reads. */
const LOOKED_FOR = [
  'litElementHydrateSupport',
  'litElementPolyfillSupport',
  'litElementVersions',
  'litHtmlPolyfillSupport',
  'litHtmlVersions',
  'litPropertyMetadata',
  'reactiveElementPolyfillSupport',
  'reactiveElementVersions',
  'ShadyCSS',
  'ShadyDOM',
  'trustedTypes',
];

// Globals that browsers and scripts have set are the window's own properties
for (const name of LOOKED_FOR) {
  if (name in globalThis && !Object.hasOwn(globalThis, name)) {
    Object.defineProperty(globalThis, name, { value: undefined, writable: true, configurable: true });
  }
}
