/** Waffles as text: the field of a position that a picture of waffles alone needs. */
import { BUTTER, fruitOn, SIZE, spaceAt } from './waffle.js';
import type { Waffle } from './waffle.js';

/** The letter of what lies on a space, by its number without syrup: nothing, fruits, cream, fruits on cream. */
const LETTERS = '.cskbuwCSKBU';
const SWEET = LETTERS.length;

/** A waffle in the notation. */
export function waffleText(waffle: Waffle): string {
  const ranks: string[] = [];
  for (let y = SIZE - 1; y >= 0; y--) {
    let text = '';
    let empty = 0;
    for (let x = 0; x <= SIZE; x++) {
      const content = x < SIZE ? (waffle[spaceAt(x, y)] ?? 0) : -1;
      if (content === 0) empty++;
      else {
        text += (empty > 0 ? empty.toString() : '') + contentText(content);
        empty = 0;
      }
    }
    ranks.push(text);
  }
  return ranks.join('/');
}

/** What lies on a space as text; nothing for -1, past the end of a rank. */
function contentText(content: number): string {
  if (content < 0) return '';
  if (content === BUTTER) return 'y';
  return content < SWEET ? LETTERS.charAt(content) : LETTERS.charAt(content - SWEET) + '*';
}

/** A space from its letter, `.` for an empty one; -1 when the letter is none, or has syrup where no fruit is. */
export function contentFrom(letter: string, sweet: boolean): number {
  if (letter === 'y') return sweet ? -1 : BUTTER;
  const content = LETTERS.indexOf(letter);
  if (content < 0 || (sweet && fruitOn(content) === 0)) return -1;
  return sweet ? content + SWEET : content;
}
