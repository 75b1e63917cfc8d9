/**
 * Positions and moves as text.
 *
 * Position: board as in FEN with rank 6 first, side to move, pieces in hand, phase: `6/6/6/6/6/6 s 18,18 first`.
 * Moves: `c3`, `b2xd4`, `b2xd4xf4`.
 */
import { ok } from '../core/contract.js';
import type { Result, TextError } from '../core/contract.js';
import { parseSides, sidesText } from '../core/grid-position.js';
import { fieldError, fieldsOf, restError, textError, wholeNumber } from '../core/text.js';
import type { Field } from '../core/text.js';
import { BLUEBERRIES, BOARD, SPACE_NAMES, SPACES, STRAWBERRIES } from './components.js';
import { ownersOf, rankOf } from './conditions.js';
import { setup, PLACEMENTS, type Phase, type Rules, type PlainMove, type PlainState } from './state.js';
import { judged } from './scoring.js';

/** Phases as written in positions; the default is `-`. */
export const PHASES: readonly Phase[] = ['first', '-', 'reply', 'war'];

/** The position as one line. Parsing it with the same options gives the same position. */
export function positionText(state: PlainState): string {
  const hands = state.hands.map((hand) => hand.toString()).join(',');
  return sidesText(BOARD, state) + ' ' + hands + ' ' + state.phase;
}

/**
 * Reads a position. Defaults for the fields after the board: side `s`, full hands less the pieces on the board, phase
 * `-`. Errors: `position-empty`, those of a board and a side, `hands`, `phase`, `position-rest`.
 */
export function parsePosition(text: string, rules: Rules): Result<PlainState, TextError> {
  const fields = fieldsOf(text);
  const sides = parseSides(BOARD, fields, '6/6/6/6/6/6 s 18,18 first');
  if (!sides.ok) return sides;
  const { board, turn } = sides.value;
  const [, , handsField, phaseField, rest] = fields;
  const hands = handsField === undefined ? handsBeside(board, rules.hand) : readHands(handsField);
  if (hands === undefined) return fieldError('hands', handsField, ['18,18']);
  const phase = readPhase(phaseField);
  if (phase === undefined) return fieldError('phase', phaseField, PHASES);
  if (rest !== undefined) return restError(rest);
  const owners = ownersOf(board);
  const ranks = [rankOf(board, owners, STRAWBERRIES), rankOf(board, owners, BLUEBERRIES)];
  return ok(judged({ ...setup(rules, 0), rng: [1, 1], board, hands, turn, phase, owners, ranks }));
}

/** Reads two hands; undefined if invalid. */
function readHands(field: Field): readonly number[] | undefined {
  const hands = field.text.split(',').map((text) => wholeNumber(text) ?? SPACES + 1);
  return hands.length === 2 && hands.every((hand) => hand <= SPACES) ? hands : undefined;
}

/** Full hands less the pieces on the board. */
function handsBeside(board: readonly number[], full: number): readonly number[] {
  return [STRAWBERRIES, BLUEBERRIES].map((seat) => Math.max(0, full - board.filter((piece) => piece === seat).length));
}

/** Reads a phase, by default `-`; undefined if invalid. */
export function readPhase(field: Field | undefined): Phase | undefined {
  return field === undefined ? '-' : PHASES.find((candidate) => candidate === field.text);
}

/** The text of a move: `c3`, or the spaces of a jump joined by `x`. */
export function moveText(move: PlainMove): string {
  if (move.kind === 'place') return SPACE_NAMES[move.to] ?? '';
  return move.path.map((space) => SPACE_NAMES[space] ?? '').join('x');
}

/** Reads a move without checking whether it is legal. Error: `move-space`. */
export function parseMove(text: string): Result<PlainMove, TextError> {
  const path: number[] = [];
  let offset = 0;
  for (const name of text.split('x')) {
    const space = SPACE_NAMES.indexOf(name);
    if (space < 0) return textError('move-space', offset, ['c3', 'b2xd4'], { found: name });
    path.push(space);
    offset += name.length + 1;
  }
  const placement = path.length === 1 ? PLACEMENTS[path[0] ?? 0] : undefined;
  return ok(placement ?? { kind: 'jump', path });
}

/** The offset after the space name at `offset`, or -1. */
export function scanPlace(text: string, offset: number): number {
  return SPACE_NAMES.includes(text.substring(offset, offset + 2)) ? offset + 2 : -1;
}
