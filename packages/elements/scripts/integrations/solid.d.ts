/** The elements in Solid: `import type {} from '@griddle/elements/solid'` once. */
export type { CustomElementsSolidJs } from './jsx.js';
