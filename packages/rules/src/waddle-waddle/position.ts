/** Positions as text: `TILES TURN SUPPLY FIELD TAKEN`, empty fields `-`: `rA1,0;bP0,1 r:a1,0 r3444,b4344 1,0=5A r=fish;b=`. */
import { ok } from '../core/contract.js';
import type { Options, Result, Seat, TextError } from '../core/contract.js';
import { fieldsOf, partsOf, restError, textError } from '../core/text.js';
import type { Field } from '../core/text.js';
import { CARDS, COLOURS, SYMBOLS, TILES_OF_TYPE, TYPES } from './components.js';
import { hexText, readHex, sameHex } from './hex.js';
import { settled } from './moves.js';
import { rulesOf, type Done, type FieldCard, type Tile, type WaddleWaddleState } from './state.js';
import { parseTiles, tilesText } from './notation.js';

/** The position in one line. */
export function positionText(state: WaddleWaddleState): string {
  const turn = COLOURS.charAt(state.turn) + state.done.map((done) => ':' + doneText(done)).join('');
  const supply = state.supply.map((counts, seat) => COLOURS.charAt(seat) + counts.map((n) => n.toString()).join(''));
  const field = state.field.map((card) => hexText(card) + '=' + (CARDS[card.card]?.text ?? '')).join(';');
  const anyTaken = state.taken.some((symbols) => symbols.length > 0);
  const taken = state.taken.map(
    (symbols, seat) => COLOURS.charAt(seat) + '=' + symbols.map((s) => SYMBOLS[s] ?? '').join('.'),
  );
  return [tilesText(state.tiles), turn, supply.join(','), orDash(field), anyTaken ? taken.join(';') : '-'].join(' ');
}

function orDash(text: string): string {
  return text === '' ? '-' : text;
}

function doneText(done: Done): string {
  return done.act === 'a' || done.act === 'm' ? done.act + hexText(done) : done.act;
}

/**
 * Reads a position; a turn with nothing left to decide ends. Defaults: TURN `r`, SUPPLY the tiles not on the board,
 * FIELD and TAKEN empty. Errors: `position-empty`, `tile`, `tile-twice`, `turn-seat`, `turn-act`, `supply`, `field`,
 * `taken`, `position-rest`.
 */
export function parsePosition(text: string, options: Options): Result<WaddleWaddleState, TextError> {
  const fields = fieldsOf(text);
  const first = fields[0];
  if (first === undefined) return textError('position-empty', 0, ['rA1,0;bP0,1 r']);
  const rules = rulesOf(options);
  const tiles = parseTiles(first, rules.players);
  if (!tiles.ok) return tiles;
  const turn = parseTurn(fields[1], rules.players, tiles.value);
  if (!turn.ok) return turn;
  const supply = parseSupply(fields[2], rules.players, tiles.value);
  if (!supply.ok) return supply;
  const field = parseField(fields[3]);
  if (!field.ok) return field;
  const taken = parseTaken(fields[4], rules.players);
  if (!taken.ok) return taken;
  const rest = fields[5];
  if (rest !== undefined) return restError(rest);
  const state: WaddleWaddleState = {
    rng: [1, 1],
    rules,
    tiles: tiles.value,
    supply: supply.value,
    turn: turn.value.seat,
    done: turn.value.done,
    field: field.value,
    taken: taken.value,
    over: false,
  };
  return ok(settled(state));
}

function parseTurn(
  field: Field | undefined,
  players: number,
  tiles: readonly Tile[],
): Result<{ readonly seat: Seat; readonly done: readonly Done[] }, TextError> {
  const parts = partsOf(field ?? { text: 'r', offset: 0 }, ':');
  const letter = parts[0]?.text ?? '';
  const seat = letter.length === 1 ? COLOURS.substring(0, players).indexOf(letter) : -1;
  if (seat < 0) return textError('turn-seat', field?.offset ?? 0, ['r', 'b', 'r:a1,-1'], { found: field?.text ?? '-' });
  const done: Done[] = [];
  for (const part of parts.slice(1)) {
    const act = parseDone(part.text, tiles, seat);
    if (act === undefined || cannotFollow(done, act)) {
      return textError('turn-act', part.offset, ['a1,-1', 'm3,-1', 'c', 'x'], { found: part.text });
    }
    done.push(act);
  }
  return ok({ seat, done });
}

