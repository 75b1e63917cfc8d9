/** Codes of what players may call at any time (WW-34). */
export const CALLS: readonly string[] = ['waffling', 'soggy-waffle'];
