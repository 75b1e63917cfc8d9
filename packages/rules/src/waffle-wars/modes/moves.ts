/** Lists and plays legal moves of a game with modes. */
import { err, ok, type Result, type Seat, type RuleViolation, type Callout } from '../../core/contract.js';
import { mod, withAt } from '../../core/math.js';
import { NOBODY, STRAWBERRIES } from '../components.js';
import { overRule as plainOverRule, ownersOf, placesOf, rankOf } from '../conditions.js';
import { placementViolation, violation } from '../legal.js';
import { jumpTerms, standingTerms } from '../callouts.js';
import { movesOfSeat, singleMovesOfSeat } from './legal.js';
import { powerViolation, jumperOf, jumpViolation, slideViolation } from './refusals.js';
import { asPlain, sideOf, type WaffleWarsMove, type ModeState, powerNamed, asTeams } from './state.js';
import { moveText } from './text.js';
import { judgedWithModes, repliesOf, winningMovesOf } from './verdict.js';
import { effectOf } from './ways.js';

const SEATS: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];
const NO_SEAT: readonly Seat[] = [];

/** The seat to move, 0 to 3 in doubles; empty when the game is over. */
export function toMove(state: ModeState): readonly Seat[] {
  return isOver(state) ? NO_SEAT : (SEATS[state.seat] ?? NO_SEAT);
}

function isOver(state: ModeState): boolean {
  return state.winner >= 0 || state.drawn;
}

/** Every legal move; empty when the game is over. */
export function legalMoves(state: ModeState): readonly WaffleWarsMove[] {
  if (isOver(state)) return [];
  return state.phase === 'reply' ? repliesOf(state) : movesOfSeat(state, state.seat);
}

/** The legal moves of at most one piece: all but Second Helping, whose two placements are also separate moves. */
export function singleMoves(state: ModeState): readonly WaffleWarsMove[] {
  // Second Helping never completes a win, so it is never a reply
  return state.phase === 'reply' || isOver(state) ? legalMoves(state) : singleMovesOfSeat(state, state.seat);
}

/** The legal moves that draw by threefold repetition (WW-43). */
export function drawingMoves(state: ModeState): readonly WaffleWarsMove[] {
  return legalMoves(state).filter((move) => {
    const next = play(state, move);
    return next.ok && next.value.drawn;
  });
}

/** Plays a move of the seat to move, or returns the rule it breaks, including those of the modes (WW-40 to WW-60). */
export function play(state: ModeState, move: WaffleWarsMove): Result<ModeState, RuleViolation> {
  if (isOver(state)) return err(violation(overRule(state), 'game-over', []));
  const found = moveViolation(state, state.seat, move) ?? replyViolation(state, move);
  return found === undefined ? ok(after(state, move)) : err(found);
}

/** Why a seat may not make a move in ordinary play; undefined if it may. */
function moveViolation(state: ModeState, seat: Seat, move: WaffleWarsMove): RuleViolation | undefined {
  if (move.kind === 'place') return placementViolation(asPlain(state, seat), move);
  if (move.kind === 'jump') return jumpViolation(state, jumperOf(state, seat), move.path);
  if (move.kind === 'power') return powerViolation(state, seat, move);
  if (state.modes.slide[sideOf(seat)] !== true) return violation('WW-42', 'no-slides', placesOf(move.path));
  return slideViolation(state, sideOf(seat), move.path);
}

function replyViolation(state: ModeState, move: WaffleWarsMove): RuleViolation | undefined {
  if (state.phase !== 'reply') return undefined;
  const places = placesOf(spacesOf(move).slice(-1));
  if (move.kind !== 'place' && !state.rules.replyByJump) return violation('WW-24', 'reply-by-placement', places);
  const text = moveText(move);
  const isReply = repliesOf(state).some((reply) => moveText(reply) === text);
  return isReply ? undefined : violation('WW-24', 'reply-must-win', places);
}

/** The spaces of a move, in the order of its notation. */
export function spacesOf(move: WaffleWarsMove): readonly number[] {
  if (move.kind === 'place') return [move.to];
  return move.kind === 'power' ? move.spaces : move.path;
}

/** The rule that ended a finished game. */
export function overRule(state: ModeState): string {
  return state.drawn ? 'WW-43' : plainOverRule(state);
}

function after(state: ModeState, move: WaffleWarsMove): ModeState {
  const { seat, turn, phase } = state;
  const { board, hands, guards } = effectOf(state, seat, move);
  const owners = ownersOf(board);
  const next = mod(seat + 1, hands.length);
  const spent = move.kind === 'power';
  return judgedWithModes({
    ...state,
    board,
    hands,
    guards,
    owners,
    ranks: [rankOf(board, owners, 0), rankOf(board, owners, 1)],
    powers: spent ? withAt(state.powers, seat, (state.powers[seat] ?? 0) - 1) : state.powers,
    // A captured piece or a spent power-up never comes back, so no earlier position can recur
    seen: spent || piecesOf(board, hands) < piecesOf(state.board, state.hands) ? [] : state.seen,
    seat: next,
    turn: sideOf(next),
    phase: phase === 'first' && turn === STRAWBERRIES && places(move) ? '-' : phase,
  });
}

/** Whether a move places a piece from hand (WW-4). */
function places(move: WaffleWarsMove): boolean {
  if (move.kind !== 'power') return move.kind === 'place';
  return move.power === 'gate-crash' || move.power === 'second-helping';
}

/** The number of pieces on the waffle and in hands. */
function piecesOf(board: readonly number[], hands: readonly number[]): number {
  let count = 0;
  for (const hand of hands) count += hand;
  for (const piece of board) if (piece !== NOBODY) count++;
  return count;
}

// Terms of a game with modes: those of the plain game, with teams as sides and a chain as one jump (WW-30 to WW-33).

/** The terms of the move that led from `before` to `after`. */
export function callouts(before: ModeState, move: WaffleWarsMove, after: ModeState): readonly Callout[] {
  const called = standingTerms(asTeams(before), asTeams(after));
  const path = jumpOf(move);
  return path.length === 0 ? called : [...called, ...jumpTerms(before, path, after, canWin)];
}

/** The path of a jump, with or without a power-up; empty for other moves. */
function jumpOf(move: WaffleWarsMove): readonly number[] {
  if (move.kind === 'jump') return move.path;
  return move.kind === 'power' && powerNamed(move.power)?.joint === 'x' ? move.spaces : [];
}

/** Whether a side has a winning condition, or one of its players could get one with a move if it were their turn. */
function canWin(state: ModeState, side: Seat): boolean {
  if ((state.ranks[side] ?? 0) > 0) return true;
  if (toMove(state).length === 0) return false;
  return state.hands.some((_hand, seat) => sideOf(seat) === side && winningMovesOf(state, seat).length > 0);
}
