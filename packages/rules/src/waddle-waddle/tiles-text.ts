/** Tiles as text, `rA1,-1`, and the first field of a position, `rA1,0;bP0,1`. */
import { ok } from '../core/contract.js';
import type { Result, Seat, TextError } from '../core/contract.js';
import { partsOf, textError } from '../core/text.js';
import type { Field } from '../core/text.js';
import { COLOURS, TYPES } from './components.js';
import { hexText, readHex } from './hex.js';
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

/** Reads the tiles of so many players. Errors: `tile`, `tile-twice`. */
export function parseTiles(field: Field, players: number): Result<readonly Tile[], TextError> {
  const tiles: Tile[] = [];
  const isTaken: Record<string, boolean> = { [hexText({ q: 0, r: 0 })]: true };
  for (const part of partsOf(field, ';')) {
    const colour = COLOURS.substring(0, players).indexOf(part.text.charAt(0));
    const type = TYPES.indexOf(part.text.charAt(1));
    const place = readHex(part.text, 2);
    const whole = place !== undefined && place.end === part.text.length;
    if (colour < 0 || type < 0 || !whole) {
      return textError('tile', part.offset, ['rA1,-1'], { found: part.text, colours: COLOURS.substring(0, players) });
    }
    const tile = { ...place.hex, colour, type };
    const found = hexText(tile);
    if (isTaken[found] === true) return textError('tile-twice', part.offset, [], { found });
    isTaken[found] = true;
    tiles.push(tile);
  }
  return ok(tiles);
}
