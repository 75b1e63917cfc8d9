/**
 * Reads positions and moves of a game with modes: `BOARD SIDE HANDS PHASE POWERS GUARDS`, the last two only in an arcade
 * game. In doubles the side is `s1`, `b1`, `s2` or `b2`, and hands, power-ups and guards are in that order.
 */
import { err, ok } from '../../core/contract.js';
import type { Options, Result, TextError } from '../../core/contract.js';
import { gridSpace, parsePath } from '../../core/grid.js';
import { parseGrid } from '../../core/grid-position.js';
import { fieldError, fieldsOf, restError, textError, wholeNumber } from '../../core/text.js';
import type { Field } from '../../core/text.js';
import { BLUEBERRIES, BOARD, NOBODY, SPACES, STRAWBERRIES } from '../components.js';
import { ownersOf, rankOf } from '../conditions.js';
import { parseMove as parsePlainMove, PHASES, readPhase } from '../notation.js';
import {
  dealt,
  POWERS_A_GAME,
  setup,
  sideOf,
  type WaffleWarsMove,
  type ModeState,
  powerNamed,
  POWERS,
  POWER_SIGN,
} from './state.js';
import { DOUBLES_LETTERS, DRAW, DUEL_LETTERS, NO_GUARD } from './text.js';
import { judgedWithModes } from './verdict.js';

/** The total number of pieces of both sides, the most a side can have on the waffle and in hands. */
const MOST_PIECES = 2 * SPACES;

/**
 * Reads a position. Defaults: the first seat, hands of the `hand` option less the pieces on the board, phase `-`, all
 * power-ups, no guards. Errors: those of the plain game, `powers`, `guards`.
 */
export function parsePosition(text: string, options: Options): Result<ModeState, TextError> {
  const fields = fieldsOf(text);
  const start = setup(options, 0);
  const { modes } = start;
  const first = fields[0];
  if (first === undefined) return textError('position-empty', 0, ['6/6/6/6/6/6']);
  const board = parseGrid(BOARD, first);
  if (!board.ok) return board;
  const seat = parseSeat(fields[1], modes.doubles ? DOUBLES_LETTERS : DUEL_LETTERS);
  if (!seat.ok) return seat;
  const hands = parseHands(fields[2], board.value, start);
  if (!hands.ok) return hands;
  const drawn = fields[3]?.text === DRAW;
  const phase = drawn ? '-' : readPhase(fields[3]);
  if (phase === undefined) return fieldError('phase', fields[3], PHASES);
  const rest = fields[modes.arcade ? 6 : 4];
  if (rest !== undefined) return restError(rest);
  const powers = parseNumbers(fields[4], 'powers', start.powers, POWERS_A_GAME);
  if (!powers.ok) return powers;
  const guards = parseGuards(fields[5], board.value, start.guards);
  if (!guards.ok) return guards;
  const owners = ownersOf(board.value);
  const state = judgedWithModes({
    ...start,
    rng: [1, 1],
    board: board.value,
    seat: seat.value,
    turn: sideOf(seat.value),
    hands: hands.value,
    phase,
    powers: powers.value,
    guards: guards.value,
    owners,
    ranks: [rankOf(board.value, owners, STRAWBERRIES), rankOf(board.value, owners, BLUEBERRIES)],
  });
  return ok(drawn && state.winner < 0 && state.phase !== 'reply' ? { ...state, drawn } : state);
}

function parseSeat(field: Field | undefined, letters: readonly string[]): Result<number, TextError> {
  if (field === undefined) return ok(0);
  const seat = letters.indexOf(field.text);
  return seat < 0 ? fieldError('side', field, letters) : ok(seat);
}

