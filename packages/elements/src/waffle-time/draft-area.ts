/** The draft board: tiles that turn over, the turn-order tile that walks round, pawns in slots and on their spaces. */
import { group, type Picture, type Point } from '@griddle/art';
import { scaled } from '@griddle/art/scaled.js';
import * as spots from '@griddle/art/spots.js';
import * as art from '@griddle/art/waffle-time/index.js';
import { draftOf } from '@griddle/art/waffle-time/position.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { spaceSyrup, TOPPINGS } from '@griddle/rules/waffle-time/components.js';
import { coveredByTile, lineOf, SLOTS, toppingsAt } from '@griddle/rules/waffle-time/draft.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { NO_PIECE, type AreaView, type Ground } from '../core/board-view.js';
import { growing } from '../core/growing-board.js';
import { rectangleStep } from '../core/rectangle.js';
import type { Say } from '../core/table.js';

/** Kinds of pieces, from the lowest: the blank tile, turn-order tiles by set-up, draft tiles by their two toppings, pawns by seat. */
const BLANK = 0;
const COVER = 1;
const TILE = 100;
const PAWN = 200;

/** Sizes of a pawn, the same everywhere, so that it may walk. */
const PAWN_SIZE = 0.58;

/** Slots and tiles as they lie, nothing in the corners. */
const LAID: readonly (readonly Place[])[] = [
  ',0,1,2,',
  '11,t0,t1,t2,3',
  '10,t3,t4,t5,4',
  '9,t6,t7,t8,5',
  ',8,7,6,',
].map((row) => row.split(',').map((name) => name && (name.startsWith('t') ? `tile:${name.slice(1)}` : `slot:${name}`)));
const ROWS = LAID.map((row) => row.filter((place) => place !== ''));

/** The number in a place: `slot:5`, `tile:4`, `cover:0`, `space:0:2`. */
function numberIn(place: Place, at = 1): number {
  return Number(place.split(':')[at]);
}

/** The first slot under the turn-order tile. */
function coverOf({ round }: WaffleTimeState): number {
  return coveredByTile(round)[0] ?? 0;
}

const grounds = new Map<string, Ground>();

/** Tiles, slots, and what belongs to the turn-order tile where it lies now. */
function ground(state: WaffleTimeState): Ground {
  const cover = coverOf(state);
  const players = state.rules.players;
  const key = `${cover} ${players}`;
  let known = grounds.get(key);
  if (!known) {
    const spaces = spaceSyrup(players).map((_syrup, i) => `space:${cover}:${i + 1}:${players}`);
    const rows = [...ROWS, spaces, [`cover:${cover}`]];
    if (players <= 2) rows.push([`blank:${(cover + 6) % SLOTS}`]);
    grounds.set(key, (known = { viewBox: art.DRAFT_BOX, rows }));
  }
  return known;
}

function centre(place: Place): Point {
  const number = numberIn(place);
  if (place.startsWith('slot:')) return art.slotCentre(number);
  if (place.startsWith('tile:')) return art.tileCentre(number);
  if (place.startsWith('space:')) return art.spaceOnTile(number, numberIn(place, 2), numberIn(place, 3));
  return art.coverCentre(number);
}

/** Half the width and height of what a finger hits. */
function hit(place: Place): string {
  if (place.startsWith('space:')) return 'M-.2-.2h.4v.4h-.4z';
  return place.startsWith('cover:') || place.startsWith('blank:') ? 'M-.1.2h.2v.2h-.2z' : 'M-.48-.48h.96v.96h-.96z';
}

function pieceOn(state: WaffleTimeState, place: Place): number {
  if (state.tiles.length === 0) return NO_PIECE;
  const number = numberIn(place);
  const { pawns } = state;
  if (place.startsWith('tile:')) {
    const tile = state.tiles[number];
    return tile ? TILE + tile.face * 8 + tile.back : NO_PIECE;
  }
  if (place.startsWith('slot:')) {
    const pawn = pawns.find(({ slot }) => slot === number);
    return pawn ? PAWN + pawn.seat : NO_PIECE;
  }
  const cover = coverOf(state);
  if (place.startsWith('cover:'))
    return number === cover ? COVER + state.rules.players - 1 + (state.rules.forkTrailing ? 4 : 0) : NO_PIECE;
  if (place.startsWith('blank:')) return state.rules.players <= 2 && number === (cover + 6) % SLOTS ? BLANK : NO_PIECE;
  const pawn = number === cover ? pawns[numberIn(place, 2) - 1] : undefined;
  return pawn && pawn.slot < 0 ? PAWN + pawn.seat : NO_PIECE;
}

/** The side of the board on which the turn-order tile or the blank tile lies; all else is not turned. */
function sideOf(place: Place): number {
  return /^(cover|blank)/.test(place) ? Math.floor(numberIn(place) / 3) : 0;
}

