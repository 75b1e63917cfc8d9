/** Waffles as text, the first field of a position. */
import { ok } from '../core/contract.js';
import type { Result, TextError } from '../core/contract.js';
import { partsOf, textError } from '../core/text.js';
import type { Field } from '../core/text.js';
import { SEAT_NAMES } from './components.js';
import { BUTTER, emptyWaffle, fruitOn, SIZE, spaceAt } from './waffle.js';
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

/** What lies on a space, from its letter; -1 when the letter is none, or has syrup where no fruit is. */
function contentFrom(letter: string, sweet: boolean): number {
  if (letter === 'y') return sweet ? -1 : BUTTER;
  const content = LETTERS.indexOf(letter);
  if (content <= 0 || (sweet && fruitOn(content) === 0)) return -1;
  return sweet ? content + SWEET : content;
}

/** One to four waffles joined by `;`. Errors: `waffles`, `board-ranks`, `board-piece`, `board-rank-length`. */
export function parseWaffles(field: Field): Result<readonly Waffle[], TextError> {
  const parts = partsOf(field, ';');
  if (parts.length === 0 || parts.length > SEAT_NAMES.length) {
    return textError('waffles', field.offset, ['1-4'], { found: parts.length });
  }
  const waffles: Waffle[] = [];
  for (const part of parts) {
    const waffle = parseWaffle(part);
    if (!waffle.ok) return waffle;
    waffles.push(waffle.value);
  }
  return ok(waffles);
}

function parseWaffle(field: Field): Result<Waffle, TextError> {
  const rows = partsOf(field, '/');
  if (rows.length !== SIZE) return textError('board-ranks', field.offset, [], { found: rows.length, wanted: SIZE });
  const waffle = emptyWaffle();
  let rank = SIZE;
  for (const { text, offset } of rows) {
    let x = 0;
    for (let i = 0; i < text.length; i++) {
      const letter = text.charAt(i);
      const run = '12345'.indexOf(letter) + 1;
      const sweet = text.charAt(i + 1) === '*';
      const content = run > 0 ? 0 : contentFrom(letter, sweet);
      if (content < 0)
        return textError('board-piece', offset + i, ['c s k b u', 'C S K B U', '*', 'w', 'y', '1-5'], {
          found: letter,
        });
      // Past the end of a rank it does no harm: the length is refused below
      waffle[spaceAt(x, rank - 1)] = content;
      x += Math.max(run, 1);
      if (run === 0 && sweet) i++;
    }
    if (x !== SIZE) return textError('board-rank-length', offset, [], { rank, found: x, wanted: SIZE });
    rank--;
  }
  return ok(waffle);
}
