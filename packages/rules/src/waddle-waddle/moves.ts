/** Plays moves and ends turns (WD-5, WD-6, WD-24). */
import { err, ok } from '../core/contract.js';
import type { Result, RuleViolation } from '../core/contract.js';
import { withAt } from '../core/math.js';
import { takeable } from './cards.js';
import { CARDS } from './components.js';
import { sameHex } from './hex.js';
import type { Hex } from './hex.js';
import { canMoveSome, violationOf } from './legal.js';
import { addIsDone, tilesLeft, type Done, type WaddleWaddleMove, type WaddleWaddleState } from './state.js';

/** Plays a move, or says which rule refuses it. */
export function play(state: WaddleWaddleState, move: WaddleWaddleMove): Result<WaddleWaddleState, RuleViolation> {
  const violation = violationOf(state, move);
  return violation === undefined ? ok(made(state, move)) : err(violation);
}

/** The state after a legal move. */
export function made(state: WaddleWaddleState, move: WaddleWaddleMove): WaddleWaddleState {
  const { field, taken, tiles, turn } = state;
  if (move.kind === 'end') return nextTurn(state);
  if (move.kind === 'add') {
    const { q, r } = move.to;
    const added = [...tiles, { q, r, colour: turn, type: move.type }];
    return settled({ ...withSupplyLess(state, move.type), tiles: added, done: did(state, 'a', move.to) });
  }
  if (move.kind === 'move') {
    const { q, r } = move.to;
    const moved = tiles.map((tile) => (sameHex(tile, move.from) ? { ...tile, q, r } : tile));
    return settled({ ...state, tiles: moved, done: did(state, 'm', move.to) });
  }
  if (move.kind === 'aside') {
    return settled({ ...withSupplyLess(state, move.type), done: did(state, 'x', { q: 0, r: 0 }) });
  }
  const card = field.find((other) => sameHex(other, move.at));
  const symbols = [...(taken[turn] ?? []), CARDS[card?.card ?? 0]?.symbol ?? 0];
  return settled({
    ...state,
    field: field.filter((other) => other !== card),
    taken: withAt(taken, turn, symbols),
    done: did(state, 'c', { q: 0, r: 0 }),
  });
}

function did(state: WaddleWaddleState, act: Done['act'], hex: Hex): readonly Done[] {
  return [...state.done, { act, q: hex.q, r: hex.r }];
}

function withSupplyLess(state: WaddleWaddleState, type: number): WaddleWaddleState {
  const supply = state.supply[state.turn] ?? [];
  return { ...state, supply: withAt(state.supply, state.turn, withAt(supply, type, (supply[type] ?? 0) - 1)) };
}

/** Ends a turn with nothing left to decide. */
export function settled(state: WaddleWaddleState): WaddleWaddleState {
  const mayAdd = !addIsDone(state) && tilesLeft(state, state.turn) > 0;
  if (mayAdd || takeable(state).length > 0) return state;
  return canMoveSome(state) ? state : nextTurn(state);
}

/** Gives the turn to the next seat with tiles left (WD-5); when none has any, the game is over (WD-24). */
function nextTurn(state: WaddleWaddleState): WaddleWaddleState {
  const seats = state.supply.length;
  for (let step = 1; step <= seats; step++) {
    const sum = state.turn + step;
    const seat = sum >= seats ? sum - seats : sum;
    if (tilesLeft(state, seat) > 0) return { ...state, turn: seat, done: [] };
  }
  return { ...state, done: [], over: true };
}
