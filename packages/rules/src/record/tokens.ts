/** What the tokens of a record look like, whatever the game. */

/** Start of the token that stands for a position set by hand; the position follows, with `_` for its spaces. */
export const SET_TOKEN = '!set:';

/** What may stand after a move as a mark; `$7` and higher have no letters. */
const LETTERS: readonly string[] = ['!', '?', '!!', '??', '!?', '?!'];
const DIGITS = '0123456789';

/** Whether a token sets a position. All of it is position: no mark is attached to it. */
export function isSetToken(token: string): boolean {
  return token.substring(0, SET_TOKEN.length) === SET_TOKEN;
}

/** The mark that a word is: `!?`, or `$5` for the same; empty when it is none. */
export function markOf(word: string): string {
  if (word.charAt(0) !== '$') return LETTERS.includes(word) ? word : '';
  for (let i = 1; i < word.length; i++) if (!DIGITS.includes(word.charAt(i))) return '';
  if (word.length === 1) return '';
  return (word.length === 2 ? LETTERS[DIGITS.indexOf(word.charAt(1)) - 1] : undefined) ?? word;
}
