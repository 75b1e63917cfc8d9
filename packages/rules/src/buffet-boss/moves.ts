/** Generates and plays legal moves. */
import { err, CHANCE, ok } from '../core/contract.js';
import type { Result, Seat, RuleViolation } from '../core/contract.js';
import { withAt } from '../core/math.js';
import { CHARACTERS, COPIES, SEAT_NAMES } from './components.js';
import { suggested } from './characters.js';
import {
  afterShowing,
  afterTurn,
  mayEnd,
  mayTake,
  nextReveal,
  seatsAfter,
  afterRescue,
  plateOf,
  settle,
} from './turn.js';
import { UNKNOWN } from './state.js';
import type { BuffetBossMove, BuffetBossState, FallenPiece } from './state.js';

/** The value in `bag` for a food with only its marked card left. */
export const MARKED_LEFT = 3;

/** Returns the seats that may decide now (BB-14: any seat may name the first player). */
export function toMove(state: BuffetBossState): readonly Seat[] {
  if (state.step === 'over' || state.step === 'lost') return [];
  if (state.step === 'line' || state.step === 'settle') return [CHANCE];
  return state.step === 'first' ? state.plates.map((_plate, seat) => seat) : [state.turn];
}

/** Lists every decision of the seats to move, or every card that may be shown; the ways a pile may settle cannot be listed. */
export function legalMoves(state: BuffetBossState): readonly BuffetBossMove[] {
  if (state.step === 'line') return showMoves(state);
  if (state.step === 'first') return state.plates.map((_plate, seat) => ({ kind: 'first', seat }));
  if (state.step === 'turn') return turnMoves(state);
  if (state.step === 'rescue') return rescueMoves(state);
  return state.step === 'reveal' ? revealMoves(state) : [];
}

function showMoves(state: BuffetBossState): BuffetBossMove[] {
  const moves: BuffetBossMove[] = [];
  state.bag.forEach((left, food) => {
    if (left === 1 || left === COPIES) moves.push({ kind: 'show', food, marked: false });
    if (left >= COPIES) moves.push({ kind: 'show', food, marked: true });
  });
  return moves;
}

function turnMoves(state: BuffetBossState): BuffetBossMove[] {
  const moves: BuffetBossMove[] = [];
  if (mayTake(state)) {
    state.line.forEach((food, i) => {
      if (state.line.indexOf(food) === i) moves.push({ kind: 'take', food });
    });
  }
  if (plateOf(state).pieces.length > 0) moves.push({ kind: 'adjust' });
  if (mayEnd(state)) moves.push({ kind: 'end' });
  return moves;
}

/** Lists every piece next to the plate, fall by fall, whether or not it may still be picked up. */
export function fallenPieces(state: BuffetBossState): readonly FallenPiece[] {
  return state.falls.flatMap((fall) => fall.pieces);
}

function rescueMoves(state: BuffetBossState): BuffetBossMove[] {
  const moves: BuffetBossMove[] = [];
  fallenPieces(state).forEach((piece, index) => {
    if (!piece.spent) moves.push({ kind: 'save', index });
  });
  moves.push({ kind: 'late' });
  return moves;
}

/** Lists reveals, the better character first (BB-32); in another seat's view, all characters it could be. */
function revealMoves(state: BuffetBossState): BuffetBossMove[] {
  const plate = plateOf(state);
  const better = suggested(plate);
  const cards = CHARACTERS.map((_card, card) => card).filter((card) => mayBe(state, card));
  const order = better < 0 ? cards : [better, ...cards.filter((card) => card !== better)];
  return order.map((card) => ({ kind: 'reveal', card }));
}

/** Whether the seat to move holds a character, or could, as far as is known. */
function mayBe(state: BuffetBossState, card: number): boolean {
  if (card === UNKNOWN) return false;
  const own = plateOf(state).characters;
  if (own.some((held) => held.card === card)) return true;
  if (own.every((held) => held.card !== UNKNOWN)) return false;
  return state.plates.every((plate) => plate.characters.every((held) => held.card !== card));
}

/** The step each kind of move belongs to. */
const STEP_OF: Readonly<Record<BuffetBossMove['kind'], string>> = {
  show: 'line',
  first: 'first',
  take: 'turn',
  adjust: 'turn',
  end: 'turn',
  settle: 'settle',
  save: 'rescue',
  late: 'rescue',
  reveal: 'reveal',
};

