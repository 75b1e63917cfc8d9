/** The places of the draft board and what lies there: tiles that turn over, the turn-order tile that walks round, pawns in slots and on their spaces. */
import { group, type Point } from '@griddle/art';
import { scaled } from '@griddle/art/scaled.js';
import * as art from '@griddle/art/waffle-time/draft.js';
import { PAWNS } from '@griddle/art/waffle-time/pawns.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { spaceSyrup, TOPPINGS } from '@griddle/rules/waffle-time/components.js';
import { coveredByTile, SLOTS, slotsUnderTiles, toppingsAt } from '@griddle/rules/waffle-time/draft.js';
import type { DraftState } from '@griddle/rules/waffle-time/state.js';
import { NO_PIECE, type AreaView, type Ground } from '../old-core/board-view.js';
import type { Say } from '../old-core/table.js';

/** Kinds of pieces, from the lowest: the blank tile, turn-order tiles by set-up, draft tiles by their two toppings, pawns by seat. */
const BLANK = 0;
const COVER = 1;
const TILE = 100;
const PAWN = 200;

/** Sizes of a pawn, the same everywhere, so that it may walk. */
const PAWN_SIZE = 0.58;

/** Slots and tiles from above. */
export const ROWS: readonly (readonly Place[])[] = [
  'slot:0,slot:1,slot:2',
  'slot:11,tile:0,tile:1,tile:2,slot:3',
  'slot:10,tile:3,tile:4,tile:5,slot:4',
  'slot:9,tile:6,tile:7,tile:8,slot:5',
  'slot:8,slot:7,slot:6',
].map((row) => row.split(','));

/** The kind and the numbers of a place: `slot:5`, `tile:4`, `cover:0`, `blank:6`, `space:0:2:4`. */
function partsOf(place: Place): readonly [kind: string, ...numbers: number[]] {
  const [kind = '', ...numbers] = place.split(':');
  return [kind, ...numbers.map(Number)];
}

/** The first number of a place, a slot or a tile. */
export function numberIn(place: Place): number {
  return partsOf(place)[1] ?? -1;
}

/** The first slot under the turn-order tile. */
function coverOf({ round }: DraftState): number {
  return coveredByTile(round)[0] ?? 0;
}

const grounds = new Map<string, Ground>();

/** Tiles, slots, and what belongs to the turn-order tile where it lies now. */
export function groundOf(state: DraftState): Ground {
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

/** The middle of a place. */
export function centre(place: Place): Point {
  const [kind, number = 0, space = 0, players = 0] = partsOf(place);
  if (kind === 'slot') return art.slotCentre(number);
  if (kind === 'tile') return art.tileCentre(number);
  return kind === 'space' ? art.spaceOnTile(number, space, players) : art.coverCentre(number);
}

/** What a finger hits: whole slots and tiles, spaces, a little of other tiles. */
function hit(place: Place): string {
  const [kind] = partsOf(place);
  if (kind === 'space') return 'm-.2-.2h.4v.4h-.4z';
  return kind === 'slot' || kind === 'tile' ? 'm-.48-.48h.96v.96h-.96z' : 'm-.1.2h.2v.2h-.2z';
}

/** Two toppings as one number. */
function pairOf(first: number, second: number): number {
  return TILE + first * 8 + second;
}

function pieceOn(state: DraftState, place: Place): number {
  const { pawns, rules, tiles } = state;
  const [kind, number = 0, space = 0] = partsOf(place);
  const cover = coverOf(state);
  const lies = number === (kind === 'blank' ? (cover + 6) % SLOTS : cover);
  const tile = tiles[number];
  if (tiles.length === 0) return NO_PIECE;
  if (kind === 'tile') return tile ? pairOf(tile.face, tile.back) : NO_PIECE;
  if (kind === 'cover') return lies ? COVER + rules.players - 1 + (rules.forkTrailing ? 4 : 0) : NO_PIECE;
  if (kind === 'blank') return lies && rules.players <= 2 ? BLANK : NO_PIECE;
  const pawn =
    kind === 'slot'
      ? pawns.find(({ slot }) => slot === number)
      : pawns.find(({ slot }, i) => lies && slot < 0 && i === space - 1);
  return pawn ? PAWN + pawn.seat : NO_PIECE;
}

/** The side of the board on which the turn-order tile or the blank tile lies; all else is not turned. */
export function sideOf(place: Place): number {
  return /^(cover|blank)/.test(place) ? Math.floor(numberIn(place) / 3) : 0;
}

/** A piece drawn round its own middle, as it lies on the upper side of the board. */
function piece(kind: number): ReturnType<typeof group> {
  if (kind >= PAWN) return scaled(PAWNS[kind - PAWN] ?? PAWNS[0], PAWN_SIZE);
  if (kind >= TILE) return art.draftTile(Math.floor((kind - TILE) / 8), (kind - TILE) % 8);
  const setUp = kind - COVER;
  const drawn = kind < COVER ? art.blankTile(0) : art.turnTile(0, spaceSyrup((setUp % 4) + 1), setUp > 3);
  return group('cover', [{ ...drawn, at: [0, 0] }]);
}

/** What stands on a place, or the toppings of an empty slot; of a slot under a tile the number of the blank tile. */
function contentOf(state: DraftState, place: Place): number {
  const [kind, number = 0] = partsOf(place);
  const piece = pieceOn(state, place);
  if (kind !== 'slot' || piece >= 0) return piece;
  const [near = 0, far = 0] = toppingsAt(state, number);
  return slotsUnderTiles(state.rules.players, state.round).includes(number) ? BLANK : pairOf(near, far);
}

function placeName(place: Place, content: number, say: Say): string {
  const [kind, number = 0, space = 0, players = 0] = partsOf(place);
  const pawn = content >= PAWN;
  const form = pawn ? '-pawn' : kind === 'slot' && content === BLANK ? '-covered' : '';
  return say(`place.waffle-time.${kind}${form}`, {
    number: kind === 'tile' ? number + 1 : number,
    near: TOPPINGS.charAt(Math.floor((content - TILE) / 8)),
    far: TOPPINGS.charAt((content - TILE) % 8),
    seat: `p${content - PAWN + 1}`,
    space,
    syrup: spaceSyrup(players)[space - 1] ?? 0,
  });
}

/** The draft board without its ground and keys, and without anything marked. */
export const DRAFT_PLACES = {
  viewBox: art.DRAFT_BOX,
  label: (say) => say('ui.waffle-time.draft'),
  rows: () => ROWS,
  centre,
  hit,
  backdrop: () => art.DRAFT_BOARD,
  below: () => [],
  above: () => [],
  pieceOn,
  piece,
  turn: (place) => sideOf(place) * 90,
  contentOf,
  placeName,
} as const satisfies AreaView<DraftState>;
