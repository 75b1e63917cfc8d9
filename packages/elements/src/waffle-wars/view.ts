/** The waffle as the generic element needs it: its picture from `@griddle/art`, its places and their names. */
import type { Point, Shape } from '@griddle/art';
import * as spots from '@griddle/art/spots.js';
import * as art from '@griddle/art/waffle-wars/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { conditionPlaces } from '@griddle/rules/core/two-sides.js';
import { QUADRANT_OF, SPACE_NAMES } from '@griddle/rules/waffle-wars/components.js';
import { waffleWars, type FullMove, type FullState } from '@griddle/rules/waffle-wars/index.js';
import type { WaffleWarsState } from '@griddle/rules/waffle-wars/state.js';
import { NO_PIECE, type BoardView, type Layer, type Marks } from '../core/board-view.js';
import { told } from '../core/replay.js';

const ROWS = [30, 24, 18, 12, 6, 0].map((first) => SPACE_NAMES.slice(first, first + 6));
const FLIPPED = ROWS.map((row) => row.toReversed()).toReversed();

/** What lies on a space, -1 to 1 in a state; the words for it are `space.waffle-wars.NAME`. */
const CONTENTS = ['open', 'strawberry', 'blueberry'];
/** Who has the quadrant of a space, -1 to 2 in a state; the words are `quadrant.waffle-wars.NAME`. */
const OWNERS = ['nobody', 'strawberries', 'blueberries', 'civil-war'];

/** Draws where a side threatens to win, once that has been fetched. */
export const late: { threats?: (state: WaffleWarsState, flipped: boolean) => Layer } = {};

function owners(state: WaffleWarsState, show: Marks['show'], flipped: boolean): Layer[] {
  return state.owners.map((owner, quadrant) => ({
    key: owner < 0 || !show.has('owners') ? '' : `${owner}`,
    draw: () => art.ownedMark(quadrant, owner, flipped),
  }));
}

/** One mark at each of some places. */
function stamped(places: readonly Place[], mark: (points: readonly Point[]) => Shape, flipped: boolean): Layer {
  return { places, draw: (place) => mark([art.spaceCentre(place, flipped)]) };
}

/** The board of the plain game (WW-1). */
export const waffleWarsView: BoardView<FullState, FullMove> = {
  viewBox: art.VIEW_BOX,
  label: (say) => say('ui.board', { game: waffleWars.id }),
  rows: (flipped) => (flipped ? FLIPPED : ROWS),
  centre: art.spaceCentre,
  hit: () => 'm-.5-.5h1v1h-1z',
  backdrop: (flipped, coordinates) => (coordinates ? art.board(flipped) : art.WAFFLE),
  below: (state, { show, last, starts, targets }, flipped) => [
    ...owners(state, show, flipped),
    stamped(conditionPlaces(waffleWars.score(state)), spots.winning, flipped),
    stamped(show.has('last') ? last : [], spots.lastMove, flipped),
    stamped(starts, spots.placements, flipped),
    stamped(targets, spots.landings, flipped),
  ],
  above: (state, marks, flipped) => [
    (marks.show.has('threats') && late.threats?.(state, flipped)) || stamped([], spots.selection, flipped),
    stamped(marks.picked.slice(-1), spots.selection, flipped),
    stamped(marks.lit, (points) => spots.highlights(points, 2), flipped),
    told.layer?.(marks.notes, (place) => art.spaceCentre(place, flipped)) ?? stamped([], spots.selection, flipped),
  ],
  pieceOn: ({ board }, place) => board[art.spaceOf(place)] ?? NO_PIECE,
  piece: (kind) => art.PIECES[kind === 0 ? 0 : 1],
  contentOf: ({ board, owners }, place) => {
    const space = art.spaceOf(place);
    return ((board[space] ?? -1) + 1) * OWNERS.length + (owners[QUADRANT_OF[space] ?? 0] ?? -1) + 1;
  },
  placeName: (place, content, say) => {
    const owner = content % OWNERS.length;
    const space = say(`space.waffle-wars.${CONTENTS[Math.floor(content / OWNERS.length)]}`, { place });
    return owner === 0 ? space : say(`quadrant.waffle-wars.${OWNERS[owner]}`, { space });
  },
  moveWords: (state, move, say) => {
    const [from = '', to] = waffleWars.touches(state, move);
    return to === undefined ? from : say('move.waffle-wars.jump', { from, over: between(from, to), to });
  },
  phase: ({ phase }) => (phase === '-' ? '' : phase),
  facts: ({ hands: [strawberries = 0, blueberries = 0] }, say) =>
    say('facts.waffle-wars', { strawberries, blueberries }),
  calls: ['waffling', 'soggy-waffle'],
  mayPick: (state, place) => state.board[art.spaceOf(place)] === state.turn,
  moveFromTouches: (state, places) => {
    const move = waffleWars.parseMove(state, places.join('x'));
    return move.ok ? move.value : undefined;
  },
};

/** The space halfway from one to another. */
function between(from: Place, to: Place): Place {
  return SPACE_NAMES[(art.spaceOf(from) + art.spaceOf(to)) / 2] ?? '';
}
