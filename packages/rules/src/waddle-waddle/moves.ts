/** Legal moves, and what they lead to (WD-6 to WD-19, WD-24, WD-31); why others are refused is in `refusals.ts`. */
import { no, yes } from '../core/contract.js';
import type { Result, Seat, Violation } from '../core/contract.js';
import { withAt } from '../core/math.js';
import { UNREAD } from '../core/text.js';
import { takeable } from './cards.js';
import { CARDS, TYPES } from './components.js';
import { hexAt, sameHex } from './hex.js';
import type { Grid, Hex } from './hex.js';
import { moveText } from './notation.js';
import { boardOf, canGo, freeTiles, goalsOfFree, mayLie, mayMoveTiles, openPlaces } from './places.js';
import { addIsDone, tilesLeft } from './state.js';
import type { Done, WaddleWaddleMove, WaddleWaddleState } from './state.js';

/** Every legal move: adds, moves of tiles, cards, setting aside, ending; empty when the game is over. */
export function legalMoves(state: WaddleWaddleState): readonly WaddleWaddleMove[] {
  if (state.over) return [];
  const grid = boardOf(state);
  const moves: WaddleWaddleMove[] = [];
  if (!addIsDone(state)) pushAdds(state, grid, moves);
  const addable = moves.length > 0;
  if (mayMoveTiles(state)) pushTileMoves(state, grid, moves);
  for (const card of takeable(state)) moves.push({ kind: 'card', at: { q: card.q, r: card.r } });
  if (addIsDone(state)) moves.push({ kind: 'end' });
  else if (!addable) pushAsides(state, moves);
  return moves;
}

function pushAdds(state: WaddleWaddleState, grid: Grid, moves: WaddleWaddleMove[]): void {
  const places = openPlaces(grid);
  const supply = state.supply[state.turn] ?? [];
  for (let type = 0; type < TYPES.length; type++) {
    if ((supply[type] ?? 0) === 0) continue;
    for (const place of places) {
      if (mayLie(state, grid, place, type, state.turn)) moves.push({ kind: 'add', type, to: hexAt(grid, place) });
    }
  }
}

function pushTileMoves(state: WaddleWaddleState, grid: Grid, moves: WaddleWaddleMove[]): void {
  for (const tile of freeTiles(state, grid)) {
    const from = { q: tile.q, r: tile.r };
    for (const to of goalsOfFree(state, grid, tile)) moves.push({ kind: 'move', from, to: hexAt(grid, to) });
  }
}

/** WD-31: where no tile can be added, one of the types left is set aside. */
function pushAsides(state: WaddleWaddleState, moves: WaddleWaddleMove[]): void {
  const supply = state.supply[state.turn] ?? [];
  for (let type = 0; type < TYPES.length; type++) if ((supply[type] ?? 0) > 0) moves.push({ kind: 'aside', type });
}

/** Plays a legal move. Any other is refused with `unread`: the `play` of `refusals.ts` looks into it. */
export function playLegal(state: WaddleWaddleState, move: WaddleWaddleMove): Result<WaddleWaddleState, Violation> {
  const text = moveText(state, move);
  const isLegal = legalMoves(state).some((other) => moveText(state, other) === text);
  return isLegal ? yes(made(state, move)) : no({ rule: '', code: UNREAD });
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

/** A turn with nothing left to decide ends by itself. */
export function settled(state: WaddleWaddleState): WaddleWaddleState {
  if (!addIsDone(state) || takeable(state).length > 0) return state;
  return canMoveSome(state) ? state : nextTurn(state);
}

function canMoveSome(state: WaddleWaddleState): boolean {
  if (!mayMoveTiles(state)) return false;
  const grid = boardOf(state);
  return freeTiles(state, grid).some((tile) => canGo(state, grid, tile));
}

/** The next seat with tiles left (WD-5); when none has any, the game is over (WD-24). */
function nextTurn(state: WaddleWaddleState): WaddleWaddleState {
  const seats = state.supply.length;
  for (let step = 1; step <= seats; step++) {
    const sum = state.turn + step;
    const seat = sum >= seats ? sum - seats : sum;
    if (tilesLeft(state, seat) > 0) return { ...state, turn: seat, done: [] };
  }
  return { ...state, done: [], over: true };
}

/** The seats that may decide now; nobody when the game is over. */
export function toMove(state: WaddleWaddleState): readonly Seat[] {
  return state.over ? [] : [state.turn];
}
