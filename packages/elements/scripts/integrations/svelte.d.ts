/** The elements in Svelte 5: `import type {} from '@griddle/elements/svelte'` once. */
import type { CustomElements } from './jsx.js';

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends CustomElements {}
}
