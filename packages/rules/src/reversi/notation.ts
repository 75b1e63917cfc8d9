/** Positions `BOARD SIDE` and moves `c3`, `pass` of Reversi. */
import { yes } from '../core/contract.js';
import type { Options, Result, TextError } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { readSides, sidesText } from '../core/sides.js';
import { parseSpace } from '../core/spaces.js';
import { fieldsOf } from '../core/text.js';
import { boardOf } from './components.js';
import { PASS } from './moves.js';
import { sizeFrom } from './setup.js';
import type { ReversiState } from './setup.js';

/** The position in one line; reading it back under the same options gives the same position. */
export function positionText(state: ReversiState): string {
  return sidesText(boardOf(state.size), state);
}

/** Left out: side `s`. Undefined for what is no position; `positionError` says why. */
export function readPosition(text: string, options: Options): ReversiState | undefined {
  const fields = fieldsOf(text);
  const size = sizeFrom(options);
  const sides = readSides(boardOf(size), fields);
  if (sides === undefined || fields.length > 2) return undefined;
  return { rng: [1, 1], size, board: sides.board, turn: sides.turn };
}

/** The space, or `pass`. */
export function moveText(state: ReversiState, move: number): string {
  return move === PASS ? 'pass' : gridName(boardOf(state.size), move);
}

/** Reads a move; whether it is legal is for `play` to say. */
export function parseMove(state: ReversiState, text: string): Result<number, TextError> {
  return text === 'pass' ? yes(PASS) : parseSpace(boardOf(state.size), text);
}
