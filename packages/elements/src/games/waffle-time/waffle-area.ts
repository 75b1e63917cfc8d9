/** The waffle of the seat to move: its spaces, their content and the legal moves. */
import { group } from '@griddle/art';
import * as spots from '@griddle/art/internal/board-marks.js';
import * as art from '@griddle/art/waffle-time/index.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { hasCream } from '@griddle/rules/internal/waffle-time/waffle.js';
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

/** Draws toppings already placed while their move is incomplete. */
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

/** Returns the seat whose waffle is shown: the only local player's, or else that of the seat to move. */
function seatShown({ localSeat, state }: Pick<Scene<WaffleTimeState>, 'localSeat' | 'state'>): number {
  return localSeat ?? state.turn;
}

/** Whether marks on spaces refer to the displayed waffle. */
function isTurnShown(scene: Scene<WaffleTimeState>): boolean {
  return seatShown(scene) === scene.state.turn;
}

/** Returns the content of a space of the displayed waffle; 0 for none. */
function contentAt(scene: Pick<Scene<WaffleTimeState>, 'localSeat' | 'state'>, space: number): number {
  return scene.state.waffles[seatShown(scene)]?.[space] ?? 0;
}

/** Returns the open set-up stars on the displayed waffle. */
function starsShown(scene: Scene<WaffleTimeState>): readonly number[] {
  return isTurnShown(scene) ? starredSpaces(scene.state) : [];
}

/** The area. Places are named by space; other seats' waffles have their own area. */
export const waffleArea: Area<WaffleTimeState> = {
  name: 'waffle',
  label: (scene, t) => t('ui.waffle-time.waffle', { seat: `p${(seatShown(scene) + 1).toString()}` }),
  caption: (scene, t) => {
    const seat = seatShown(scene);
    return t('ui.waffle-time.caption', { seat: `p${(seat + 1).toString()}`, syrup: scene.state.syrup[seat] ?? 0 });
  },
  layout: () => LAYOUT,
  center: spaceCenter,
  outline: () => SPACE_OUTLINE,
  backdrop: (_flipped, coordinates) => (coordinates ? group('board', [art.WAFFLE, art.labels()]) : art.WAFFLE),
  below: (scene) => [
    lastMoveLayer(isTurnShown(scene) ? scene : { ...scene, marks: { ...scene.marks, lastMove: [] } }),
    { key: starsShown(scene).join(), draw: () => art.stars(starsShown(scene)) },
    // Patterns are outlined instead
    {
      places: scene.state.step === 'finish' ? [] : scene.marks.placements,
      draw: (place) => spots.placements([spaceCenter(place)]),
    },
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
  pieceAt: (scene, place) => contentAt(scene, spaceOf(place)) || undefined,
  piece: art.topping,
  describe: (scene, place, t) => {
    const space = spaceOf(place);
    return starsShown(scene).includes(space)
      ? t('space.waffle-time.star', { place })
      : describeSpace(place, contentAt(scene, space), t);
  },
  motion: { owner: (scene) => seatShown(scene).toString(), stays: true },
};
