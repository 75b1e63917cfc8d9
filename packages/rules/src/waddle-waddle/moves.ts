/** Legal moves, and the playing of one (WD-6 to WD-19, WD-24, WD-31). */
import { no, yes } from '../core/contract.js';
import type { Result, Seat, Violation } from '../core/contract.js';
import { withAt } from '../core/math.js';
import { CARDS, TYPES } from './components.js';
import { actingTile, cardStuck, isMet, takeable } from './cards.js';
import { hexAt, hexText, indexOf, sameHex } from './hex.js';
import type { Grid, Hex } from './hex.js';
import { withoutTile } from './leaving.js';
import {
  abilityReason,
  boardOf,
  canAdd,
  closedReason,
  goalsOf,
  noMoveReason,
  openPlaces,
  stayReason,
} from './places.js';
import type { Reason } from './places.js';
import { addIsDone, tilesLeft } from './state.js';
import type { Done, Tile, WaddleWaddleMove, WaddleWaddleState } from './state.js';

/** Every legal move: adds, moves of tiles, cards, setting aside, ending; empty when the game is over. */
export function legalMoves(state: WaddleWaddleState): readonly WaddleWaddleMove[] {
  if (state.over) return [];
  const grid = boardOf(state);
  const moves: WaddleWaddleMove[] = [];
  if (!addIsDone(state)) pushAdds(state, grid, moves);
  const addable = moves.length > 0;
  if (noMoveReason(state) === undefined) pushTileMoves(state, grid, moves);
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
      if (abilityReason(state, grid, place, type, state.turn) !== undefined) continue;
      moves.push({ kind: 'add', type, to: hexAt(grid, place) });
    }
  }
}

function pushTileMoves(state: WaddleWaddleState, grid: Grid, moves: WaddleWaddleMove[]): void {
  for (const tile of state.tiles) {
    const from = { q: tile.q, r: tile.r };
    for (const to of goalsOf(state, grid, tile)) moves.push({ kind: 'move', from, to: hexAt(grid, to) });
  }
}

/** WD-31: where no tile can be added, one of the types left is set aside. */
function pushAsides(state: WaddleWaddleState, moves: WaddleWaddleMove[]): void {
  const supply = state.supply[state.turn] ?? [];
  for (let type = 0; type < TYPES.length; type++) if ((supply[type] ?? 0) > 0) moves.push({ kind: 'aside', type });
}

/** Plays a move, or says which rule refuses it. */
export function play(state: WaddleWaddleState, move: WaddleWaddleMove): Result<WaddleWaddleState, Violation> {
  if (state.over) return refused({ rule: 'WD-24', code: 'game-over', places: [] });
  if (move.kind === 'add') return add(state, move.type, move.to);
  if (move.kind === 'move') return moveTile(state, move.from, move.to);
  if (move.kind === 'card') return takeCard(state, move.at);
  if (move.kind === 'aside') return setAside(state, move.type);
  if (!addIsDone(state)) return refused({ rule: 'WD-6', code: 'add-is-due', places: [] });
  return yes(nextTurn(state));
}

function add(state: WaddleWaddleState, type: number, to: Hex): Result<WaddleWaddleState, Violation> {
  if (addIsDone(state)) return refused({ rule: 'WD-6', code: 'added-already', places: [to] });
  const supply = state.supply[state.turn] ?? [];
  if ((supply[type] ?? 0) === 0) return refused({ rule: 'WD-1', code: 'none-left', places: [to] });
  const grid = boardOf(state);
  const index = indexOf(grid, to);
  const reason = closedReason(grid, index) ?? abilityReason(state, grid, index, type, state.turn);
  if (reason !== undefined) return refused(reason, to);
  const tile: Tile = { q: to.q, r: to.r, colour: state.turn, type };
  return yes(settled({ ...withSupplyLess(state, type), tiles: [...state.tiles, tile], done: did(state, 'a', to) }));
}

