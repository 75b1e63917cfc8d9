/** Frames round cards of the buffet line; a line alone fetches them with the first that it shows. */
import { group, path, type Shape, type Token } from '@griddle/art';
import { CARD_FRAME } from '@griddle/art/buffet-boss/index.js';
import { MARK_COLOURS } from '@griddle/art/palette.js';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { Layer, Marks } from '../old-core/board-view.js';
import '../old-core/stamps.js';
import { pictureColours } from '../old-core/styles.js';
import { centre } from './line-area.js';

/** Colours that a line without marks does without. */
export const markColours = /* @__PURE__ */ pictureColours([MARK_COLOURS]);

function edged(stroke: Token): readonly Shape[] {
  return [path(CARD_FRAME, { stroke: 'whipped', width: 0.4 }), path(CARD_FRAME, { stroke, width: 0.22 })];
}

/** The frame of each kind of mark. */
const FRAMES = { 'mark-move': edged('mark-move'), select: edged('select'), 'note-2': edged('note-2') };

function framed(places: readonly Place[], stroke: keyof typeof FRAMES): Layer {
  return {
    places,
    draw: (place) => group('frames', [group('frame', FRAMES[stroke], { at: centre(place) })]),
  };
}

/** What lies over the cards. */
export function lineMarks(_state: BaseState, marks: Marks): readonly Layer[] {
  return [
    framed([...marks.targets, ...marks.starts], 'mark-move'),
    framed(marks.picked, 'select'),
    framed(marks.lit, 'note-2'),
  ];
}
