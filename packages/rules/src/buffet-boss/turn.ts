/**
 * The course of a turn: the line, how much each seat may take (BB-10 to BB-14), and checking and applying how a pile settled
 * (BB-20 to BB-25). The core has no physics.
 */
import { type Seat, err, ok, type Result, type RuleViolation } from '../core/contract.js';
import { mod, withAt } from '../core/math.js';
import { highest } from './components.js';
import {
  roundsOf,
  type BuffetBossState,
  EMPTY_PLATE,
  type Contact,
  type Fall,
  type FallenPiece,
  type Plate,
  type Settled,
} from './state.js';

/** Whether the game is All-You-Can-Eat: no food goes to the bin and nothing may fall (BB-13, BB-25). */
export function isAllYouCanEat(state: BuffetBossState): boolean {
  return state.rules.version === 'all';
}

/** Number of seats still to come in this round. */
export function seatsAfter(state: BuffetBossState): number {
  return state.rules.players - 1 - mod(state.turn - state.first, state.rules.players);
}

/** Whether the seat to move may take another food from the line (BB-11, BB-13). */
export function mayTake(state: BuffetBossState): boolean {
  if (state.line.length === 0) return false;
  if (state.taken === 0) return true;
  const after = seatsAfter(state);
  if (state.taken > 1 || state.line.length <= after) return false;
  return after === 0 || isAllYouCanEat(state);
}

/** Whether the seat to move may end its turn: it must have taken a food, and in BB-13 the last seat must leave none. */
export function mayEnd(state: BuffetBossState): boolean {
  if (state.line.length === 0) return true;
  if (state.taken === 0) return false;
  return !(isAllYouCanEat(state) && seatsAfter(state) === 0 && mayTake(state));
}

/** Begins the turns once the line is full; in BB-14 the seats first choose who begins. */
export function afterShowing(state: BuffetBossState): BuffetBossState {
  if (state.line.length <= state.rules.players) return state;
  const asks = isAllYouCanEat(state) && state.rules.players > 1;
  return { ...state, step: asks ? 'first' : 'turn', turn: state.first };
}

/** Starts the next seat's turn or the next round, or ends the game. Food left in the line goes to the waste bin (BB-12). */
export function afterTurn(state: BuffetBossState): BuffetBossState {
  const rested: BuffetBossState = { ...state, step: 'turn', taken: 0, saved: [], falls: [] };
  if (seatsAfter(state) > 0) return { ...rested, turn: mod(state.turn + 1, state.rules.players) };
  const swept: BuffetBossState = { ...rested, line: [] };
  if (state.round >= roundsOf(state.rules)) return afterCards(swept);
  const first = mod(state.first + 1, state.rules.players);
  return { ...swept, step: 'line', round: state.round + 1, first, turn: first };
}

/** After the last round: reveals characters if there are any (BB-32). */
function afterCards(state: BuffetBossState): BuffetBossState {
  return nextReveal({ ...state, turn: state.first });
}

/** Whether all of a seat's characters are still hidden (BB-32). */
export function hasToReveal(state: BuffetBossState, seat: Seat): boolean {
  const characters = state.plates[seat]?.characters ?? [];
  return characters.length > 0 && characters.every((card) => !card.revealed);
}

/** Gives the turn to the first seat that has to reveal a character; with none left, the game is over. */
export function nextReveal(state: BuffetBossState): BuffetBossState {
  const seat = state.plates.findIndex((_plate, i) => hasToReveal(state, i));
  return seat < 0 ? { ...state, step: 'over' } : { ...state, step: 'reveal', turn: seat };
}

/** The plate of the seat to move. */
export function plateOf(state: BuffetBossState): Plate {
  return state.plates[state.turn] ?? EMPTY_PLATE;
}

/** The foods that are settling: those on the plate, then the one in hand. */
export function settlingPieces(state: BuffetBossState): readonly number[] {
  const { pieces } = plateOf(state);
  return state.hand < 0 ? pieces : [...pieces, state.hand];
}

/** The order in which contacts are written. */
export function contactOrder(a: Contact, b: Contact): number {
  return a[0] === b[0] ? a[1] - b[1] : a[0] - b[0];
}

