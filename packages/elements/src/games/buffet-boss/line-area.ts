/** The buffet line: a row of food cards and their descriptions. */
import { group, path, type Point, type Shape, type Token } from '@griddle/art';
import { CARD, CARD_FRAME, foodCard } from '@griddle/art/buffet-boss/index.js';
import type { BuffetBossState } from '@griddle/rules/internal/buffet-boss/state.js';
import type { Place } from '@griddle/rules/core/contract.js';
import type { Area, Layer, Layout, Translate } from '#core';
import { describeCard } from './describe.js';

/** Distance between the centres of neighbouring cards, and half the height of the row. */
const STEP = 2 * CARD[0] + 0.5;
const HALF = CARD[1] + 0.35;
/** The outline of an empty slot. */
const GAP = /* @__PURE__ */ path(CARD_FRAME, { stroke: 'table-line', width: 0.1, dash: [0.4, 0.4] });
/** Rows with fewer cards than this are drawn no larger. */
const LEAST = 4;

function edged(stroke: Token): readonly Shape[] {
  return [path(CARD_FRAME, { stroke: 'whipped', width: 0.4 }), path(CARD_FRAME, { stroke, width: 0.22 })];
}

/** The frame of each kind of mark. */
const FRAMES = { 'mark-move': edged('mark-move'), select: edged('select'), 'note-2': edged('note-2') };

function framed(places: readonly Place[], stroke: keyof typeof FRAMES): Layer {
  return { places, draw: (place) => group('frames', [group('frame', FRAMES[stroke], { at: center(place) })]) };
}

function slotOf(place: Place): number {
  return Number(place.slice('line:'.length)) - 1;
}

/** Returns the food on a place of the line; undefined for none. */
export function foodOn({ line }: BuffetBossState, place: Place): number | undefined {
  return place.startsWith('line:') ? line[slotOf(place)] : undefined;
}

/** Describes the card on a place of the line, or the empty slot. */
export function describeSlot(state: BuffetBossState, place: Place, t: Translate): string {
  const food = foodOn(state, place);
  return food === undefined ? t('gap.buffet-boss') : describeCard(food, t);
}

function center(place: Place): Point {
  return [(slotOf(place) + 0.5) * STEP, 0];
}

/** Layouts by number of slots. */
const layouts: Layout[] = [];

/** The line has one more slot than there are players (BB-10). */
function layoutFor({ rules, line }: BuffetBossState): Layout {
  const room = Math.max(rules.players + 1, line.length);
  const width = Math.max(LEAST, room) * STEP;
  return (layouts[room] ??= {
    viewBox: [(room * STEP - width) / 2, -HALF, width, 2 * HALF],
    rows: [Array.from({ length: room }, (_unused, slot) => `line:${slot + 1}`)],
  });
}

/** The line. Its places are `line:1` and so on, from the left. */
export const lineArea: Area<BuffetBossState> = {
  name: 'line',
  label: (_scene, t) => t('area.buffet-boss.line'),
  caption: (_scene, t) => t('area.buffet-boss.line'),
  // A finished game has no cards left
  parts: ({ state: { line, step } }) => (line.length === 0 && ['over', 'lost', 'reveal'].includes(step) ? 'gone' : ''),
  layout: ({ state }) => layoutFor(state),
  center,
  outline: () => CARD_FRAME,
  backdrop: () => group('backdrop', []),
  below: ({ state }) => {
    const [places = []] = layoutFor(state).rows;
    const gaps = (): Shape =>
      group(
        'gaps',
        places.map((place) => group('gap', [GAP], { at: center(place) })),
      );
    return [{ key: `${places.length}`, draw: gaps }];
  },
  above: ({ marks }) => [
    framed([...marks.destinations, ...marks.placements], 'mark-move'),
    framed(marks.selected, 'select'),
    framed(marks.highlights, 'note-2'),
  ],
  pieceAt: ({ state }, place) => foodOn(state, place),
  piece: foodCard,
  describe: ({ state }, place, t) => describeSlot(state, place, t),
};
