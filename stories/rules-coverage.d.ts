/** Made by `scripts/rules-coverage/coverage.mjs` whenever Storybook starts or is built. */
declare module 'virtual:rules-coverage' {
  interface CoveredRule {
    readonly id: string;
    /** The rule in the catalogue's words. */
    readonly words: string;
    /** Whether it belongs to a part of the game that is not built yet. */
    readonly later: boolean;
    /** Source files that cite it. */
    readonly code: readonly string[];
    readonly tests: readonly { readonly file: string; readonly title: string }[];
    /** Stories named by it, with their ids in Storybook. */
    readonly stories: readonly { readonly id: string; readonly name: string }[];
    /** Why it has no story; empty when it has one. */
    readonly reason: string;
    readonly missing: readonly string[];
  }
  interface CoveredGame {
    readonly game: string;
    readonly title: string;
    readonly rules: readonly CoveredRule[];
  }
  const games: readonly CoveredGame[];
  export default games;
}
