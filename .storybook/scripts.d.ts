/** The project's scripts have no types of their own. */
declare module '*/rules-coverage/coverage.mjs' {
  import type { Plugin } from 'vite';
  export function rulesCoveragePlugin(): Plugin;
}

declare module '*/content.mjs' {
  import type { Plugin } from 'vite';
  export function contentPlugin(): Plugin;
}
