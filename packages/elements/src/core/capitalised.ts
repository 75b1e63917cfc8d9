/** A word at the start of a sentence. Notation such as `c3` or `slot:4` is not one, and keeps its letters. */
const WORD = /^\p{Ll}(?=[\p{L}’'-]*(?:[\s.,!?…]|$)|\p{L}+: )/u;

/** Returns a sentence that may begin with a value, with an upper-case first letter. */
export const capitalised = (sentence: string): string => sentence.replace(WORD, (letter) => letter.toLocaleUpperCase());
