/** Plays a move of Hostage Rescue or refuses it, and rolls the die (WW-72, WW-73). */
import { err, ok, type Result, type Seat, type RuleViolation } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { mod } from '../core/math.js';
import { below, next } from '../core/random.js';
import { afterWalk, heldAt, isClear, isOver, legalMoves, mayLand, stepsOf } from './legal.js';
import { moveText } from './notation.js';
import { BOARD, CORNERS, DIE, type HostageRescueMove, type HostageRescueState, type Walk } from './state.js';

/** The reason why a move is illegal. */
function violationOf(state: HostageRescueState, move: HostageRescueMove): RuleViolation {
  if (isOver(state)) return refused('WW-72', 'game-over');
  if (move.kind === 'roll') {
    return refused('WW-73', move.roll < 1 || move.roll > DIE ? 'no-such-face' : 'rolled-already');
  }
  if (state.roll === 0) return refused('WW-73', 'roll-first');
  return move.kind === 'pass' ? refused('WW-73', 'no-pass') : walkViolation(state, move);
}

function walkViolation(state: HostageRescueState, walk: Walk): RuleViolation {
  const { board, turn } = state;
  const places = [gridName(BOARD, walk.from), gridName(BOARD, walk.to)];
  if (board[walk.from] !== turn) return { rule: 'WW-72', code: 'not-your-piece', places };
  if (walk.from === heldAt(state, turn)) return { rule: 'WW-72', code: 'hostage-stays', places };
  if (!isStraight(walk)) return { rule: 'WW-72', code: 'not-straight', places };
  if (!mayLand(state, turn, walk)) {
    const closed = walk.to === CORNERS[turn] && state.goal === 'flag';
    return closed ? { rule: 'WW-74', code: 'corner-closed', places } : { rule: 'WW-72', code: 'landing-taken', places };
  }
  if (!isClear(board, turn, walk)) return { rule: 'WW-72', code: 'over-opponent', places };
  if (walk.from === state.moved) return { rule: 'WW-73', code: 'other-piece', places };
  return { rule: 'WW-73', code: 'wrong-distance', places, values: { roll: state.left > 0 ? state.left : state.roll } };
}

/** Whether a walk goes along a row or a column. */
function isStraight({ from, to }: Walk): boolean {
  const isLevel = Math.floor(from / BOARD.width) === Math.floor(to / BOARD.width);
  return from !== to && (isLevel || mod(from - to, BOARD.width) === 0);
}

function refused(rule: string, code: string): RuleViolation {
  return { rule, code, places: [] };
}

/** Rolls, walks or passes; refused if that is not a legal move. */
export function play(state: HostageRescueState, move: HostageRescueMove): Result<HostageRescueState, RuleViolation> {
  const text = moveText(move);
  if (!legalMoves(state).some((legal) => moveText(legal) === text)) return err(violationOf(state, move));
  if (move.kind === 'roll') return ok({ ...state, roll: move.roll });
  const { turn, roll, left } = state;
  if (move.kind === 'pass') return ok(rested(state, 1 - turn));
  const after: HostageRescueState = { ...state, ...afterWalk(state, turn, move) };
  if (after.rescued) return ok(rested(after, turn));
  const rest = (left > 0 ? left : roll) - stepsOf(move);
  return ok(rest > 0 ? { ...after, left: rest, moved: move.to } : rested(after, 1 - turn));
}

/** The start of a seat's turn, before the roll. */
function rested(state: HostageRescueState, turn: Seat): HostageRescueState {
  return { ...state, turn, roll: 0, left: 0, moved: -1 };
}

/** The next roll of the die, and the generator after it. */
export function chanceMove(state: HostageRescueState): {
  readonly move: HostageRescueMove;
  readonly rng: readonly number[];
} {
  const rng = next(state.rng);
  return { move: { kind: 'roll', roll: 1 + below(rng, DIE) }, rng };
}
