/** The buffet line: food cards in a row, each with what its card says. */
import { group, path, type Group, type Point } from '@griddle/art';
import { CARD, CARD_FRAME, foodCard } from '@griddle/art/buffet-boss/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { FOODS } from '@griddle/rules/buffet-boss/components.js';
import { NO_PIECE, type AreaView, type Ground } from '../old-core/board-view.js';
import type { Say } from '../old-core/table.js';
import type { LineDiagram } from './glance.js';

/** From the middle of a card to that of the next, and half the height of the row. */
const STEP = 2 * CARD[0] + 0.5;
const HALF = CARD[1] + 0.35;
/** Where a card is missing. */
const GAP = /* @__PURE__ */ path(CARD_FRAME, { stroke: 'table-line', width: 0.1, dash: [0.4, 0.4] });
/** Fewer cards than this are not drawn any larger. */
const LEAST = 4;

function slotOf(place: Place): number {
  return Number(place.slice('line:'.length)) - 1;
}

/** The middle of a card. */
export function centre(place: Place): Point {
  return [(slotOf(place) + 0.5) * STEP, 0];
}

/** For how many cards a line has room. */
export function roomOf({ rules, line }: LineDiagram): number {
  return Math.max(rules.players + 1, line.length);
}

/** The room for so many cards. */
export function groundFor(room: number): Ground {
  const width = Math.max(LEAST, room) * STEP;
  return {
    viewBox: [(room * STEP - width) / 2, -HALF, width, 2 * HALF],
    rows: [Array.from({ length: room }, (_unused, slot) => `line:${slot + 1}`)],
  };
}

/** What shows where there is no card; cards hide it. */
export function gaps(rows: Ground['rows']): Group {
  return group(
    'gaps',
    rows.flat().map((place) => group('gap', [GAP], { at: centre(place) })),
  );
}

/** A food with what its card says: `ham: meat, pink, 2 stars`. */
export function foodWords(food: number, say: Say): string {
  return say('food-card.buffet-boss', { ...FOODS[food] });
}

/** The line with room for so many cards, without marks, which are in `line-marks.ts`. */
export function lineArea(room: number): AreaView<LineDiagram> {
  const { viewBox, rows } = groundFor(room);
  return {
    name: 'line',
    viewBox,
    label: (say) => say('area.buffet-boss.line'),
    caption: (say) => say('area.buffet-boss.line'),
    rows: () => rows,
    centre,
    hit: () => CARD_FRAME,
    backdrop: () => gaps(rows),
    below: () => [],
    above: () => [],
    pieceOn: ({ line }, place) => line[slotOf(place)] ?? NO_PIECE,
    piece: foodCard,
    contentOf: ({ line }, place) => (line[slotOf(place)] ?? -1) + 1,
    placeName: (_place, content, say) => (content === 0 ? say('gap.buffet-boss') : foodWords(content - 1, say)),
  };
}