/** The turn-order tile and the blank tile walk round the corners of the board. */
function route(_state: WaffleTimeState, from: Place | undefined, to: Place): readonly Point[] | undefined {
  if (from === undefined || sideOf(from) === sideOf(to)) return undefined;
  const [start, end] = [centre(from), centre(to)];
  // On each side one of the two is as far out as the corner is
  const corner: Point = sideOf(from) % 2 === 0 ? [end[0], start[1]] : [start[0], end[1]];
  return [start, corner, end];
}

/** A piece drawn round its own middle, as it lies on the upper side of the board. */
function piece(kind: number): ReturnType<typeof group> {
  if (kind >= PAWN) return scaled(art.PAWNS[kind - PAWN] ?? art.PAWNS[0], PAWN_SIZE);
  if (kind >= TILE) return art.draftTile(Math.floor((kind - TILE) / 8), (kind - TILE) % 8);
  const setUp = kind - COVER;
  const drawn = kind < COVER ? art.blankTile(0) : art.turnTile(0, spaceSyrup((setUp % 4) + 1), setUp > 3);
  return group('cover', [{ ...drawn, at: [0, 0] }]);
}

/** What stands on a place, as a number. */
function contentOf(state: WaffleTimeState, place: Place): number {
  const number = numberIn(place);
  if (place.startsWith('tile:')) return pieceOn(state, place);
  if (place.startsWith('slot:')) {
    const pawn = state.pawns.find(({ slot }) => slot === number);
    if (pawn) return 1 + pawn.seat;
    const covers = coveredByTile(state.round);
    const blank = state.rules.players <= 2 && covers.some((slot) => (slot + 6) % SLOTS === number);
    if (covers.includes(number) || blank) return 0;
    const [near = 0, far = 0] = toppingsAt(state, number);
    return 10 + near * 8 + far;
  }
  return pieceOn(state, place) + 1;
}

function placeName(place: Place, content: number, say: Say): string {
  const number = numberIn(place);
  const topping = (code: number): string => TOPPINGS.charAt(code);
  if (place.startsWith('tile:')) {
    const [face, back] = [Math.floor((content - TILE) / 8), (content - TILE) % 8];
    return say('place.waffle-time.tile', { number: number + 1, face: topping(face), back: topping(back) });
  }
  if (place.startsWith('slot:')) {
    if (content === 0) return say('place.waffle-time.slot-covered', { number });
    if (content < 10) return say('place.waffle-time.slot-pawn', { number, seat: `p${content}` });
    const [near, far] = [Math.floor((content - 10) / 8), (content - 10) % 8];
    return say('place.waffle-time.slot', { number, near: topping(near), far: topping(far) });
  }
  if (place.startsWith('space:')) {
    const space = numberIn(place, 2);
    const seat = content > PAWN ? `p${content - PAWN}` : '';
    const syrup = spaceSyrup(numberIn(place, 3))[space - 1] ?? 0;
    return say(seat === '' ? 'place.waffle-time.space' : 'place.waffle-time.space-pawn', { space, syrup, seat });
  }
  return say(place.startsWith('blank:') ? 'place.waffle-time.blank' : 'place.waffle-time.cover', { number });
}

/** Where a key leads, from what lies over a slot as from the slot. */
function step({ viewBox }: Ground, from: Place, key: string): Place | undefined {
  if (key === 'Home') return 'slot:0';
  if (key === 'End') return 'slot:6';
  const slot = /^(slot|tile)/.test(from) ? from : `slot:${numberIn(from)}`;
  return rectangleStep({ viewBox, rows: LAID }, slot, key) || undefined;
}

export const draftArea: AreaView<WaffleTimeState> = {
  name: 'draft',
  viewBox: art.DRAFT_BOX,
  label: (say) => say('ui.waffle-time.draft'),
  caption: (say, { tiles }) => (tiles.length === 0 ? '' : say('ui.waffle-time.draft-caption')),
  rows: () => ROWS,
  ground: growing(ground),
  centre,
  hit,
  step,
  backdrop: () => art.DRAFT_BOARD,
  below: (_state, marks) => [
    { places: marks.show.has('last') ? marks.last : [], draw: (place) => art.slotRing(centre(place)) },
    { places: marks.starts, draw: (place) => spots.placements([centre(place)]) },
  ],
  above: (_state, { pointed, lit }) => [
    {
      key: pointed.startsWith('slot:') ? pointed : '',
      draw: () => art.sliceMark(numberIn(pointed), lineOf(numberIn(pointed)).slice(0, 2)),
    },
    { places: lit, draw: (place) => spots.highlights([centre(place)], 2) },
  ],
  pieceOn,
  piece,
  turn: (place) => sideOf(place) * 90,
  route,
  contentOf,
  placeName,
};

/** The draft board of a state, for files. */
export function draftPicture(state: WaffleTimeState): Picture {
  return { viewBox: art.DRAFT_BOX, shape: art.draftBoard(draftOf(state)) };
}
