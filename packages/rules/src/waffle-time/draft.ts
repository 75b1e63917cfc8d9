/** The draft board: slots, tiles, and the turn-order tile with the slots it covers (WT-3, WT-4, WT-11, WT-60 to WT-63). */
import { mod } from '../core/math.js';
import { NONE } from './components.js';
import type { DraftTile } from './components.js';
import type { DraftState, Pawn } from './state.js';

/** The number of slots round the draft board. */
export const SLOTS = 12;

/** The first of the two slots the turn-order tile covers in each round (WT-60). */
const POSITIONS: readonly number[] = [0, 1, 3, 4, 6, 7, 9, 10];

/** The two slots under the turn-order tile; in solo the tile keeps moving round the board. */
export function coveredByTile(round: number): readonly number[] {
  const first = POSITIONS[mod(round - 1, POSITIONS.length)] ?? 0;
  return [first, first + 1];
}

/** The slots under the turn-order tile and, with up to two players, the blank tile opposite (WT-4). */
export function slotsUnderTiles(players: number, round: number): readonly number[] {
  const tile = coveredByTile(round);
  return players <= 2 ? [...tile, ...tile.map((slot) => mod(slot + 6, SLOTS))] : tile;
}

/** The slots covered by tiles or pawns. */
export function coveredSlots({ rules, round, pawns }: DraftState): readonly number[] {
  return [...slotsUnderTiles(rules.players, round), ...pawns.map((pawn) => pawn.slot)];
}

/** The tiles in line with a slot, nearest first, as indices into `tiles`. */
export function lineOf(slot: number): readonly number[] {
  const along = mod(slot, 3);
  const side = Math.floor(slot / 3);
  if (side === 0) return [along, along + 3, along + 6];
  if (side === 1) return [along * 3 + 2, along * 3 + 1, along * 3];
  if (side === 2) return [8 - along, 5 - along, 2 - along];
  return [6 - along * 3, 7 - along * 3, 8 - along * 3];
}

/** The two toppings a pawn in a slot takes (WT-11). */
export function toppingsAt(state: DraftState, slot: number): readonly number[] {
  return lineOf(slot)
    .slice(0, 2)
    .map((tile) => state.tiles[tile]?.face ?? NONE);
}

/** Steps clockwise from the tile's leading slot. */
export function distanceTo(round: number, slot: number): number {
  return mod(slot - (coveredByTile(round)[1] ?? 0), SLOTS);
}

/** Returns the pawns to the turn-order tile, the nearest clockwise in front (WT-61). */
export function returned(round: number, pawns: readonly Pawn[]): readonly Pawn[] {
  const sorted: Pawn[] = [];
  for (const pawn of pawns) {
    const distance = distanceTo(round, pawn.slot);
    const at = sorted.findIndex((other) => distanceTo(round, other.slot) > distance);
    if (at < 0) sorted.push(pawn);
    else sorted.splice(at, 0, pawn);
  }
  return sorted.map((pawn) => ({ seat: pawn.seat, slot: -1 }));
}

/** The tiles after flipping the three in line with the fork (WT-63), with the turn-order tile at its position in `round`. */
export function flipped(tiles: readonly DraftTile[], round: number, trailing: boolean): readonly DraftTile[] {
  const line = lineOf(coveredByTile(round)[trailing ? 0 : 1] ?? 0);
  return tiles.map((tile, i) => (line.includes(i) ? { face: tile.back, back: tile.face } : tile));
}

/** WT-71: in solo, whether the blank tile is nearer clockwise to the turn-order tile than the pawn is. */
export function blankIsNearer(round: number, slot: number): boolean {
  const blank = mod((coveredByTile(round)[0] ?? 0) + 6, SLOTS);
  return distanceTo(round, blank) < distanceTo(round, slot);
}
