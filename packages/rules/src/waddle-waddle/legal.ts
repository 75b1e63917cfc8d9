/** Legal moves (WD-6 to WD-19, WD-24, WD-31); why others are refused is in `refusals.ts`. */
import type { Seat } from '../core/contract.js';
import { takeable } from './cards.js';
import { hexAt } from './hex.js';
import type { Grid } from './hex.js';
import { boardOf, canGo, freeTiles, goalsOfFree, mayMoveTiles, openPlaces, repelled } from './places.js';
import { addIsDone } from './state.js';
import type { WaddleWaddleMove, WaddleWaddleState } from './state.js';

/** Every legal move: adds, moves of tiles, cards, setting aside, ending; empty when the game is over. */
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

/** WD-31: where no tile can be added, one of the types left is set aside. */
function pushAsides(state: WaddleWaddleState, moves: WaddleWaddleMove[]): void {
  state.supply[state.turn]?.forEach((count, type) => {
    if (count > 0) moves.push({ kind: 'aside', type });
  });
}

/** Whether the seat to move may move a tile, and there is one that can go somewhere. */
export function canMoveSome(state: WaddleWaddleState): boolean {
  if (!mayMoveTiles(state)) return false;
  const grid = boardOf(state);
  return freeTiles(state, grid).some((tile) => canGo(state, grid, tile));
}

/** The seats that may decide now; nobody when the game is over. */
export function toMove(state: WaddleWaddleState): readonly Seat[] {
  return state.over ? [] : [state.turn];
}