/** Applies how a pile settled, or returns what is impossible about it. */
export function settle(state: BuffetBossState, move: Settled): Result<BuffetBossState, RuleViolation> {
  const pieces = settlingPieces(state);
  const fault = faultOf(move, pieces.length);
  if (fault !== undefined) return err(fault);
  // The new number of each piece that stays; 0 for the plate
  const numbers: number[] = [0];
  let stayed = 0;
  for (let piece = 1; piece <= pieces.length; piece++) {
    if (!move.fell.includes(piece)) stayed++;
    numbers.push(stayed);
  }
  const plate: Plate = {
    ...plateOf(state),
    height: move.height,
    pieces: pieces.filter((_food, i) => !move.fell.includes(i + 1)),
    contacts: move.contacts.map(([a, b]): Contact => [numbers[a] ?? 0, numbers[b] ?? 0]),
    poses: move.poses,
  };
  const rescued = state.handSaved ? [...state.saved, pieces.length] : state.saved;
  const fallen = move.fell.map((piece) => ({ food: pieces[piece - 1] ?? 0, spent: rescued.includes(piece) }));
  const rested: BuffetBossState = {
    ...state,
    plates: withAt(state.plates, state.turn, plate),
    hand: -1,
    handSaved: false,
    saved: rescued.filter((piece) => !move.fell.includes(piece)).map((piece) => numbers[piece] ?? 0),
  };
  return ok(afterFall(rested, fallen));
}

/** BB-22, BB-23, BB-25: half the fallen pieces, rounded up, may be picked up, none of them twice in a turn. */
function afterFall(state: BuffetBossState, fallen: readonly FallenPiece[]): BuffetBossState {
  if (fallen.length > 0 && isAllYouCanEat(state)) return { ...state, step: 'lost', falls: [] };
  return afterRescue(state, [...state.falls, { left: half(fallen.length), pieces: fallen }]);
}

/** Half of a number, rounded up (BB-22). */
export function half(count: number): number {
  return (count + mod(count, 2)) / 2;
}

/** Whether a piece of a fall may still be picked up (BB-22, BB-23). */
export function isOpen(fall: Fall): boolean {
  return fall.left > 0 && fall.pieces.some((piece) => !piece.spent);
}

/** Keeps the falls with pieces that may still be picked up; with none, the turn continues and the rest is lost (BB-24). */
export function afterRescue(state: BuffetBossState, falls: readonly Fall[]): BuffetBossState {
  const open = falls.filter((fall) => isOpen(fall));
  return { ...state, step: open.length > 0 ? 'rescue' : 'turn', falls: open };
}

/** Returns what is impossible about a settled pile; undefined when nothing is. */
function faultOf(move: Settled, count: number): RuleViolation | undefined {
  const isPiece = (piece: number): boolean => piece >= 1 && piece <= count;
  const { fell, contacts, poses, height } = move;
  if (fell.some((piece, i) => !isPiece(piece) || fell.indexOf(piece) !== i)) {
    return { rule: 'BB-22', code: 'no-such-piece', values: { count } };
  }
  const stays = (piece: number): boolean => isPiece(piece) && !fell.includes(piece);
  if (contacts.some(([a, b]) => a >= b || !stays(b) || (a !== 0 && !stays(a)))) {
    return { rule: 'BB-52', code: 'no-such-contact', values: { count } };
  }
  const stayed = count - fell.length;
  if (height > 0 !== stayed > 0 || height > highest(stayed)) {
    return { rule: 'BB-31', code: 'height', values: { most: highest(stayed === 0 ? count : stayed) / 10 } };
  }
  if (poses.length > 0 && poses.length !== stayed + 1)
    return { rule: 'BB-20', code: 'poses', values: { count: stayed + 1 } };
  if (contacts.length > 0 && heldPieces(contacts) < stayed) return { rule: 'BB-20', code: 'in-the-air' };
  return undefined;
}

/** Counts the pieces connected to the plate through contacts (BB-20). */
function heldPieces(contacts: readonly Contact[]): number {
  const isHeld: Record<number, boolean> = { 0: true };
  let found = 0;
  let before = -1;
  while (found > before) {
    before = found;
    for (const [a, b] of contacts) {
      if (isHeld[a] === isHeld[b]) continue;
      isHeld[a] = true;
      isHeld[b] = true;
      found++;
    }
  }
  return found;
}
