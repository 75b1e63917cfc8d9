/** The waffle of the seat to move: its pockets, what lies in them, and all that may be done there. */
import { group } from '@griddle/art';
import * as spots from '@griddle/art/spots.js';
import * as art from '@griddle/art/waffle-time/index.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { hasCream } from '@griddle/rules/waffle-time/waffle.js';
import type { Area, Layer, Layout, Scene } from '#core';
import { chanceLayer, completionLayer } from './hints.js';
import { putsOf, starredSpaces } from './paths.js';
import {
  annotationLayer,
  describeSpace,
  highlightLayer,
  lastMoveLayer,
  SPACE_OUTLINE,
  spaceCenter,
  spaceOf,
  WAFFLE_ROWS,
} from './spaces.js';

const LAYOUT: Layout = { viewBox: art.VIEW_BOX, rows: WAFFLE_ROWS };

/** Toppings that have been put down but whose move is not whole yet. */
function laidLayer({ state: { waffles, turn, hand }, marks: { selection } }: Scene<WaffleTimeState>): Layer {
  const puts = hand.length > 0 ? putsOf(hand, selection) : [];
  return {
    key: puts.map(({ topping, space }) => `${topping.toString()}.${space.toString()}`).join(),
    draw: () =>
      group(
        'laid',
        puts.map(({ topping, space }) => art.laid(topping, space, hasCream(waffles[turn]?.[space] ?? 0))),
      ),
  };
}

/** What lies on a space of the waffle shown; 0 for nothing. */
function contentAt({ waffles, turn }: WaffleTimeState, space: number): number {
  return waffles[turn]?.[space] ?? 0;
}

/** Spaces go by name; the waffles of other seats are areas of their own. */
export const waffleArea: Area<WaffleTimeState> = {
  name: 'waffle',
  label: ({ state: { turn } }, t) => t('ui.waffle-time.waffle', { seat: `p${(turn + 1).toString()}` }),
  caption: ({ state: { turn, syrup } }, t) =>
    t('ui.waffle-time.caption', { seat: `p${(turn + 1).toString()}`, syrup: syrup[turn] ?? 0 }),
  layout: () => LAYOUT,
  center: spaceCenter,
  outline: () => SPACE_OUTLINE,
  backdrop: (_flipped, coordinates) => (coordinates ? group('board', [art.WAFFLE, art.labels()]) : art.WAFFLE),
  below: (scene) => [
    lastMoveLayer(scene),
    { key: starredSpaces(scene.state).join(), draw: () => art.stars(starredSpaces(scene.state)) },
    { places: scene.marks.placements, draw: (place) => spots.placements([spaceCenter(place)]) },
  ],
  above: (scene) => [
    chanceLayer(scene),
    completionLayer(scene),
    { places: scene.marks.destinations, draw: (place) => spots.landings([spaceCenter(place)]) },
    laidLayer(scene),
    { places: scene.marks.selected.slice(-1), draw: (place) => spots.selection([spaceCenter(place)]) },
    highlightLayer(scene.marks),
    annotationLayer(scene.marks),
  ],
  pieceAt: ({ state }, place) => contentAt(state, spaceOf(place)) || undefined,
  piece: art.topping,
  describe: ({ state }, place, t) => {
    const space = spaceOf(place);
    return starredSpaces(state).includes(space)
      ? t('space.waffle-time.star', { place })
      : describeSpace(place, contentAt(state, space), t);
  },
  motion: { owner: ({ state: { turn } }) => turn.toString(), stays: true },
};
