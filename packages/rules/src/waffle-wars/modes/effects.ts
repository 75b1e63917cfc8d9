/** What a move does to the board, the hands and the protected pieces, whether it is legal or not. */
import type { Seat } from '../../core/contract.js';
import { mod } from '../../core/math.js';
import { NOBODY } from '../components.js';
import { overBetween } from '../legal.js';
import { sideOf } from './state.js';
import type { WaffleWarsMove, ModeState, PowerUp } from './state.js';
import { LONG_HOPS } from './ways.js';

/** Board, hands and guards while a move changes them. */
export interface Effect {
  readonly board: number[];
  readonly hands: number[];
  readonly guards: number[];
}

/** Makes the move of a seat. */
export function effectOf(state: ModeState, seat: Seat, move: WaffleWarsMove): Effect {
  const effect: Effect = { board: state.board.slice(), hands: state.hands.slice(), guards: state.guards.slice() };
  if (move.kind === 'place') put(effect, seat, move.to);
  else if (move.kind === 'jump') jump(effect, seat, move.path);
  else if (move.kind === 'slide') shift(effect, move.path[0] ?? 0, move.path[1] ?? 0);
  else spend(effect, seat, move);
  return effect;
}

function spend(effect: Effect, seat: Seat, { power, spaces }: PowerUp): void {
  const [first = 0, second = 0] = spaces;
  switch (power) {
    case 'double-hop':
    case 'take-back':
      return jump(effect, seat, spaces);
    case 'river-slide':
    case 'sidestep':
      return shift(effect, first, second);
    case 'long-hop':
      take(effect, (LONG_HOPS[first] ?? []).find((hop) => hop.to === second)?.over ?? 0);
      return shift(effect, first, second);
    case 'gate-crash':
      return put(effect, seat, first);
    case 'second-helping':
      for (const space of spaces) put(effect, seat, space);
      return;
    case 'swap':
      return swap(effect, first, second);
    case 'toothpick':
      effect.guards[seat] = first;
      return;
    case 'nibble':
      take(effect, first);
      // In doubles the hand is that of the opponent who is next
      return giveTo(effect, mod(seat + 1, effect.hands.length));
  }
}

function put({ board, hands }: Effect, seat: Seat, space: number): void {
  board[space] = sideOf(seat);
  hands[seat] = (hands[seat] ?? 0) - 1;
}

function giveTo({ hands }: Effect, seat: Seat): void {
  hands[seat] = (hands[seat] ?? 0) + 1;
}

/** Takes a piece from the waffle, and with it what protected it. */
function take({ board, guards }: Effect, space: number): void {
  board[space] = NOBODY;
  for (let seat = 0; seat < guards.length; seat++) if (guards[seat] === space) guards[seat] = NOBODY;
}

/** Moves a piece to an open space; a Toothpick stays in it. */
function shift({ board, guards }: Effect, from: number, to: number): void {
  board[to] = board[from] ?? NOBODY;
  board[from] = NOBODY;
  for (let seat = 0; seat < guards.length; seat++) if (guards[seat] === from) guards[seat] = to;
}

function swap({ board, guards }: Effect, one: number, other: number): void {
  const piece = board[one] ?? NOBODY;
  board[one] = board[other] ?? NOBODY;
  board[other] = piece;
  for (let seat = 0; seat < guards.length; seat++) {
    if (guards[seat] === one) guards[seat] = other;
    else if (guards[seat] === other) guards[seat] = one;
  }
}

/** An opposing piece that is jumped leaves the game (WW-8), an own one returns to the hand of who jumps (WW-41). */
function jump(effect: Effect, seat: Seat, path: readonly number[]): void {
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1] ?? 0;
    const to = path[i] ?? 0;
    const over = overBetween(from, to);
    const own = effect.board[over] === sideOf(seat);
    take(effect, over);
    if (own) giveTo(effect, seat);
    shift(effect, from, to);
  }
}