/** Whether an act cannot follow: a second of its kind, a card without an action, or moving the added tile (WD-8). */
function cannotFollow(done: readonly Done[], act: Done): boolean {
  if (act.act === 'c') return done.length === 0 || done[done.length - 1]?.act === 'c';
  if (act.act === 'x') return done.some((other) => other.act === 'x' || other.act === 'a');
  return done.some((other) => other.act === act.act || (act.act === 'a' && other.act === 'x') || sameHex(other, act));
}

/** Reads one act of the turn; the tile moved, or the own tile added, must be on the hex given. */
function parseDone(text: string, tiles: readonly Tile[], seat: Seat): Done | undefined {
  if (text === 'c' || text === 'x') return { act: text, q: 0, r: 0 };
  const act = text.charAt(0);
  const place = readHex(text, 1);
  if ((act !== 'a' && act !== 'm') || place === undefined || place.end !== text.length) return undefined;
  const tile = tiles.find((other) => sameHex(other, place.hex));
  return tile === undefined || (act === 'a' && tile.colour !== seat) ? undefined : { act, ...place.hex };
}

function parseSupply(
  field: Field | undefined,
  players: number,
  tiles: readonly Tile[],
): Result<readonly (readonly number[])[], TextError> {
  const supply: number[][] = [];
  for (let seat = 0; seat < players; seat++) supply.push(unplaced(tiles, seat));
  const parts = partsOf(field, ',');
  if (parts.length === 0) return ok(supply);
  for (let seat = 0; seat < Math.max(players, parts.length); seat++) {
    const part = parts[seat];
    const counts = part === undefined ? undefined : parseCounts(part.text, COLOURS.charAt(seat));
    if (counts === undefined || seat >= players) {
      return textError('supply', part?.offset ?? field?.offset ?? 0, ['r4444,b4444'], { found: field?.text ?? '' });
    }
    supply[seat] = counts;
  }
  return ok(supply);
}

/** How many tiles of each type a seat has not placed; the board of a text may hold more than exist. */
function unplaced(tiles: readonly Tile[], seat: Seat): number[] {
  return TYPES.split('').map((_letter, type) => {
    const placed = tiles.filter((tile) => tile.colour === seat && tile.type === type);
    return Math.max(0, TILES_OF_TYPE - placed.length);
  });
}

function parseCounts(text: string, colour: string): number[] | undefined {
  if (text.length !== 1 + TYPES.length || text.charAt(0) !== colour) return undefined;
  const counts: number[] = [];
  for (let i = 1; i < text.length; i++) {
    const count = '01234'.indexOf(text.charAt(i));
    if (count < 0) return undefined;
    counts.push(count);
  }
  return counts;
}

function parseField(field: Field | undefined): Result<readonly FieldCard[], TextError> {
  const cards: FieldCard[] = [];
  for (const part of partsOf(field, ';')) {
    const place = readHex(part.text, 0);
    const code = place === undefined ? '' : part.text.substring(place.end);
    const card = CARDS.findIndex((known) => '=' + known.text === code);
    const twice = place === undefined || cards.some((other) => sameHex(other, place.hex));
    if (place === undefined || card < 0 || twice || sameHex(place.hex, { q: 0, r: 0 })) {
      return textError('field', part.offset, ['1,0=5A', '1,1=P:BG', '2,0=SB'], { found: part.text });
    }
    cards.push({ ...place.hex, card });
  }
  return ok(cards);
}

function parseTaken(field: Field | undefined, players: number): Result<readonly (readonly number[])[], TextError> {
  const taken: number[][] = [];
  for (let seat = 0; seat < players; seat++) taken.push([]);
  const told: number[] = [];
  for (const part of partsOf(field, ';')) {
    const seat = COLOURS.substring(0, players).indexOf(part.text.charAt(0));
    const names = part.text.length > 2 ? part.text.substring(2).split('.') : [];
    const symbols = names.map((name) => SYMBOLS.indexOf(name));
    if (seat < 0 || told.includes(seat) || part.text.charAt(1) !== '=' || symbols.some((symbol) => symbol < 0)) {
      return textError('taken', part.offset, ['r=fish.egg;b='], { found: part.text });
    }
    told.push(seat);
    taken[seat] = symbols;
  }
  return ok(taken);
}
