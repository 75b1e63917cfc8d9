/** Moves as text: `rA1,-1` (add), `2,0>3,-1` (move), `*1,0` (card), `xA` (set aside), `end`. */
import { ok, type Result, type TextError, type Seat, type Place } from '../core/contract.js';
import { textError, partsOf, type Field } from '../core/text.js';
import { COLOURS, TYPES } from './components.js';
import { hexText, readHex, type Hex } from './hex.js';
import type { WaddleWaddleMove, WaddleWaddleState, Tile } from './state.js';

// Tiles as text (`rA1,-1`), and the first field of a position (`rA1,0;bP0,1`).

/** Tiles in the order they were added; `-` for none. */
export function tilesText(tiles: readonly Tile[]): string {
  return tiles.length === 0 ? '-' : tiles.map((tile) => tileText(tile, tile)).join(';');
}

/** A tile on a place: `rA1,-1`. */
function tileText(tile: { readonly colour: Seat; readonly type: number }, at: Hex): string {
  return COLOURS.charAt(tile.colour) + TYPES.charAt(tile.type) + hexText(at);
}

/** Reads the tiles of `players` players. Errors: `tile`, `tile-twice`. */
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

/** A move in notation; an added tile has the colour of the seat whose turn it is. */
export function moveText(state: WaddleWaddleState, move: WaddleWaddleMove): string {
  if (move.kind === 'add') return tileText({ colour: state.turn, type: move.type }, move.to);
  if (move.kind === 'move') return hexText(move.from) + '>' + hexText(move.to);
  if (move.kind === 'card') return '*' + hexText(move.at);
  return move.kind === 'aside' ? 'x' + TYPES.charAt(move.type) : 'end';
}

/** Reads a move without checking that it is legal. Errors: `move`, `move-colour`. */
export function parseMove(state: WaddleWaddleState, text: string): Result<WaddleWaddleMove, TextError> {
  const move = readMove(text);
  if (move === undefined) return textError('move', 0, ['rA1,-1', '2,0>3,-1', '*1,0', 'xA', 'end'], { found: text });
  const colour = COLOURS.indexOf(text.charAt(0));
  if (move.kind === 'add' && colour !== state.turn) {
    return textError('move-colour', 0, [COLOURS.charAt(state.turn)], { found: text.charAt(0) });
  }
  return ok(move);
}

function readMove(text: string): WaddleWaddleMove | undefined {
  if (text === 'end') return { kind: 'end' };
  const first = text.charAt(0);
  const type = TYPES.indexOf(text.charAt(1));
  if (first === 'x') return type >= 0 && text.length === 2 ? { kind: 'aside', type } : undefined;
  const start = COLOURS.includes(first) ? 2 : first === '*' ? 1 : 0;
  const place = readHex(text, start);
  if (place === undefined) return undefined;
  if (start === 2) return type >= 0 && place.end === text.length ? { kind: 'add', type, to: place.hex } : undefined;
  if (start === 1) return place.end === text.length ? { kind: 'card', at: place.hex } : undefined;
  const goal = text.charAt(place.end) === '>' ? readHex(text, place.end + 1) : undefined;
  return goal !== undefined && goal.end === text.length ? { kind: 'move', from: place.hex, to: goal.hex } : undefined;
}

// The places a move touches, and their names.

/** Returns a supply and a hex, two hexes, a card, the place next to the board, or the end of the turn. */
export function placesOfMove(move: WaddleWaddleMove): readonly Place[] {
  if (move.kind === 'add') return ['supply:' + TYPES.charAt(move.type), hexText(move.to)];
  if (move.kind === 'move') return [hexText(move.from), hexText(move.to)];
  if (move.kind === 'card') return ['card:' + hexText(move.at)];
  return move.kind === 'aside' ? ['supply:' + TYPES.charAt(move.type), 'aside'] : ['end'];
}

/** Returns the offset after the place at `offset`: a hex `1,-2` or a card `card:1,0`; else -1. */
export function scanPlace(text: string, offset: number): number {
  const card = text.substring(offset, offset + 5) === 'card:';
  return readHex(text, card ? offset + 5 : offset)?.end ?? -1;
}
