/**
 * Positions and moves as text.
 *
 * Position: board as in FEN with rank 6 first, side to move, pieces in hand, phase: `6/6/6/6/6/6 s 18,18 first`.
 * Moves: `c3`, `b2xd4`, `b2xd4xf4`.
 */
import { readSides, sidesText } from '../core/sides.js';
import { fieldsOf, wholeNumber } from '../core/text.js';
import type { Field } from '../core/text.js';
import { BLUEBERRIES, BOARD, SPACE_NAMES, SPACES, STRAWBERRIES } from './components.js';
import { ownersOf, rankOf } from './conditions.js';
import { setup } from './setup.js';
import { PLACEMENTS } from './state.js';
import type { Phase, Rules, WaffleWarsMove, WaffleWarsState } from './state.js';
import { judged } from './verdict.js';

/** Phases as positions write them; a position without one is in `-`. */
export const PHASES: readonly Phase[] = ['first', '-', 'reply', 'war'];

/** The position in one line; reading it back under the same options gives the same position. */
export function positionText(state: WaffleWarsState): string {
  const hands = state.hands.map((hand) => hand.toString()).join(',');
  return sidesText(BOARD, state) + ' ' + hands + ' ' + state.phase;
}

/**
 * Reads a position. Fields after the board may be left out: side `s`, hands what the rules give less the pieces on
 * the board, phase `-`. Undefined for what is no position; `positionError` says why.
 */
export function readPosition(text: string, rules: Rules): WaffleWarsState | undefined {
  const fields = fieldsOf(text);
  const sides = readSides(BOARD, fields);
  if (sides === undefined || fields.length > 4) return undefined;
  const { board, turn } = sides;
  const field = fields[2];
  const hands = field === undefined ? handsBeside(board, rules.hand) : readHands(field);
  const phase = readPhase(fields[3]);
  if (hands === undefined || phase === undefined) return undefined;
  const owners = ownersOf(board);
  const ranks = [rankOf(board, owners, STRAWBERRIES), rankOf(board, owners, BLUEBERRIES)];
  return judged({ ...setup(rules, 0), rng: [1, 1], board, hands, turn, phase, owners, ranks });
}

/** Undefined for a field that tells no two hands. */
export function readHands(field: Field): readonly number[] | undefined {
  const hands = field.text.split(',').map((text) => wholeNumber(text) ?? SPACES + 1);
  return hands.length === 2 && hands.every((hand) => hand <= SPACES) ? hands : undefined;
}

/** What is left of full hands when the pieces on the board are placed. */
function handsBeside(board: readonly number[], full: number): readonly number[] {
  return [STRAWBERRIES, BLUEBERRIES].map((seat) => Math.max(0, full - board.filter((piece) => piece === seat).length));
}

/** `-` when it is left out. Undefined for a field that tells no phase. */
export function readPhase(field: Field | undefined): Phase | undefined {
  return field === undefined ? '-' : PHASES.find((candidate) => candidate === field.text);
}

/** `c3`, or the spaces of a jump joined by `x`. */
export function moveText(move: WaffleWarsMove): string {
  if (move.kind === 'place') return SPACE_NAMES[move.to] ?? '';
  return move.path.map((space) => SPACE_NAMES[space] ?? '').join('x');
}

/** Reads a move; whether it is legal is for `play` to say. Undefined for what is no move; `moveError` says why. */
export function readMove(text: string): WaffleWarsMove | undefined {
  const path = text.split('x').map((name) => SPACE_NAMES.indexOf(name));
  if (path.includes(-1)) return undefined;
  return path.length === 1 ? PLACEMENTS[path[0] ?? 0] : { kind: 'jump', path };
}

/** Offset after the space name at `offset`, or -1. */
export function placeEnd(text: string, offset: number): number {
  return SPACE_NAMES.includes(text.substring(offset, offset + 2)) ? offset + 2 : -1;
}
