/** The features that the evaluation of Waddle Waddle uses: numbers for each seat's groups, tiles and cards. */
import {
  ALPHA,
  BELLY,
  CARDS,
  GRUMPY,
  PARENT,
  SYMBOLS,
  TILES_OF_TYPE,
  TYPES,
} from '@griddle/rules/internal/waddle-waddle/components.js';
import { EMPTY } from '@griddle/rules/internal/waddle-waddle/hex.js';
import { PARENT_POINTS, SET_POINTS } from '@griddle/rules/internal/waddle-waddle/scoring.js';
import type { Board } from './board.js';
import { ICEBERG } from './tiles.js';

/** The index of each feature among those of a seat. */
export const FEATURE = {
  /** Points for groups, for sets of symbols, for Parents. */
  groupPoints: 0,
  setPoints: 1,
  parentPoints: 2,
  /** Groups of at least two tiles, and single tiles. */
  groups: 3,
  singles: 4,
  /** Sizes of the two largest groups, and the number of groups of two or three tiles. */
  largest: 5,
  second: 6,
  pairs: 7,
  threes: 8,
  /** Different symbols taken, and others that can still be taken. */
  symbols: 9,
  wanted: 10,
  /** Tiles left of each type. */
  alphas: 11,
  parents: 12,
  bellies: 13,
  grumpies: 14,
  /** Parents on the board that touch no other, and tiles with neighbours on every side. */
  loose: 15,
  buried: 16,
  /** Single tiles next to an open hex that touches nothing else of the seat. */
  joinable: 17,
  /** Open hexes that touch several groups, one group and no single tile, or nothing of the seat. */
  bridges: 18,
  growth: 19,
  fresh: 20,
} as const;

/** The number of features per seat. */
export const FEATURES = 21;

/** Tiles of a seat. */
export const TILES = TILES_OF_TYPE * TYPES.length;

const MOST_SEATS = 4;

/** The features of all seats, one after the other; preallocated, like all below. */
export const features = new Float64Array(MOST_SEATS * FEATURES);

/** The number of groups of each size, per seat. */
const sizes = new Uint8Array(MOST_SEATS * (TILES + 1));
/** For each hex, the last search that visited it, and the group of its tile. */
let seen = new Int32Array(0);
let groupAt = new Uint8Array(0);
let searches = 0;
const found = new Int16Array(TILES);
const sizeOf = new Uint8Array(MOST_SEATS * TILES);
/** Single tiles that can be joined. */
const isJoinable = new Uint8Array(MOST_SEATS * TILES);
/**
 * The contact of an open hex with each seat: the number of a group or one of these, and whether there is a single tile.
 */
const NOTHING = -1;
const SEVERAL = -2;
const touched = new Int16Array(MOST_SEATS);
const hasSingle = new Uint8Array(MOST_SEATS);
/** Symbols of cards in the field. */
const isWanted = new Uint8Array(SYMBOLS.length);

/** Fills `features`. */
export function findFeatures(board: Board): void {
  if (seen.length < board.cells.length) {
    seen = new Int32Array(board.cells.length);
    groupAt = new Uint8Array(board.cells.length);
  }
  features.fill(0);
  findGroups(board);
  for (let seat = 0; seat < board.seats; seat++) {
    countGroups(seat);
    countSupply(board, seat);
    if (board.rules.modules >= 2) countCards(board, seat);
  }
  if (board.rules.modules >= 1) countParents(board);
  countOpen(board);
}

function add(seat: number, feature: number, by: number): void {
  const at = seat * FEATURES + feature;
  features[at] = (features[at] ?? 0) + by;
}

function findGroups({ places, colours, steps }: Board): void {
  sizes.fill(0);
  isJoinable.fill(0);
  const search = ++searches;
  let groups = 0;
  for (const place of places) {
    if (seen[place] === search) continue;
    const colour = colours[place] ?? 0;
    seen[place] = search;
    found[0] = place;
    let size = 1;
    for (let i = 0; i < size; i++) {
      const from = found[i] ?? place;
      groupAt[from] = groups;
      for (const step of steps) {
        const to = from + step;
        if (colours[to] !== colour || seen[to] === search) continue;
        seen[to] = search;
        found[size++] = to;
      }
    }
    sizeOf[groups++] = size;
    const at = colour * (TILES + 1) + size;
    sizes[at] = (sizes[at] ?? 0) + 1;
  }
}

/** WD-26: the k-th largest group scores its size times k. */
function countGroups(seat: number): void {
  const at = seat * (TILES + 1);
  let rank = 0;
  let points = 0;
  for (let size = TILES; size > 1; size--) {
    for (let count = sizes[at + size] ?? 0; count > 0; count--) {
      rank++;
      points += rank * size;
      if (rank === 1) add(seat, FEATURE.largest, size);
      else if (rank === 2) add(seat, FEATURE.second, size);
    }
  }
  add(seat, FEATURE.groupPoints, points);
  add(seat, FEATURE.groups, rank);
  add(seat, FEATURE.singles, sizes[at + 1] ?? 0);
  add(seat, FEATURE.pairs, sizes[at + 2] ?? 0);
  add(seat, FEATURE.threes, sizes[at + 3] ?? 0);
}