/** Plays a move, or says which rule refuses it. */
export function play(state: BuffetBossState, move: BuffetBossMove): Result<BuffetBossState, RuleViolation> {
  if (state.step === 'lost') return refused('BB-25', 'lost');
  if (state.step === 'over') return refused('BB-33', 'game-over');
  if (STEP_OF[move.kind] !== state.step) return refused('BB-11', 'other-step-' + state.step);
  if (move.kind === 'show') return show(state, move.food, move.marked);
  if (move.kind === 'first') return sayFirst(state, move.seat);
  if (move.kind === 'take') return take(state, move.food);
  if (move.kind === 'adjust') return adjust(state);
  if (move.kind === 'settle') return settle(state, move);
  if (move.kind === 'save') return save(state, move.index);
  if (move.kind === 'late') return ok(afterRescue(state, []));
  return move.kind === 'reveal' ? reveal(state, move.card) : end(state);
}

/** BB-10: adds a card to the line. */
function show(state: BuffetBossState, food: number, marked: boolean): Result<BuffetBossState, RuleViolation> {
  const left = state.bag[food] ?? 0;
  if (left === 0 || (marked ? left === 1 : left === MARKED_LEFT)) return refused('BB-1', 'no-such-card');
  const rest = left < COPIES || left === MARKED_LEFT ? 0 : marked ? 1 : MARKED_LEFT;
  return ok(afterShowing({ ...state, line: [...state.line, food], bag: withAt(state.bag, food, rest) }));
}

/** BB-14: names the first player. */
function sayFirst(state: BuffetBossState, seat: Seat): Result<BuffetBossState, RuleViolation> {
  if (seat < 0 || seat >= state.rules.players) return refused('BB-14', 'no-such-seat');
  return ok({ ...state, step: 'turn', first: seat, turn: seat });
}

/** BB-11: moves the food from the line into the hand, to be placed next. */
function take(state: BuffetBossState, food: number): Result<BuffetBossState, RuleViolation> {
  const at = state.line.indexOf(food);
  if (at < 0) return refused('BB-11', 'not-in-line');
  if (!mayTake(state)) return refused(seatsAfter(state) > 0 ? 'BB-11' : 'BB-13', 'one-food');
  const line = state.line.filter((_food, i) => i !== at);
  return ok({ ...state, step: 'settle', line, hand: food, taken: state.taken + 1 });
}

/** BB-21: allowed at any time during the seat's turn; no piece is removed. */
function adjust(state: BuffetBossState): Result<BuffetBossState, RuleViolation> {
  if (plateOf(state).pieces.length === 0) return refused('BB-21', 'nothing-to-adjust');
  return ok({ ...state, step: 'settle' });
}

/** BB-22, BB-23: picks up a fallen piece, to be placed again next. */
function save(state: BuffetBossState, index: number): Result<BuffetBossState, RuleViolation> {
  const piece = fallenPieces(state)[index];
  if (piece === undefined) return refused('BB-22', 'not-beside-plate');
  if (piece.spent) return refused('BB-23', 'rescued-before');
  let at = 0;
  const falls = state.falls.map((fall) => {
    const start = at;
    at += fall.pieces.length;
    if (index < start || index >= at) return fall;
    return { left: fall.left - 1, pieces: fall.pieces.filter((_piece, i) => start + i !== index) };
  });
  return ok({ ...state, step: 'settle', hand: piece.food, handSaved: true, falls });
}

/** BB-32: reveals the character that counts; the other stays hidden. */
function reveal(state: BuffetBossState, card: number): Result<BuffetBossState, RuleViolation> {
  if (!mayBe(state, card)) return refused('BB-32', 'other-character', [SEAT_NAMES[state.turn] ?? '']);
  const plate = plateOf(state);
  const known = plate.characters.findIndex((held) => held.card === card);
  const at = known >= 0 ? known : plate.characters.findIndex((held) => held.card === UNKNOWN);
  // The revealed card goes first, so its index does not give away where it was held
  const characters = [{ card, revealed: true }, ...plate.characters.filter((_held, i) => i !== at)];
  return ok(nextReveal({ ...state, plates: withAt(state.plates, state.turn, { ...plate, characters }) }));
}

function end(state: BuffetBossState): Result<BuffetBossState, RuleViolation> {
  if (mayEnd(state)) return ok(afterTurn(state));
  return state.taken === 0 ? refused('BB-11', 'take-first') : refused('BB-13', 'food-left');
}

function refused(rule: string, code: string, places: readonly string[] = []): Result<never, RuleViolation> {
  return err({ rule, code, places });
}
