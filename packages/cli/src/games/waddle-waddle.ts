/**
 * Waddle Waddle on the command line: draws the board with two letters for each hex, and shows the facts of tiles,
 * groups and cards, and the picture.
 */
import type { Picture } from '@griddle/art';
import { picture as draw, TILES } from '@griddle/art/waddle-waddle/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { actingTile, isMet, mayLeaveField } from '@griddle/rules/internal/waddle-waddle/cards.js';
import { COLOURS, SEAT_NAMES, TYPES } from '@griddle/rules/internal/waddle-waddle/components.js';
import { hexAt, hexText, indexOf, type Grid, type Hex, readHex } from '@griddle/rules/internal/waddle-waddle/hex.js';
import { withoutTile, gatesRound } from '@griddle/rules/internal/waddle-waddle/ways.js';
import { boardOf, goalsOf, openPlaces } from '@griddle/rules/internal/waddle-waddle/places.js';
import { stayReason, type Reason } from '@griddle/rules/internal/waddle-waddle/legal.js';
import { groupsOf } from '@griddle/rules/internal/waddle-waddle/scoring.js';
import { type WaddleWaddleState, waddleWaddle } from '@griddle/rules/waddle-waddle/index.js';
import { format, type Catalogue } from '../words.js';

// A Waddle Waddle position for a terminal: every hex is two letters, and rows are shifted by half a hex.

const ICEBERG = '##';
const OPEN = ' .';
/** Columns a hex takes. */
const WIDTH = 4;

/** The board, and below it the tiles left to each seat. */
export function drawing(state: WaddleWaddleState, words: Catalogue): string {
  const rows = [0, ...state.tiles.map((tile) => tile.r)];
  const lines: string[] = [];
  for (let r = Math.min(...rows) - 1; r <= Math.max(...rows) + 1; r++) lines.push(row(state, r));
  return [...lines, '', ...suppliesOf(state, words)].join('\n');
}

/** The place of a hex in its row, in columns. */
function columnOf(q: number, r: number): number {
  return q * WIDTH + (r * WIDTH) / 2;
}

function row(state: WaddleWaddleState, r: number): string {
  const columns = [...state.tiles.map((tile) => columnOf(tile.q, tile.r)), 0];
  const left = Math.min(...columns) - WIDTH;
  const right = Math.max(...columns) + WIDTH;
  let line = '';
  for (let q = Math.ceil((left - (r * WIDTH) / 2) / WIDTH); columnOf(q, r) <= right; q++) {
    const tile = state.tiles.find((other) => other.q === q && other.r === r);
    const mark = tile ? COLOURS.charAt(tile.colour) + TYPES.charAt(tile.type) : q === 0 && r === 0 ? ICEBERG : OPEN;
    line = line.padEnd(columnOf(q, r) - left) + mark;
  }
  return `${r.toString().padStart(3)}  ${line}`;
}

function suppliesOf(state: WaddleWaddleState, words: Catalogue): string[] {
  return state.supply.map((counts, seat) =>
    format(words, 'cli.waddle-waddle.supply', {
      seat: SEAT_NAMES[seat] ?? '',
      colour: COLOURS.charAt(seat),
      tiles: counts.map((count, type) => `${TYPES.charAt(type)}${count.toString()}`).join(' '),
    }),
  );
}

// The facts of a Waddle Waddle position for `show`: where tiles may go, why others may not move, groups and cards.

/** The facts for programs. */
interface WaddleWaddleFacts {
  /** Places that a tile of any type could take by WD-9 and WD-10. */
  readonly spaces: readonly string[];
  /** By type, the places where the seat to move may add one now. */
  readonly adds: Readonly<Record<string, readonly string[]>>;
  /** By tile, the places where it may move now. */
  readonly moves: Readonly<Record<string, readonly string[]>>;
  /** Tiles that may not leave their place, with the rule and the places that show why: the blockers, or those that need the tile (WD-8, WD-13 to WD-17). */
  readonly stuck: readonly { readonly tile: string; readonly rule: string; readonly places: readonly string[] }[];
  /** By seat, its groups, the largest first (WD-25). */
  readonly groups: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Cells of cards that may leave the field (WD-19), and of those that the last action meets (WD-18). */
  readonly cards: { readonly free: readonly string[]; readonly met: readonly string[] };
}

/** The facts of a position for `show --json`. */
export function facts(state: WaddleWaddleState): WaddleWaddleFacts {
  const grid = boardOf(state);
  return {
    spaces: openPlaces(grid).map((index) => hexText(hexAt(grid, index))),
    ...legal(state),
    stuck: stuckTiles(state, grid),
    groups: Object.fromEntries(
      state.supply.map((_supply, seat) => [
        SEAT_NAMES[seat] ?? '',
        groupsOf(state, grid, seat).map((group) => group.map((tile) => hexText(tile))),
      ]),
    ),
    cards: cardFacts(state, grid),
  };
}

/** Adds by type and moves by tile, from the legal moves. */
function legal(state: WaddleWaddleState): Pick<WaddleWaddleFacts, 'adds' | 'moves'> {
  const adds: Record<string, string[]> = Object.fromEntries([...TYPES].map((type) => [type, []]));
  const moves: Record<string, string[]> = {};
  for (const move of waddleWaddle.legalMoves(state)) {
    if (move.kind === 'add') adds[TYPES.charAt(move.type)]?.push(hexText(move.to));
    if (move.kind === 'move') (moves[hexText(move.from)] ??= []).push(hexText(move.to));
  }
  return { adds, moves };
}

function stuckTiles(state: WaddleWaddleState, grid: Grid): WaddleWaddleFacts['stuck'] {
  return state.tiles.flatMap((tile) => {
    const reason = withoutTile(grid, indexOf(grid, tile), () => stayReason(state, grid, tile));
    if (reason) return [{ tile: hexText(tile), rule: reason.rule, places: placesOf(reason, grid, tile) }];
    return goalsOf(state, grid, tile).length > 0 ? [] : [{ tile: hexText(tile), rule: 'WD-17', places: [] }];
  });
}

/**
 * The places that explain a refusal: for a tile that cannot slide out, the pairs that block it, or all neighbours where
 * there is no gap.
 */
function placesOf(reason: Reason, grid: Grid, tile: Hex): readonly string[] {
  const index = indexOf(grid, tile);
  const gates = reason.rule === 'WD-13' ? withoutTile(grid, index, () => gatesRound(grid, index)) : [];
  const places = gates.length > 0 ? gates.flat() : reason.places;
  return [...new Set(places.map((hex) => hexText(hex)))];
}

function cardFacts(state: WaddleWaddleState, grid: Grid): WaddleWaddleFacts['cards'] {
  const acted = actingTile(state);
  return {
    free: state.field.filter((card) => mayLeaveField(state.field, card)).map((card) => hexText(card)),
    met: acted ? state.field.filter((card) => isMet(state, grid, card, acted)).map((card) => hexText(card)) : [],
  };
}

// A Waddle Waddle position as a picture for a file, with the last added or moved tile.

/** `last` are the places of the move that led to the position; those that are not hexes are not drawn. */
export function picture(state: WaddleWaddleState, last: readonly Place[]): Picture {
  const hexes = last.flatMap((place) => readHex(place, 0)?.hex ?? []);
  return draw(state, { last: hexes });
}

/** A tile of a seat. */
export function piece(seat: number): Picture | undefined {
  const shape = TILES[seat * TYPES.length];
  return shape && { viewBox: [-0.5, -0.55, 1, 1.1], shape };
}

/** Points count from the first group. */
export const points = 'always';
