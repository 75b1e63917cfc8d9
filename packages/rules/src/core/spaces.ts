/** Spaces of a board as text: one alone, several in a row, or one within a longer text. */
import { ok } from './contract.js';
import type { Result, TextError } from './contract.js';
import { gridName, gridSpace } from './grid.js';
import type { GridSize } from './grid.js';
import { textError } from './text.js';

/** Reads a space that stands alone. Error: `move-space`. */
export function parseSpace(size: GridSize, text: string): Result<number, TextError> {
  const space = text.length === 2 ? gridSpace(size, text) : -1;
  return space < 0 ? noSpace(size, 0, text) : ok(space);
}

/** Reads spaces joined by a letter such as `x` or `>`. Error: `move-space`. */
export function parsePath(size: GridSize, text: string, joint: string): Result<readonly number[], TextError> {
  const path: number[] = [];
  let offset = 0;
  for (const name of text.split(joint)) {
    const space = name.length === 2 ? gridSpace(size, name) : -1;
    if (space < 0) return noSpace(size, offset, name);
    path.push(space);
    offset += name.length + 1;
  }
  return ok(path);
}

/** The offset after the space named at `offset`, or -1: what `Game.scanPlace` of a board on a grid answers. */
export function spaceEnd(size: GridSize, text: string, offset: number): number {
  return gridSpace(size, text, offset) < 0 ? -1 : offset + 2;
}

function noSpace(size: GridSize, offset: number, found: string): Result<never, TextError> {
  const last = gridName(size, size.width * size.height - 1);
  return textError('move-space', offset, ['a1-' + last], { found });
}
