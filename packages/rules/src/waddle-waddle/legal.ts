/** Legal moves, and the rules and hexes that explain why others are refused (WD-6 to WD-19, WD-24, WD-31). */
import type { Seat, RuleViolation } from '../core/contract.js';
import { takeable, actingTile, isMet, mayLeaveField } from './cards.js';
import { BELLY, CARDS } from './components.js';
import {
  hexAt,
  type Grid,
  hexesAt,
  hexText,
  indexOf,
  isHeld,
  isTaken,
  neighbours,
  reachOf,
  sameHex,
  type Hex,
} from './hex.js';
import { cutOff, leftWithOneSide, withoutTile } from './ways.js';
import {
  boardOf,
  canGo,
  freeTiles,
  goalsOfFree,
  mayMoveTiles,
  openPlaces,
  repelled,
  canAdd,
  isGrumpy,
  isJustAdded,
  repelling,
} from './places.js';
import { addIsDone, type WaddleWaddleMove, type WaddleWaddleState, hasDone, type Tile } from './state.js';

/** Lists every legal move: adding and moving tiles, cards, setting aside, ending; empty when the game is over. */
export function legalMoves(state: WaddleWaddleState): readonly WaddleWaddleMove[] {
  if (state.over) return [];
  const grid = boardOf(state);
  const moves: WaddleWaddleMove[] = [];
  const places = openPlaces(grid);
  if (!addIsDone(state)) pushAdds(state, grid, places, moves);
  const addable = moves.length > 0;
  if (mayMoveTiles(state)) pushTileMoves(state, grid, places, moves);
  for (const card of takeable(state)) moves.push({ kind: 'card', at: { q: card.q, r: card.r } });
  if (addIsDone(state)) moves.push({ kind: 'end' });
  else if (!addable) pushAsides(state, moves);
  return moves;
}

function pushAdds(state: WaddleWaddleState, grid: Grid, places: readonly number[], moves: WaddleWaddleMove[]): void {
  state.supply[state.turn]?.forEach((count, type) => {
    if (count === 0) return;
    const isOff = repelled(state, grid, type, state.turn);
    for (const place of places) {
      if (isOff[place] !== true) moves.push({ kind: 'add', type, to: hexAt(grid, place) });
    }
  });
}

function pushTileMoves(
  state: WaddleWaddleState,
  grid: Grid,
  places: readonly number[],
  moves: WaddleWaddleMove[],
): void {
  for (const tile of freeTiles(state, grid)) {
    const from = { q: tile.q, r: tile.r };
    for (const to of goalsOfFree(state, grid, tile, places)) moves.push({ kind: 'move', from, to: hexAt(grid, to) });
  }
}

/** WD-31: when no tile can be added, one of the remaining types is set aside. */
function pushAsides(state: WaddleWaddleState, moves: WaddleWaddleMove[]): void {
  state.supply[state.turn]?.forEach((count, type) => {
    if (count > 0) moves.push({ kind: 'aside', type });
  });
}

/** Whether the seat to move may move a tile, and at least one tile can go somewhere. */
export function canMoveSome(state: WaddleWaddleState): boolean {
  if (!mayMoveTiles(state)) return false;
  const grid = boardOf(state);
  return freeTiles(state, grid).some((tile) => canGo(state, grid, tile));
}

/** Returns the seats that may decide now; none when the game is over. */
export function toMove(state: WaddleWaddleState): readonly Seat[] {
  return state.over ? [] : [state.turn];
}

/** Why a tile may not be placed somewhere or may not move, with the hexes that show it. */
export interface Reason {
  readonly rule: string;
  readonly code: string;
  readonly places: readonly Hex[];
}

/** Returns why a move is refused; undefined for a legal one. */
export function violationOf(state: WaddleWaddleState, move: WaddleWaddleMove): RuleViolation | undefined {
  if (state.over) return refused({ rule: 'WD-24', code: 'game-over', places: [] });
  if (move.kind === 'add') return addRefusal(state, move.type, move.to);
  if (move.kind === 'move') return moveRefusal(state, move.from, move.to);
  if (move.kind === 'card') return cardRefusal(state, move.at);
  if (move.kind === 'aside') return asideRefusal(state, move.type);
  return addIsDone(state) ? undefined : refused({ rule: 'WD-6', code: 'add-is-due', places: [] });
}

function addRefusal(state: WaddleWaddleState, type: number, to: Hex): RuleViolation | undefined {
  if (addIsDone(state)) return refused({ rule: 'WD-6', code: 'added-already', places: [to] });
  if (noneLeft(state, type)) return refused({ rule: 'WD-1', code: 'none-left', places: [to] });
  const grid = boardOf(state);
  return refusedAt(to, goalReason(state, grid, indexOf(grid, to), type, state.turn));
}

