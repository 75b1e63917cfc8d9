/** Waddle Waddle as the script referees it: connects the rules to tiles and cards. */
import type { Place, RuleViolation } from '@griddle/rules/core/contract.js';
import { takeable } from '@griddle/rules/internal/waddle-waddle/cards.js';
import { COLOURS as LETTERS, TYPES } from '@griddle/rules/internal/waddle-waddle/components.js';
import { hexAt, indexOf, readHex, sameHex } from '@griddle/rules/internal/waddle-waddle/hex.js';
import type { Hex } from '@griddle/rules/internal/waddle-waddle/hex.js';
import { waddleWaddle } from '@griddle/rules/waddle-waddle/index.js';
import type { WaddleWaddleMove, WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';
import { withoutTile } from '@griddle/rules/internal/waddle-waddle/ways.js';
import {
  boardOf,
  canAdd,
  goalsOf,
  mayMoveTiles,
  openPlaces,
  repelled,
} from '@griddle/rules/internal/waddle-waddle/places.js';
import { stayReason } from '@griddle/rules/internal/waddle-waddle/legal.js';
import { addIsDone, isLastTurn, type Tile } from '@griddle/rules/internal/waddle-waddle/state.js';
import { figure } from '../mod/world.js';
import { PIECE_TAG } from '../names.js';
import type { TrackedGame } from '../mod/tracking.js';
import type { Colour, Held, Line, Offer, Sentence } from '../mod/table-game.js';
import { differenceOf, playerChangesOn, placesOf } from '../mod/placement.js';
import type { Placement } from '../mod/placement.js';
import { rememberDeleted, lackingKinds } from '../mod/spawn-objects.js';
import { arrangeThings, seeThings } from '../mod/things.js';
import type { WorldPoint } from '../mod/world.js';
import { COLOURS } from './colours.js';
import { CARD, fieldPoint, HEX, hexPoint, LINE_HEIGHT, placeUnder, spotsOf } from './layout.js';
import { positionSeen, recognise } from './recognise.js';
import { VIEWS } from './views.js';

/** The table of Waddle Waddle for the script. */
export const waddleWaddleTable: TrackedGame<WaddleWaddleState, WaddleWaddleMove, readonly Placement[]> = {
  game: waddleWaddle,
  views: VIEWS,
  options: waddleWaddle.options,
  isDrawn: true,
  hasPoints: true,
  turnRule: 'WD-5',
  colours: [COLOURS.red, COLOURS.blue, COLOURS.yellow, COLOURS.green],
  calls: [],
  see: () => seeThings(placeUnder),
  read: (state, seen) => recognise(state, seen),
  playerChanges: (state, seen, carried, prepared) => playerChangesOn(prepared ?? spotsOf(state), seen, carried),
  stays: (state, now) => stays(state, now),
  agrees: (state, seen) => placesOf(differenceOf(spotsOf(state), seen)).length === 0,
  differing: (state, seen) => placesOf(differenceOf(spotsOf(state), seen)),
  positionSeen: (state, seen, act) => positionSeen(state, seen, act),
  offers: (state) => offers(state),
  arrange: (state) =>
    arrangeThings(
      () => spotsOf(state),
      () => [],
      placeUnder,
    ),
  lacking: (state) => lackingKinds(spotsOf(state)),
  held: (object) => held(object),
  isPiece: (object) => object.hasTag(PIECE_TAG),
  rememberDeleted: (object) => rememberDeleted(object),
  facts: (state) => facts(state),
  news: () => [],
  lines: (state, last, now) => lines(state, last, now),
};

function held(object: TTSObject): Held | undefined {
  if (!object.hasTag(PIECE_TAG)) return undefined;
  const { x, z } = object.getPosition();
  const kind = object.getGMNotes();
  return { seat: LETTERS.indexOf(kind.charAt(0)), kind, place: placeUnder(kind, x, z) };
}

/** Returns why a tile may not be added or moved now to any place (WD-6, WD-13 to WD-16). */
function stays(state: WaddleWaddleState, { kind, place }: Held): RuleViolation | undefined {
  const from = readHex(place, 0);
  const type = TYPES.indexOf(kind.charAt(1));
  if (from === undefined) {
    const added = waddleWaddle.play(state, { kind: 'add', type, to: { q: 0, r: 0 } });
    return addIsDone(state) && !added.ok ? added.error : undefined;
  }
  // The rules check what keeps it there before they check that the target differs
  const moved = waddleWaddle.play(state, { kind: 'move', from: from.hex, to: from.hex });
  return moved.ok || moved.error.code === 'same-place' ? undefined : moved.error;
}

/** Returns buttons for the end of the turn or, if nothing can be added, for the types to set aside (WD-31). */
function offers(state: WaddleWaddleState): Offer<WaddleWaddleMove>[] {
  if (addIsDone(state)) return [{ label: { key: 'tts.end-turn' }, move: { kind: 'end' } }];
  if (canAdd(state, boardOf(state))) return [];
  const asides: Offer<WaddleWaddleMove>[] = [];
  for (let type = 0; type < TYPES.length; type++) {
    if ((state.supply[state.turn]?.[type] ?? 0) === 0) continue;
    asides.push({ label: { key: 'tts.aside', values: { type: TYPES.charAt(type) } }, move: { kind: 'aside', type } });
  }
  return asides;
}

/** Returns what is due, and the cards that may be taken now (WD-6, WD-7, WD-18). */
function facts(state: WaddleWaddleState): Sentence[] {
  if (state.over) return [];
  const cards = takeable(state).length;
  const due = !addIsDone(state) ? 'add' : mayMoveTiles(state) ? 'move' : 'end';
  return [
    { key: 'tts.due.' + due },
    ...(isLastTurn(state) ? [{ key: 'tts.last-turn' }] : []),
    ...(cards > 0 ? [{ key: 'tts.cards', values: { count: cards } }] : []),
  ];
}

/** The corners of a hex that touches its neighbours at reach 1, as multiples of its width. */
const CORNERS: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5].map((corner) => [
  Math.sin((corner * Math.PI) / 3) / Math.sqrt(3),
  Math.cos((corner * Math.PI) / 3) / Math.sqrt(3),
]);

