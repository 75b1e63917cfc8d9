/** Rectangular boards: names of spaces, and boards as text with the highest rank first, as in FEN. */
import { yes } from './contract.js';
import type { Result, TextError } from './contract.js';
import { mod } from './math.js';
import { textError } from './text.js';
import type { Field } from './text.js';

const FILES = 'abcdefghi';
const RANKS = '123456789';

/** Spaces along a board, at most nine each way. A space is a number: rank times width plus file, a1 being 0. */
export interface GridSize {
  readonly width: number;
  readonly height: number;
}

/** The eight directions, clockwise from up the board. */
export const EIGHT_WAYS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

/** `a1`, `c3`. */
export function gridName(size: GridSize, space: number): string {
  return FILES.charAt(mod(space, size.width)) + RANKS.charAt(Math.floor(space / size.width));
}

/** The space named at an offset of a text, -1 when none is. */
export function gridSpace(size: GridSize, text: string, offset = 0): number {
  if (offset + 2 > text.length) return -1;
  const x = FILES.indexOf(text.charAt(offset));
  const y = RANKS.indexOf(text.charAt(offset + 1));
  return x < 0 || y < 0 || x >= size.width || y >= size.height ? -1 : y * size.width + x;
}

/** The space some steps away, -1 when it is off the board. */
export function gridStep(size: GridSize, space: number, dx: number, dy: number): number {
  const x = mod(space, size.width) + dx;
  const y = Math.floor(space / size.width) + dy;
  return x < 0 || y < 0 || x >= size.width || y >= size.height ? -1 : y * size.width + x;
}

/** A board on which nothing stands: -1 for every space. */
export function emptyGrid(size: GridSize): number[] {
  const board: number[] = [];
  for (let space = 0; space < size.width * size.height; space++) board.push(-1);
  return board;
}

/** The board as text: a letter for each piece, digits for runs of open spaces. */
export function gridText(size: GridSize, board: readonly number[], letters: string): string {
  let text = '';
  let open = 0;
  const put = (sign: string): void => {
    text += (open > 0 ? open.toString() : '') + sign;
    open = 0;
  };
  for (let y = size.height - 1; y >= 0; y--) {
    for (let x = 0; x < size.width; x++) {
      const piece = board[y * size.width + x] ?? -1;
      if (piece < 0) open++;
      else put(letters.charAt(piece));
    }
    put(y > 0 ? '/' : '');
  }
  return text;
}

/** Reads a board. Errors: `board-ranks`, `board-piece`, `board-rank-length`. */
export function parseGrid(size: GridSize, field: Field, letters: string): Result<readonly number[], TextError> {
  const rows = field.text.split('/');
  const { width, height } = size;
  if (rows.length !== height) {
    return textError('board-ranks', field.offset, [], { found: rows.length, wanted: height });
  }
  const board = emptyGrid(size);
  let offset = field.offset;
  for (let row = 0; row < height; row++) {
    const text = rows[row] ?? '';
    const y = height - 1 - row;
    let x = 0;
    for (let i = 0; i < text.length; i++) {
      const letter = text.charAt(i);
      const piece = letters.indexOf(letter);
      const run = RANKS.substring(0, width).indexOf(letter) + 1;
      if (piece < 0 && run === 0) {
        const expected = [...lettersOf(letters), '1-' + width.toString()];
        return textError('board-piece', offset + i, expected, { found: letter });
      }
      if (piece >= 0 && x < width) board[y * width + x] = piece;
      x += piece >= 0 ? 1 : run;
    }
    if (x !== width) {
      return textError('board-rank-length', offset, [], { rank: y + 1, found: x, wanted: width });
    }
    offset += text.length + 1;
  }
  return yes(board);
}

function lettersOf(letters: string): string[] {
  const list: string[] = [];
  for (let i = 0; i < letters.length; i++) list.push(letters.charAt(i));
  return list;
}

/** Reads the letter of the side to move, the first one when the field is left out. Error: `side`. */
export function parseSide(field: Field | undefined, letters: string): Result<number, TextError> {
  if (field === undefined) return yes(0);
  const side = field.text.length === 1 ? letters.indexOf(field.text) : -1;
  if (side >= 0) return yes(side);
  return textError('side', field.offset, lettersOf(letters), { found: field.text });
}
