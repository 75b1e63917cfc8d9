/** A Waddle Waddle position as a picture for a file, with the tile just added or moved. */
import type { Picture } from '@griddle/art';
import { picture as draw } from '@griddle/art/waddle-waddle/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { readHex } from '@griddle/rules/internal/waddle-waddle/hex.js';
import type { WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';

/** `last` are the places of the move that led to the position; those that are no hex are not drawn. */
export function picture(state: WaddleWaddleState, last: readonly Place[]): Picture {
  const hexes = last.flatMap((place) => readHex(place, 0)?.hex ?? []);
  return draw(state, { last: hexes });
}
