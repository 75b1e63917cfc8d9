/** Tiles as text, the first field of a position, `rA1,0;bP0,1`: all that a diagram of the board needs. */
import type { Seat } from '../core/contract.js';
import { COLOURS, TYPES } from './components.js';
import { hexText } from './hex.js';
import type { Hex } from './hex.js';
import type { Tile } from './state.js';

/** Tiles in the order in which they came; `-` for none. */
export function tilesText(tiles: readonly Tile[]): string {
  return tiles.length === 0 ? '-' : tiles.map((tile) => tileText(tile, tile)).join(';');
}

/** A tile on a place: `rA1,-1`. */
export function tileText(tile: { readonly colour: Seat; readonly type: number }, at: Hex): string {
  return COLOURS.charAt(tile.colour) + TYPES.charAt(tile.type) + hexText(at);
}