function frame(point: WorldPoint, width: number, colour: Colour, thickness: number): Line {
  return figure(point, CORNERS, width, colour, thickness);
}

/** Marks the last move, cards that may be taken, and for a held tile where it may go or what blocks it. */
function lines(state: WaddleWaddleState, last: readonly Place[], now: Held | undefined): Line[] {
  const drawn: Line[] = [];
  for (const place of last) {
    const hex = readHex(place, 0);
    if (hex !== undefined) drawn.push(frame(hexPoint(hex.hex, LINE_HEIGHT), 0.96 * HEX, COLOURS.last, 0.07));
  }
  if (state.over) return drawn;
  for (const card of takeable(state)) {
    drawn.push(frame(fieldPoint(card, LINE_HEIGHT), 0.96 * CARD, COLOURS.card, 0.1));
  }
  if (now !== undefined) drawn.push(...heldLines(state, now));
  return drawn;
}

function heldLines(state: WaddleWaddleState, now: Held): Line[] {
  const from = readHex(now.place, 0);
  const type = TYPES.indexOf(now.kind.charAt(1));
  if (now.seat < 0 || type < 0) return [];
  if (from === undefined) return now.seat === state.turn && !addIsDone(state) ? openLines(addHexes(state, type)) : [];
  const tile = state.tiles.find((other) => sameHex(other, from.hex));
  if (tile === undefined) return [];
  const open = goalHexes(state, tile);
  if (open.length > 0) return openLines(open);
  return blockers(state, tile).map((hex) => frame(hexPoint(hex, LINE_HEIGHT), 0.9 * HEX, COLOURS.blocked, 0.12));
}

/** Draws a small frame inside each hex. */
function openLines(hexes: readonly Hex[]): Line[] {
  return hexes.map((hex) => frame(hexPoint(hex, LINE_HEIGHT), 0.55 * HEX, COLOURS.open, 0.07));
}

function addHexes(state: WaddleWaddleState, type: number): Hex[] {
  const grid = boardOf(state);
  const isOff = repelled(state, grid, type, state.turn);
  const open = openPlaces(grid).filter((place) => isOff[place] !== true);
  return open.map((place) => hexAt(grid, place));
}

function goalHexes(state: WaddleWaddleState, tile: Tile): Hex[] {
  if (!mayMoveTiles(state)) return [];
  const grid = boardOf(state);
  return goalsOf(state, grid, tile).map((place) => hexAt(grid, place));
}

/** Returns the tiles that block a tile (WD-13 to WD-15); itself for a Grumpy or a tile just added. */
function blockers(state: WaddleWaddleState, tile: Tile): readonly Hex[] {
  const grid = boardOf(state);
  return withoutTile(grid, indexOf(grid, tile), () => stayReason(state, grid, tile))?.places ?? [];
}
