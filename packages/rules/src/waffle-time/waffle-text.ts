/** Waffles and cards as text: the fields of a position that a picture of waffles alone needs. */
import { yes } from '../core/contract.js';
import type { Result, TextError } from '../core/contract.js';
import { partsOf, textError, wholeNumber } from '../core/text.js';
import type { Field } from '../core/text.js';
import { GOALS, SEAT_NAMES } from './components.js';
import { BUTTER, contentOf, fruitOn, hasCream, hasSyrup, SIZE, spaceAt, SPACES } from './waffle.js';
import type { Waffle } from './waffle.js';

const LOWER = 'cskbu';
const UPPER = 'CSKBU';

/** A waffle in the notation. */
export function waffleText(waffle: Waffle): string {
  const ranks: string[] = [];
  for (let y = SIZE - 1; y >= 0; y--) {
    let text = '';
    let empty = 0;
    for (let x = 0; x < SIZE; x++) {
      const content = waffle[spaceAt(x, y)] ?? 0;
      if (content === 0) {
        empty++;
        continue;
      }
      text += (empty > 0 ? empty.toString() : '') + contentText(content);
      empty = 0;
    }
    ranks.push(empty > 0 ? text + empty.toString() : text);
  }
  return ranks.join('/');
}

function contentText(content: number): string {
  if (content === BUTTER) return 'y';
  const fruit = fruitOn(content);
  if (fruit === 0) return 'w';
  return (hasCream(content) ? UPPER : LOWER).charAt(fruit - 1) + (hasSyrup(content) ? '*' : '');
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
  return yes(waffles);
}

function parseWaffle(field: Field): Result<Waffle, TextError> {
  const rows = field.text.split('/');
  if (rows.length !== SIZE) return textError('board-ranks', field.offset, [], { found: rows.length, wanted: SIZE });
  const waffle: number[] = [];
  for (let space = 0; space < SPACES; space++) waffle.push(0);
  let offset = field.offset;
  for (let row = 0; row < SIZE; row++) {
    const text = rows[row] ?? '';
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
      if (run === 0 && x < SIZE) waffle[spaceAt(x, SIZE - 1 - row)] = content;
      x += run > 0 ? run : 1;
      if (run === 0 && sweet) i++;
    }
    if (x !== SIZE) return textError('board-rank-length', offset, [], { rank: SIZE - row, found: x, wanted: SIZE });
    offset += text.length + 1;
  }
  return yes(waffle);
}

/** A space from its letter; -1 when the letter is none, or has syrup where no fruit is. */
function contentFrom(letter: string, sweet: boolean): number {
  const bare = LOWER.indexOf(letter);
  const creamed = UPPER.indexOf(letter);
  if (bare >= 0) return contentOf(bare + 1, false, sweet);
  if (creamed >= 0) return contentOf(creamed + 1, true, sweet);
  if (sweet) return -1;
  return letter === 'w' ? contentOf(0, true, false) : letter === 'y' ? BUTTER : -1;
}

/** `12313:52,53,57`: the active card of each fruit, cherry first, and the goals in play. Error: `cards`. */
export function parseCards(
  field: Field | undefined,
): Result<{ numbers: readonly number[]; goals: readonly number[] }, TextError> {
  if (field === undefined || field.text === '-') return yes({ numbers: [], goals: [] });
  const error = textError('cards', field.offset, ['12313:52,53,57'], { found: field.text });
  const [first = '', second, third] = field.text.split(':');
  const numbers: number[] = [];
  for (let i = 0; i < first.length; i++) numbers.push('123'.indexOf(first.charAt(i)) + 1);
  if ((numbers.length !== 5 && numbers.length !== 0) || numbers.includes(0) || third !== undefined) return error;
  const goals: number[] = [];
  for (const text of second === undefined || second === '' ? [] : second.split(',')) {
    const id = goalId(text);
    if (id < 0 || goals.includes(id)) return error;
    goals.push(id);
  }
  return yes({ numbers, goals });
}

/** The id of a goal from its text, -1 for none. */
export function goalId(text: string): number {
  const id = wholeNumber(text);
  return id !== undefined && GOALS.some((goal) => goal.id === id) ? id : -1;
}
