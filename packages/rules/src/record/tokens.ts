/** What the tokens of a record look like, whatever the game. */
import { DIGITS, past } from '../core/text.js';

/** Start of the token that stands for a position set by hand; the position follows, with `_` for its spaces. */
export const SET_TOKEN = '!set:';

/** What may stand after a move as a mark; `$7` and higher have no letters. */
const LETTERS: readonly string[] = ['!', '?', '!!', '??', '!?', '?!'];

/** Whether a token sets a position. All of it is position: no mark is attached to it. */
export function isSetToken(token: string): boolean {
  return token.startsWith(SET_TOKEN);
}

/** The mark that a word is: `!?`, or `$5` for the same; empty when it is none. */
export function markOf(word: string): string {
  if (word.charAt(0) !== '$') return LETTERS.includes(word) ? word : '';
  if (word.length === 1 || past(word, 1, DIGITS) < word.length) return '';
  return (word.length === 2 ? LETTERS[DIGITS.indexOf(word.charAt(1)) - 1] : undefined) ?? word;
}
