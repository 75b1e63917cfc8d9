/** Reads the table as a move of Waddle Waddle, or as a position if it is not a move. */
import type { Place } from '@griddle/rules/core/contract.js';
import { COLOURS, CARDS, TILES_OF_TYPE, TYPES } from '@griddle/rules/internal/waddle-waddle/components.js';
import { hexText, readHex, sameHex } from '@griddle/rules/internal/waddle-waddle/hex.js';
import type { Hex } from '@griddle/rules/internal/waddle-waddle/hex.js';
import type { WaddleWaddleMove, WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';
import { positionText } from '@griddle/rules/internal/waddle-waddle/position.js';
import { addIsDone, hasDone } from '@griddle/rules/internal/waddle-waddle/state.js';
import type { Done, Tile } from '@griddle/rules/internal/waddle-waddle/state.js';
import type { Act } from '../mod/table-game.js';
import { differenceOf, placesOf } from '../mod/placement.js';
import type { Placement } from '../mod/placement.js';
import { spotsOf, tileKind } from './layout.js';

const FIELD = 'card:';

/** Returns the hex of a place; undefined beside the board. */
function hexOf(place: string): Hex | undefined {
  const read = readHex(place, 0);
  return read !== undefined && read.end === place.length ? read.hex : undefined;
}

function onBoard(placement: readonly Placement[]): readonly Placement[] {
  return placement.filter(({ place }) => hexOf(place) !== undefined);
}

/** Reads a scan as a step from a position. Reads cards by what is missing in the field. */
export function recognise(state: WaddleWaddleState, seen: readonly Placement[]): Act<WaddleWaddleMove> {
  const difference = differenceOf(spotsOf(state), seen);
  const { came, gone } = difference;
  if (came.length === 0 && gone.length === 0) return { kind: 'nothing' };
  const cards = gone.filter(({ place }) => place.startsWith(FIELD));
  const tilesCame = onBoard(came);
  const tilesGone = onBoard(gone);
  if (tilesCame.length === 1 && cards.length === 0) {
    const act = tileAct(state, tilesCame[0], tilesGone);
    if (act !== undefined) return act;
  }
  if (tilesCame.length === 0 && tilesGone.length === 0) {
    const act = besideAct(state, came, cards);
    if (act !== undefined) return act;
  }
  return { kind: 'unrecognised', places: placesOf(difference) };
}

/** Reads one tile that has come to the board: an add, or the move of one missing elsewhere. */
function tileAct(
  state: WaddleWaddleState,
  tile: Placement | undefined,
  gone: readonly Placement[],
): Act<WaddleWaddleMove> | undefined {
  const to = tile === undefined ? undefined : hexOf(tile.place);
  if (tile === undefined || to === undefined) return undefined;
  const left = gone[0];
  if (left === undefined) {
    const type = TYPES.indexOf(tile.kind.charAt(1));
    return { kind: 'move', seat: COLOURS.indexOf(tile.kind.charAt(0)), move: { kind: 'add', type, to } };
  }
  const from = hexOf(left.place);
  if (gone.length > 1 || left.kind !== tile.kind || from === undefined) return undefined;
  return { kind: 'move', seat: state.turn, move: { kind: 'move', from, to } };
}

/** Reads an unchanged board: a card taken, or a tile beside its stack, which is no act yet. */
function besideAct(
  state: WaddleWaddleState,
  came: readonly Placement[],
  cards: readonly Placement[],
): Act<WaddleWaddleMove> | undefined {
  const card = cards[0];
  if (card === undefined) return { kind: 'partial' };
  const at = hexOf(card.place.substring(FIELD.length));
  const isMoved = came.some(({ place }) => place.startsWith(FIELD));
  if (cards.length > 1 || at === undefined || isMoved) return undefined;
  return { kind: 'move', seat: state.turn, move: { kind: 'card', at } };
}

/** Returns the position on the table, as text. Of two tiles on one hex the recorded one stays. */
export function positionSeen(state: WaddleWaddleState, seen: readonly Placement[], act: Act<WaddleWaddleMove>): string {
  const tiles = tilesSeen(state, seen);
  const [before, now] = [countsOf(state.tiles), countsOf(tiles)];
  const supply = state.supply.map((counts, seat) =>
    counts.map((count, type) => {
      const kind = tileKind(seat, type);
      const [was, is] = [before[kind] ?? 0, now[kind] ?? 0];
      return Math.max(0, Math.min(TILES_OF_TYPE - is, count + was - is));
    }),
  );
  const isSeen: Record<Place, boolean> = {};
  for (const { place } of seen) isSeen[place] = true;
  const field = state.field.filter((card) => isSeen[FIELD + hexText(card)] === true);
  const taken = state.taken.map((symbols, seat) => {
    const at = act.kind === 'move' && act.move.kind === 'card' && seat === state.turn ? act.move.at : undefined;
    const card = at === undefined ? undefined : state.field.find((other) => sameHex(other, at));
    return card === undefined ? symbols : [...symbols, CARDS[card.card]?.symbol ?? 0];
  });
  return positionText({ ...state, tiles, supply, field, taken, done: doneSeen(state, tiles, act) });
}

/** Counts tiles by kind. */
function countsOf(tiles: readonly Tile[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { colour, type } of tiles) {
    const kind = tileKind(colour, type);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** Returns tiles in their recorded places, in record order, then the others. */
function tilesSeen(state: WaddleWaddleState, seen: readonly Placement[]): Tile[] {
  const isSeen: Record<string, boolean> = {};
  for (const { kind, place } of seen) isSeen[kind + place] = true;
  const isTaken: Record<Place, boolean> = { [hexText({ q: 0, r: 0 })]: true };
  const tiles = state.tiles.filter((tile) => {
    const place = hexText(tile);
    if (isSeen[tileKind(tile.colour, tile.type) + place] !== true) return false;
    isTaken[place] = true;
    return true;
  });
  for (const { kind, place } of seen) {
    const hex = isTaken[place] === true ? undefined : hexOf(place);
    const colour = COLOURS.indexOf(kind.charAt(0));
    if (hex === undefined || colour >= state.rules.players) continue;
    isTaken[place] = true;
    tiles.push({ q: hex.q, r: hex.r, colour, type: TYPES.indexOf(kind.charAt(1)) });
  }
  return tiles;
}

/** Returns what the turn has done: as recorded if those tiles are still there, plus the act itself if the turn has room for it. */
function doneSeen(state: WaddleWaddleState, tiles: readonly Tile[], act: Act<WaddleWaddleMove>): readonly Done[] {
  const move = act.kind === 'move' ? act.move : undefined;
  let done = state.done.map((one) =>
    move?.kind === 'move' && sameHex(one, move.from) ? { act: one.act, q: move.to.q, r: move.to.r } : one,
  );
  const isOwnAdd = move?.kind === 'add' && act.kind === 'move' && act.seat === state.turn && !addIsDone(state);
  if (move?.kind === 'add' && isOwnAdd) done = [...done, { act: 'a', q: move.to.q, r: move.to.r }];
  if (move?.kind === 'move' && !hasDone(state, 'm')) done = [...done, { act: 'm', q: move.to.q, r: move.to.r }];
  return done.filter((one) => one.act === 'x' || one.act === 'c' || tiles.some((tile) => sameHex(tile, one)));
}
