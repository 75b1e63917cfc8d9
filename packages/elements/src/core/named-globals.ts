/**
 * Elements with ids become global variables. If one has the name of a global that Lit reads, Lit fails and no element
 * works. Import this before Lit.
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
