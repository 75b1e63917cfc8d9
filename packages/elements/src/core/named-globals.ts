/**
 * Elements of a page are global variables by their ids. Where one is called as something that Lit looks for there, Lit
 * would fail on it, and no element of ours come. To be imported before Lit.
 */

/** What Lit looks for among the global variables. */
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

// What browsers and scripts have set themselves is the window's own
for (const name of LOOKED_FOR) {
  if (name in globalThis && !Object.hasOwn(globalThis, name)) {
    Object.defineProperty(globalThis, name, { value: undefined, writable: true, configurable: true });
  }
}

export {};