/** Reads hands by seat. Pieces can return to hands, so the limit is on a side's total. */
function parseHands(
  field: Field | undefined,
  board: readonly number[],
  { hands, modes, rules }: ModeState,
): Result<readonly number[], TextError> {
  const onBoard = [STRAWBERRIES, BLUEBERRIES].map((side) => board.filter((piece) => piece === side).length);
  const left = onBoard.map((pieces) => Math.max(0, rules.hand - pieces));
  const read = parseNumbers(field, 'hands', hands, MOST_PIECES);
  if (!read.ok || field === undefined) return read.ok ? ok(dealt(left, modes.doubles)) : read;
  const pieces = onBoard.slice();
  for (let seat = 0; seat < read.value.length; seat++) {
    pieces[sideOf(seat)] = (pieces[sideOf(seat)] ?? 0) + (read.value[seat] ?? 0);
  }
  return pieces.every((count) => count <= MOST_PIECES) ? read : numbersError(field, 'hands', hands);
}

/** Reads as many whole numbers as `usual` has, none above `most`; `usual` if the field is omitted. */
function parseNumbers(
  field: Field | undefined,
  code: string,
  usual: readonly number[],
  most: number,
): Result<readonly number[], TextError> {
  if (field === undefined) return ok(usual);
  const numbers = field.text.split(',').map((text) => wholeNumber(text) ?? most + 1);
  const isRight = numbers.length === usual.length && numbers.every((number) => number <= most);
  return isRight ? ok(numbers) : numbersError(field, code, usual);
}

function numbersError(field: Field, code: string, usual: readonly number[]): Result<never, TextError> {
  return fieldError(code, field, [usual.map((number) => number.toString()).join(',')]);
}

/** Reads, for each seat, the space of a piece of its side, or `-`. */
function parseGuards(
  field: Field | undefined,
  board: readonly number[],
  none: readonly number[],
): Result<readonly number[], TextError> {
  if (field === undefined) return ok(none);
  const names = field.text.split(',');
  const guards = names.map((name) => (name.length === 2 ? gridSpace(BOARD, name) : NOBODY));
  const isRight =
    guards.length === none.length &&
    guards.every((space, seat) => (space < 0 ? names[seat] === NO_GUARD : board[space] === sideOf(seat)));
  if (isRight) return ok(guards);
  return fieldError('guards', field, [none.map(() => NO_GUARD).join(',')]);
}

/** Slides that error messages show. */
const SLIDES: readonly string[] = ['c2>c6'];
/** Spaces of power-ups that error messages show. */
const SPACES_SHOWN: readonly string[] = ['b2', 'd4', 'f6'];

/** Reads a move without checking whether it is legal. Errors: `move-space`, `move-power`, `move-spaces`. */
export function parseMove(text: string): Result<WaffleWarsMove, TextError> {
  if (text.charAt(0) === POWER_SIGN) return parsePower(text);
  if (!text.includes('>')) return parsePlainMove(text);
  const path = parsePath(BOARD, text, '>', SLIDES);
  if (!path.ok) return path;
  if (path.value.length === 2) return ok<WaffleWarsMove>({ kind: 'slide', path: path.value });
  return textError('move-spaces', 0, SLIDES, { found: text });
}

function parsePower(text: string): Result<WaffleWarsMove, TextError> {
  const parts = text.substring(1).split(':');
  const power = powerNamed(parts[0] ?? '');
  const spaces = parts[1];
  if (power === undefined || spaces === undefined || parts.length > 2) {
    const names = POWERS.map(({ name }) => POWER_SIGN + name + ':');
    return textError('move-power', 0, names, { found: text });
  }
  const example = POWER_SIGN + power.name + ':' + SPACES_SHOWN.slice(0, power.least).join(power.joint);
  const path = parsePath(BOARD, spaces, power.joint, [example]);
  if (!path.ok) return err({ ...path.error, offset: path.error.offset + power.name.length + 2 });
  const [first = 0, second = 0] = path.value;
  // Two interchangeable spaces are sorted
  const turned = path.value.length === 2 && power.joint === ',' && first > second;
  return ok<WaffleWarsMove>({ kind: 'power', power: power.name, spaces: turned ? [second, first] : path.value });
}
