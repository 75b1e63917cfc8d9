/** The buffet line: food cards in a row, each with what its card says. */
import { group, path, type Point, type ViewBox } from '@griddle/art';
import { CARD, CARD_FRAME, foodCard } from '@griddle/art/buffet-boss/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { FOODS } from '@griddle/rules/buffet-boss/components.js';
import { NO_PIECE, type AreaView, type Ground } from '../core/board-view.js';
import { growing } from '../core/growing-board.js';
import type { Say } from '../core/table.js';
import type { LineDiagram } from './glance.js';

/** From the middle of a card to that of the next, and half the height of the row. */
const STEP = 2 * CARD[0] + 0.5;
const HALF = CARD[1] + 0.35;
/** Fewer cards than this are not drawn any larger. */
const LEAST = 4;

function slotOf(place: Place): number {
  return Number(place.slice('line:'.length)) - 1;
}

/** The middle of a card. */
export function centre(place: Place): Point {
  return [(slotOf(place) + 0.5) * STEP, 0];
}

const grounds = new Map<number, Ground>();

function groundFor(slots: number): Ground {
  let ground = grounds.get(slots);
  if (!ground) {
    const width = Math.max(LEAST, slots) * STEP;
    const viewBox: ViewBox = [(slots * STEP - width) / 2, -HALF, width, 2 * HALF];
    ground = { viewBox, rows: [Array.from({ length: slots }, (_unused, slot) => `line:${slot + 1}`)] };
    grounds.set(slots, ground);
  }
  return ground;
}

/** A food with what its card says: `ham: meat, pink, 2 stars`. */
export function foodWords(food: number, say: Say): string {
  const { id = '', group: kind = '', colour = '', stars = 0 } = FOODS[food] ?? {};
  return say('food-card.buffet-boss', { food: id, group: kind, colour, count: stars });
}

/** The line without marks, which are in `line-marks.ts`. */
export const lineArea: AreaView<LineDiagram> = {
  name: 'line',
  viewBox: groundFor(3).viewBox,
  label: (say) => say('area.buffet-boss.line'),
  caption: (say) => say('area.buffet-boss.line'),
  rows: () => groundFor(3).rows,
  ground: growing(({ rules, line }) => groundFor(Math.max(rules.players + 1, line.length))),
  centre,
  hit: CARD_FRAME,
  backdrop: () => group('backdrop', []),
  below: ({ rules, line }) => [
    {
      key: `${rules.players} ${line.length}`,
      draw: () =>
        group(
          'gaps',
          Array.from({ length: Math.max(0, rules.players + 1 - line.length) }, (_unused, i) =>
            group('gap', [path(CARD_FRAME, { stroke: 'table-line', width: 0.1, dash: [0.4, 0.4] })], {
              at: centre(`line:${line.length + i + 1}`),
            }),
          ),
        ),
    },
  ],
  above: () => [],
  pieceOn: ({ line }, place) => line[slotOf(place)] ?? NO_PIECE,
  piece: (food) => foodCard({ food, stars: FOODS[food]?.stars ?? 0, group: FOODS[food]?.group ?? '' }),
  contentOf: ({ line }, place) => (line[slotOf(place)] ?? -1) + 1,
  placeName: (_place, content, say) => (content === 0 ? say('gap.buffet-boss') : foodWords(content - 1, say)),
};
