/** The draft board, with its legal moves; its places change with the turn-order tile. */
import type { Point } from '@griddle/art';
import * as spots from '@griddle/art/internal/board-marks.js';
import { DRAFT_BOARD } from '@griddle/art/internal/waffle-time/draft.js';
import { sliceMark, slotRing } from '@griddle/art/internal/waffle-time/marks.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { lineOf } from '@griddle/rules/internal/waffle-time/draft.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { isCoached, type Area, type Layer, type Marks } from '#core';
import {
  describeDraftPlace,
  draftCenter,
  draftOutline,
  draftPiece,
  draftPieceAt,
  draftStep,
  layoutFor,
  sideOf,
} from './draft-places.js';

/** Marks the two tiles of the hovered slot. */
function sliceLayer({ hovered = '' }: Marks): Layer {
  const slot = Number(hovered.slice(5));
  return {
    key: hovered.startsWith('slot:') ? hovered : '',
    draw: () => sliceMark(slot, lineOf(slot).slice(0, 2)),
  };
}

/** Returns the route of the turn-order tile or the blank tile, which go around the corners of the board. */
function route(_state: WaffleTimeState, from: Place | undefined, to: Place): readonly Point[] | undefined {
  if (from === undefined || sideOf(from) === sideOf(to)) return undefined;
  const [start, end] = [draftCenter(from), draftCenter(to)];
  // On each side, one of the two coordinates is that of the corner
  const corner: Point = sideOf(from) % 2 === 0 ? [end[0], start[1]] : [start[0], end[1]];
  return [start, corner, end];
}

/** The area. Its places are tiles, slots and turn-order spaces. */
export const draftArea: Area<WaffleTimeState> = {
  name: 'draft',
  label: (_scene, t) => t('ui.waffle-time.draft'),
  caption: ({ state: { tiles } }, t) => (tiles.length === 0 ? '' : t('ui.waffle-time.draft')),
  parts: ({ before, isHeld, mode, state }) => {
    const { step } = (isHeld ? before : undefined) ?? state;
    return isCoached(mode) && step === 'draft' ? 'turn' : '';
  },
  layout: ({ state }) => layoutFor(state),
  center: draftCenter,
  outline: draftOutline,
  step: draftStep,
  backdrop: () => DRAFT_BOARD,
  below: ({ show, marks: { lastMove, placements } }) => [
    { places: show.has('last') ? lastMove : [], draw: (place) => slotRing(draftCenter(place)) },
    { places: placements, draw: (place) => spots.placements([draftCenter(place)]) },
  ],
  above: ({ marks }) => [
    sliceLayer(marks),
    { places: marks.highlights, draw: (place) => spots.highlights([draftCenter(place)], 2) },
  ],
  pieceAt: ({ state }, place) => draftPieceAt(state, place),
  piece: draftPiece,
  describe: ({ state }, place, t) => describeDraftPlace(state, place, t),
  motion: { route, rotation: (place) => sideOf(place) * 90 },
};
