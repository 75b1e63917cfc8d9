/** Rectangular boards: space names and paths in text, and boards as text with the highest rank first, as in FEN. */
import { ok, type Result, type TextError } from './contract.js';
import { mod } from './math.js';
import { textError } from './text.js';

const FILES = 'abcdefghi';
/** Digits for ranks and for runs of open spaces. */
export const RANKS = '123456789';

/** A board's size, at most 9x9 spaces. A space is a number: rank times width plus file, with a1 = 0. */
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

/** The name of a space: `a1`, `c3`. */
export function gridName(size: GridSize, space: number): string {
  return FILES.charAt(mod(space, size.width)) + RANKS.charAt(Math.floor(space / size.width));
}

/** The space named at an offset of a text; -1 for none. */
export function gridSpace(size: GridSize, text: string, offset = 0): number {
  if (offset + 2 > text.length) return -1;
  const x = FILES.indexOf(text.charAt(offset));
  const y = RANKS.indexOf(text.charAt(offset + 1));
  return x < 0 || y < 0 || x >= size.width || y >= size.height ? -1 : y * size.width + x;
}

/** The space at an offset of `dx` files and `dy` ranks; -1 off the board. */
export function gridStep(size: GridSize, space: number, dx: number, dy: number): number {
  const rank = Math.floor(space / size.width);
  const x = space - rank * size.width + dx;
  const y = rank + dy;
  return x < 0 || y < 0 || x >= size.width || y >= size.height ? -1 : y * size.width + x;
}

/** Returns an empty board: -1 for every space. */
export function emptyGrid(size: GridSize): number[] {
  const board: number[] = [];
  for (let space = 0; space < size.width * size.height; space++) board.push(-1);
  return board;
}

/** Writes the board: a letter for each piece, digits for runs of open spaces. */
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

/** Reads a text that is exactly one space. Error: `move-space`, with the game's `examples` of moves. */
export function parseSpace(size: GridSize, text: string, examples: readonly string[]): Result<number, TextError> {
  const space = text.length === 2 ? gridSpace(size, text) : -1;
  return space < 0 ? textError('move-space', 0, examples, { found: text }) : ok(space);
}

/** Reads spaces joined by a letter such as `x` or `>`. Error: `move-space`, with the game's `examples` of moves. */
export function parsePath(
  size: GridSize,
  text: string,
  joint: string,
  examples: readonly string[],
): Result<readonly number[], TextError> {
  const path: number[] = [];
  let offset = 0;
  for (const name of text.split(joint)) {
    const space = name.length === 2 ? gridSpace(size, name) : -1;
    if (space < 0) return textError('move-space', offset, examples, { found: name });
    path.push(space);
    offset += name.length + 1;
  }
  return ok(path);
}

/** The offset after the space named at `offset`, or -1: `Game.scanPlace` for grid boards. */
export function spaceEnd(size: GridSize, text: string, offset: number): number {
  return gridSpace(size, text, offset) < 0 ? -1 : offset + 2;
}