function moveTile(state: WaddleWaddleState, from: Hex, to: Hex): Result<WaddleWaddleState, Violation> {
  const at = state.tiles.findIndex((other) => sameHex(other, from));
  const tile = state.tiles[at];
  if (tile === undefined) return refused({ rule: 'WD-6', code: 'no-tile', places: [from] });
  const none = noMoveReason(state);
  if (none !== undefined) return refused(none, from);
  const grid = boardOf(state);
  const refusal = withoutTile(grid, indexOf(grid, from), () => {
    const stay = stayReason(state, grid, tile);
    if (stay !== undefined) return refused(stay, from);
    const reason = goalReason(state, grid, tile, indexOf(grid, to), to);
    return reason === undefined ? undefined : refused(reason, to);
  });
  if (refusal !== undefined) return refusal;
  const tiles = withAt(state.tiles, at, { ...tile, q: to.q, r: to.r });
  return yes(settled({ ...state, tiles, done: did(state, 'm', to) }));
}

/** WD-17: the new place differs from the old one and obeys what an added tile obeys. */
function goalReason(state: WaddleWaddleState, grid: Grid, tile: Tile, goal: number, to: Hex): Reason | undefined {
  if (sameHex(tile, to)) return { rule: 'WD-17', code: 'same-place', places: [to] };
  return closedReason(grid, goal) ?? abilityReason(state, grid, goal, tile.type, tile.colour);
}

function takeCard(state: WaddleWaddleState, at: Hex): Result<WaddleWaddleState, Violation> {
  const card = state.field.find((other) => sameHex(other, at));
  if (card === undefined) return refused({ rule: 'WD-18', code: 'no-card', places: [] }, undefined, at);
  const acted = actingTile(state);
  if (acted === undefined) return refused({ rule: 'WD-18', code: 'no-card-now', places: [] }, undefined, at);
  const stuck = cardStuck(state.field, card);
  if (stuck !== undefined) return refused({ rule: 'WD-19', code: 'card-stuck', places: [] }, undefined, at);
  if (!isMet(state, boardOf(state), card, acted)) {
    const kind = CARDS[card.card]?.criterion.kind;
    const rule = kind === 'adjacency' ? 'WD-20' : kind === 'proximity' ? 'WD-21' : 'WD-22';
    return refused({ rule, code: 'not-met', places: [acted] }, undefined, at);
  }
  const symbols = [...(state.taken[state.turn] ?? []), CARDS[card.card]?.symbol ?? 0];
  return yes(
    settled({
      ...state,
      field: state.field.filter((other) => other !== card),
      taken: withAt(state.taken, state.turn, symbols),
      done: did(state, 'c', { q: 0, r: 0 }),
    }),
  );
}

function setAside(state: WaddleWaddleState, type: number): Result<WaddleWaddleState, Violation> {
  if (addIsDone(state)) return refused({ rule: 'WD-6', code: 'added-already', places: [] });
  if ((state.supply[state.turn]?.[type] ?? 0) === 0) return refused({ rule: 'WD-1', code: 'none-left', places: [] });
  if (canAdd(state, boardOf(state))) return refused({ rule: 'WD-31', code: 'can-add', places: [] });
  return yes(settled({ ...withSupplyLess(state, type), done: did(state, 'x', { q: 0, r: 0 }) }));
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
  if (noMoveReason(state) !== undefined) return false;
  const grid = boardOf(state);
  return state.tiles.some((tile) => goalsOf(state, grid, tile).length > 0);
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

/** A refusal as the contract has it: first the place it is about, the tile's or where it would go, then what shows why. */
function refused(reason: Reason, tile?: Hex, card?: Hex): Result<never, Violation> {
  const places = reason.places.map((hex) => hexText(hex));
  const first = card === undefined ? (tile === undefined ? [] : [hexText(tile)]) : ['card:' + hexText(card)];
  return no({ rule: reason.rule, code: reason.code, places: [...first, ...places] });
}
