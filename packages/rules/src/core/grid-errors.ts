/** What is wrong with the text of a board on a grid, and of the side to move. Pages fetch it with the first such mistake. */
import { yes } from './contract.js';
import type { Result, TextError } from './contract.js';
import { RANKS, readGrid } from './grid.js';
import type { GridSize } from './grid.js';
import { readSides } from './sides.js';
import type { Mistake, Sides } from './sides.js';
import { textError } from './text.js';
import type { Field } from './text.js';
import { SIDE_LETTERS } from './two-sides.js';

/** Letters of pieces and of the side to move. */
const SIDES: readonly string[] = ['s', 'b'];

/** Reads a board. Errors: `board-ranks`, `board-piece`, `board-rank-length`. */
export function parseGrid(size: GridSize, field: Field): Result<readonly number[], TextError> {
  return gridError(size, field) ?? yes(readGrid(size, field.text, SIDE_LETTERS) ?? []);
}

/** The first mistake in a board; undefined when there is none. Errors: those of `parseGrid`. */
function gridError({ width, height }: GridSize, field: Field): Mistake | undefined {
  const rows = field.text.split('/');
  if (rows.length !== height) return textError('board-ranks', field.offset, [], { found: rows.length, wanted: height });
  let offset = field.offset;
  let rank = height;
  for (const row of rows) {
    let x = 0;
    for (let i = 0; i < row.length; i++) {
      const letter = row.charAt(i);
      const run = SIDE_LETTERS.includes(letter) ? 1 : RANKS.substring(0, width).indexOf(letter) + 1;
      if (run === 0) {
        return textError('board-piece', offset + i, [...SIDES, '1-' + width.toString()], { found: letter });
      }
      x += run;
    }
    if (x !== width) return textError('board-rank-length', offset, [], { rank, found: x, wanted: width });
    offset += row.length + 1;
    rank--;
  }
  return undefined;
}

/** Reads `BOARD SIDE`. Errors: `position-empty`, those of a board, `side`. */
export function parseSides(size: GridSize, fields: readonly Field[], example: string): Result<Sides, TextError> {
  const sides = readSides(size, fields);
  if (sides !== undefined) return yes(sides);
  const [first, side] = fields;
  if (first === undefined) return textError('position-empty', 0, [example]);
  return gridError(size, first) ?? fieldError('side', side, SIDES);
}

/** A mistake in a field as a whole. */
export function fieldError(code: string, field: Field | undefined, expected: readonly string[]): Mistake {
  return textError(code, field?.offset ?? 0, expected, { found: field?.text ?? '' });
}

/** The mistake that is left when all fields are right: one too many. Error: `position-rest`. */
export function restError(field: Field | undefined): Mistake {
  return fieldError('position-rest', field, []);
}