function moveRefusal(state: WaddleWaddleState, from: Hex, to: Hex): RuleViolation | undefined {
  const tile = state.tiles.find((other) => sameHex(other, from));
  if (tile === undefined) return refused({ rule: 'WD-6', code: 'no-tile', places: [from] });
  if (!mayMoveTiles(state)) {
    const reason = hasDone(state, 'm')
      ? { rule: 'WD-6', code: 'moved-already', places: [] }
      : { rule: 'WD-7', code: 'last-turn', places: [] };
    return refused(reason, from);
  }
  const grid = boardOf(state);
  return withoutTile(grid, indexOf(grid, from), () => {
    const stay = stayReason(state, grid, tile);
    if (stay !== undefined) return refused(stay, from);
    // WD-17: the new place differs from the old one and obeys the rules for added tiles
    if (sameHex(from, to)) return refused({ rule: 'WD-17', code: 'same-place', places: [to] }, to);
    return refusedAt(to, goalReason(state, grid, indexOf(grid, to), tile.type, tile.colour));
  });
}

function cardRefusal(state: WaddleWaddleState, at: Hex): RuleViolation | undefined {
  const card = state.field.find((other) => sameHex(other, at));
  if (card === undefined) return refusedCard(at, 'WD-18', 'no-card');
  const acted = actingTile(state);
  if (acted === undefined) return refusedCard(at, 'WD-18', 'no-card-now');
  if (!mayLeaveField(state.field, card)) return refusedCard(at, 'WD-19', 'card-stuck');
  if (isMet(state, boardOf(state), card, acted)) return undefined;
  const kind = CARDS[card.card]?.criterion.kind;
  return refusedCard(at, kind === 'adjacency' ? 'WD-20' : kind === 'proximity' ? 'WD-21' : 'WD-22', 'not-met', acted);
}

function asideRefusal(state: WaddleWaddleState, type: number): RuleViolation | undefined {
  if (addIsDone(state)) return refused({ rule: 'WD-6', code: 'added-already', places: [] });
  if (noneLeft(state, type)) return refused({ rule: 'WD-1', code: 'none-left', places: [] });
  return canAdd(state, boardOf(state)) ? refused({ rule: 'WD-31', code: 'can-add', places: [] }) : undefined;
}

function noneLeft(state: WaddleWaddleState, type: number): boolean {
  return (state.supply[state.turn]?.[type] ?? 0) === 0;
}

/** Returns why a tile may not be placed on a hex (WD-9 to WD-12); a hex too far away (-1) touches nothing. */
function goalReason(
  state: WaddleWaddleState,
  grid: Grid,
  index: number,
  type: number,
  colour: number,
): Reason | undefined {
  if (isTaken(grid, index)) return { rule: 'WD-9', code: 'occupied', places: [hexAt(grid, index)] };
  const around = hexesAt(grid, neighbours(grid, index));
  if (!isHeld(grid, index)) return { rule: 'WD-9', code: 'touches-too-little', places: around };
  if (reachOf(grid)[index] !== 1) return { rule: 'WD-10', code: 'no-way-in', places: around };
  const others = repelling(state, grid, index, type, colour);
  if (others.length === 0) return undefined;
  return type === BELLY
    ? { rule: 'WD-12', code: 'next-to-belly', places: others }
    : { rule: 'WD-11', code: 'second-alpha', places: others.slice(0, 1) };
}

/** Returns why a tile may not move anywhere now (WD-8, WD-13 to WD-16). Call it inside `withoutTile`. */
export function stayReason(state: WaddleWaddleState, grid: Grid, tile: Tile): Reason | undefined {
  if (isGrumpy(state, tile)) return { rule: 'WD-16', code: 'grumpy', places: [tile] };
  if (isJustAdded(state, tile)) return { rule: 'WD-8', code: 'just-added', places: [tile] };
  const index = indexOf(grid, tile);
  if (grid.reach[index] !== 1) {
    return { rule: 'WD-13', code: 'cannot-slide-out', places: hexesAt(grid, neighbours(grid, index)) };
  }
  const loose = leftWithOneSide(grid, index);
  if (loose.length > 0) return { rule: 'WD-14', code: 'leaves-one-side', places: hexesAt(grid, loose) };
  const stranded = cutOff(grid);
  return stranded.length > 0 ? { rule: 'WD-15', code: 'strands', places: hexesAt(grid, stranded) } : undefined;
}

/** Builds a `RuleViolation`: first the place it is about (the tile's or its goal), then the places that show why. */
function refused(reason: Reason, at?: Hex): RuleViolation {
  const places = reason.places.map((hex) => hexText(hex));
  return { rule: reason.rule, code: reason.code, places: at === undefined ? places : [hexText(at), ...places] };
}

function refusedAt(to: Hex, reason: Reason | undefined): RuleViolation | undefined {
  return reason === undefined ? undefined : refused(reason, to);
}

function refusedCard(at: Hex, rule: string, code: string, acted?: Tile): RuleViolation {
  const card = 'card:' + hexText(at);
  return { rule, code, places: acted === undefined ? [card] : [card, hexText(acted)] };
}
