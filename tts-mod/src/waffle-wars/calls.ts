/** Codes of the calls that players may make at any time (WW-34). */
export const CALLS: readonly string[] = ['waffling', 'soggy-waffle'];