function countSupply({ supply }: Board, seat: number): void {
  const left = supply[seat] ?? [];
  add(seat, FEATURE.alphas, left[ALPHA] ?? 0);
  add(seat, FEATURE.parents, left[PARENT] ?? 0);
  add(seat, FEATURE.bellies, left[BELLY] ?? 0);
  add(seat, FEATURE.grumpies, left[GRUMPY] ?? 0);
}

/** WD-28: the best sets are the first of every symbol, the second of every symbol, and so on. */
function countCards({ taken, field }: Board, seat: number): void {
  const counts = taken[seat] ?? [];
  for (let round = 1; ; round++) {
    let symbols = 0;
    for (const count of counts) if (count >= round) symbols++;
    if (round === 1) add(seat, FEATURE.symbols, symbols);
    if (symbols === 0) break;
    add(seat, FEATURE.setPoints, SET_POINTS[symbols] ?? 0);
  }
  isWanted.fill(0);
  for (const { card } of field) {
    const symbol = CARDS[card]?.symbol ?? 0;
    if (counts[symbol] === 0 && isWanted[symbol] === 0) add(seat, FEATURE.wanted, 1);
    isWanted[symbol] = 1;
  }
}

function countParents({ places, types, colours, steps }: Board): void {
  for (const place of places) {
    if (types[place] !== PARENT) continue;
    const seat = colours[place] ?? 0;
    if (touchesParent(steps, types, place)) add(seat, FEATURE.parentPoints, PARENT_POINTS);
    else add(seat, FEATURE.loose, 1);
  }
}

function touchesParent(steps: readonly number[], types: Int8Array, place: number): boolean {
  for (const step of steps) if (types[place + step] === PARENT) return true;
  return false;
}

/** The surroundings of the open hexes next to tiles. */
function countOpen(board: Board): void {
  const search = ++searches;
  const { places, steps, cells, colours, iceberg } = board;
  for (let tile = -1; tile < places.length; tile++) {
    const place = tile < 0 ? iceberg : (places[tile] ?? 0);
    let room = 0;
    for (const step of steps) {
      const at = place + step;
      if (cells[at] !== EMPTY) continue;
      room++;
      if (seen[at] === search) continue;
      seen[at] = search;
      if (isOpen(board, at)) countHex(board, at);
    }
    if (tile >= 0 && room === 0) add(colours[place] ?? 0, FEATURE.buried, 1);
  }
}

/** Whether a tile could lie on an empty hex, as far as its neighbours show: it is held, and has a way in. */
function isOpen({ cells, steps }: Board, at: number): boolean {
  let tiles = 0;
  let isEntered = false;
  let before = cells[at + (steps[steps.length - 1] ?? 0)] === EMPTY;
  for (const step of steps) {
    const cell = cells[at + step] ?? EMPTY;
    // The Iceberg alone holds a tile like two tiles do
    if (cell !== EMPTY) tiles += cell === ICEBERG ? 2 : 1;
    else if (before) isEntered = true;
    before = cell === EMPTY;
  }
  return isEntered && tiles >= 2;
}

function countHex({ seats, steps, colours }: Board, at: number): void {
  for (let seat = 0; seat < seats; seat++) {
    touched[seat] = NOTHING;
    hasSingle[seat] = 0;
  }
  for (const step of steps) {
    const seat = colours[at + step] ?? EMPTY;
    if (seat < 0) continue;
    const group = groupAt[at + step] ?? 0;
    if (sizeOf[group] === 1) hasSingle[seat] = 1;
    else if (touched[seat] === NOTHING) touched[seat] = group;
    else if (touched[seat] !== group) touched[seat] = SEVERAL;
  }
  for (let seat = 0; seat < seats; seat++) {
    if (touched[seat] === SEVERAL) add(seat, FEATURE.bridges, 1);
    else if (hasSingle[seat] === 1) {
      if (touched[seat] === NOTHING) join(steps, colours, at, seat);
    } else add(seat, touched[seat] === NOTHING ? FEATURE.fresh : FEATURE.growth, 1);
  }
}

/** Counts the single tiles of a seat round a hex, each once. */
function join(steps: readonly number[], colours: Int8Array, at: number, seat: number): void {
  for (const step of steps) {
    if (colours[at + step] !== seat) continue;
    const single = groupAt[at + step] ?? 0;
    if (isJoinable[single] === 0) add(seat, FEATURE.joinable, 1);
    isJoinable[single] = 1;
  }
}
