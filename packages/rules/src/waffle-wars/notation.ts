/**
 * Positions and moves as text.
 *
 * Position: board as in FEN with rank 6 first, side to move, pieces in hand, phase: `6/6/6/6/6/6 s 18,18 first`.
 * Moves: `c3`, `b2xd4`, `b2xd4xf4`.
 */
import { yes } from '../core/contract.js';
import type { Options, Result, TextError } from '../core/contract.js';
import { gridSpace, gridText, parseGrid, parseSide } from '../core/grid.js';
import { fieldsOf, textError, wholeNumber } from '../core/text.js';
import type { Field } from '../core/text.js';
import { SIDE_LETTERS } from '../core/two-sides.js';
import { BLUEBERRIES, BOARD, SPACE_NAMES, SPACES, STRAWBERRIES } from './components.js';
import { ownersOf, rankOf } from './conditions.js';
import { rulesOf, setup } from './setup.js';
import { PLACEMENTS } from './state.js';
import type { Phase, WaffleWarsMove, WaffleWarsState } from './state.js';
import { judged } from './verdict.js';

const PHASES: readonly Phase[] = ['first', '-', 'reply', 'war'];

/** The position in one line; reading it back under the same options gives the same position. */
export function positionText(state: WaffleWarsState): string {
  const hands = state.hands.map((hand) => hand.toString()).join(',');
  return (
    gridText(BOARD, state.board, SIDE_LETTERS) + ' ' + SIDE_LETTERS.charAt(state.turn) + ' ' + hands + ' ' + state.phase
  );
}

/**
 * Reads a position. Fields after the board may be left out: side `s`, hands what the option gives less the pieces on
 * the board, phase `-`. Errors: `position-empty`, `board-ranks`, `board-piece`, `board-rank-length`, `side`, `hands`,
 * `phase`, `position-rest`.
 */
export function parsePosition(text: string, options: Options): Result<WaffleWarsState, TextError> {
  const fields = fieldsOf(text);
  const first = fields[0];
  if (first === undefined) return textError('position-empty', 0, ['6/6/6/6/6/6 s 18,18 first']);
  const board = parseGrid(BOARD, first, SIDE_LETTERS);
  if (!board.ok) return board;
  const turn = parseSide(fields[1], SIDE_LETTERS);
  if (!turn.ok) return turn;
  const hands = parseHands(fields[2], board.value, rulesOf(options).hand);
  if (!hands.ok) return hands;
  const phase = parsePhase(fields[3]);
  if (!phase.ok) return phase;
  const rest = fields[4];
  if (rest !== undefined) return textError('position-rest', rest.offset, [], { found: rest.text });
  const owners = ownersOf(board.value);
  const ranks = [rankOf(board.value, owners, STRAWBERRIES), rankOf(board.value, owners, BLUEBERRIES)];
  return yes(
    judged({
      ...setup(options, 0),
      rng: [1, 1],
      board: board.value,
      hands: hands.value,
      turn: turn.value,
      phase: phase.value,
      owners,
      ranks,
    }),
  );
}

function parseHands(
  field: Field | undefined,
  board: readonly number[],
  full: number,
): Result<readonly number[], TextError> {
  if (field === undefined) {
    return yes(
      [STRAWBERRIES, BLUEBERRIES].map((seat) => Math.max(0, full - board.filter((piece) => piece === seat).length)),
    );
  }
  const hands = field.text.split(',').map((text) => wholeNumber(text) ?? SPACES + 1);
  const wellFormed = hands.length === 2 && hands.every((hand) => hand <= SPACES);
  return wellFormed ? yes(hands) : textError('hands', field.offset, ['18,18'], { found: field.text });
}

/** Reads a phase, `-` when it is left out. Error: `phase`. */
export function parsePhase(field: Field | undefined): Result<Phase, TextError> {
  if (field === undefined) return yes<Phase>('-');
  const phase = PHASES.find((candidate) => candidate === field.text);
  return phase === undefined ? textError('phase', field.offset, PHASES, { found: field.text }) : yes(phase);
}

/** `c3`, or the spaces of a jump joined by `x`. */
export function moveText(move: WaffleWarsMove): string {
  if (move.kind === 'place') return SPACE_NAMES[move.to] ?? '';
  return move.path.map((space) => SPACE_NAMES[space] ?? '').join('x');
}

/** Reads a move; whether it is legal is for `play` to say. Errors: `move-space`, `move-jump`. */
export function parseMove(text: string): Result<WaffleWarsMove, TextError> {
  const path: number[] = [];
  let offset = 0;
  for (const name of text.split('x')) {
    const space = SPACE_NAMES.indexOf(name);
    if (space < 0) return textError('move-space', offset, ['a1-f6', 'b2xd4'], { found: name });
    path.push(space);
    offset += name.length + 1;
  }
  const from = path[0] ?? 0;
  const placement = PLACEMENTS[from];
  if (path.length === 1 && placement !== undefined) return yes(placement);
  return yes({ kind: 'jump', path });
}

/** Offset after the space name at `offset`, or -1. */
export function placeEnd(text: string, offset: number): number {
  return gridSpace(BOARD, text, offset) < 0 ? -1 : offset + 2;
}
