/** Positions `BOARD SIDE` and moves `c3`, `pass` of Reversi. */
import { yes } from '../core/contract.js';
import type { Options, Result, TextError } from '../core/contract.js';
import { gridName, gridText, parseGrid, parseSide } from '../core/grid.js';
import { parseSpace } from '../core/spaces.js';
import { fieldsOf, textError } from '../core/text.js';
import { SIDE_LETTERS } from '../core/two-sides.js';
import { boardOf } from './components.js';
import { PASS } from './moves.js';
import { sizeFrom } from './setup.js';
import type { ReversiState } from './setup.js';

export function positionText(state: ReversiState): string {
  return gridText(boardOf(state.size), state.board, SIDE_LETTERS) + ' ' + SIDE_LETTERS.charAt(state.turn);
}

/** Left out: side `s`. Errors: `position-empty`, those of a board and a side, `position-rest`. */
export function parsePosition(text: string, options: Options): Result<ReversiState, TextError> {
  const fields = fieldsOf(text);
  const first = fields[0];
  const size = sizeFrom(options);
  if (first === undefined) return textError('position-empty', 0, ['6/6/2sb2/2bs2/6/6 s']);
  const board = parseGrid(boardOf(size), first, SIDE_LETTERS);
  if (!board.ok) return board;
  const turn = parseSide(fields[1], SIDE_LETTERS);
  if (!turn.ok) return turn;
  const rest = fields[2];
  if (rest !== undefined) {
    return textError('position-rest', rest.offset, [], { found: rest.text });
  }
  return yes({ rng: [1, 1], size, board: board.value, turn: turn.value });
}

export function moveText(state: ReversiState, move: number): string {
  return move === PASS ? 'pass' : gridName(boardOf(state.size), move);
}

export function parseMove(state: ReversiState, text: string): Result<number, TextError> {
  return text === 'pass' ? yes(PASS) : parseSpace(boardOf(state.size), text);
}
