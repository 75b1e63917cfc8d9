/** Positions `BOARD SIDE LAST,LAST` of Snake. */
import { placesText, readPlaces, readSides, sidesText } from '../core/sides.js';
import { fieldsOf } from '../core/text.js';
import { BOARD } from './components.js';
import type { SnakeState } from './setup.js';

/** The position in one line; LAST is `-` for a side without a piece. */
export function positionText(state: SnakeState): string {
  return sidesText(BOARD, state) + ' ' + placesText(BOARD, state.last);
}

/** Left out: side `s`, last pieces `-,-`. Undefined for what is no position; `positionError` says why. */
export function readPosition(text: string): SnakeState | undefined {
  const fields = fieldsOf(text);
  const sides = readSides(BOARD, fields);
  if (sides === undefined || fields.length > 3) return undefined;
  const last = readPlaces(BOARD, fields[2], sides.board);
  return last === undefined ? undefined : { rng: [1, 1], board: sides.board, last, turn: sides.turn };
}
