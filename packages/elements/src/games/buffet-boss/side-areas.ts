/** The areas next to the plates: the waste bin and fallen food. */
import { group, type Point, type ViewBox } from '@griddle/art';
import { BIN, fallenMark, foodShape, FOODS as ART, pieceMark } from '@griddle/art/buffet-boss/index.js';
import { COPIES, foodName } from '@griddle/rules/internal/buffet-boss/components.js';
import { fallenPieces, MARKED_LEFT } from '@griddle/rules/internal/buffet-boss/moves.js';
import type { BuffetBossState, FallenPiece } from '@griddle/rules/internal/buffet-boss/state.js';
import type { Place } from '@griddle/rules/core/contract.js';
import type { Area, Layout, Translate } from '#core';
import { describeFoods } from './describe.js';
import { lineArea } from './line-area.js';

/** Returns the foods in the bin: seen, but neither in the line nor on a plate (BB-12, BB-24). */
function wasteOf(state: BuffetBossState): readonly number[] {
  const { bag, line, plates, hand } = state;
  const fallen = fallenPieces(state).map(({ food }) => food);
  const here = [...line, ...plates.flatMap(({ pieces }) => pieces), ...fallen, hand];
  return bag.flatMap((left, food) => {
    const unseen = left === MARKED_LEFT ? 1 : left;
    const count = COPIES - unseen - here.filter((other) => other === food).length;
    return Array.from({ length: Math.max(0, count) }, () => food);
  });
}

/** Describes the bin's content. */
export function describeBin(state: BuffetBossState, t: Translate): string {
  return t('bin.buffet-boss', { foods: describeFoods(wasteOf(state), t) });
}

const BIN_LAYOUT: Layout = { viewBox: [-2.3, -2.8, 4.6, 5.8], rows: [['bin']] };

/** The waste bin. */
export const binArea: Area<BuffetBossState> = {
  name: 'bin',
  label: (_scene, t) => t('area.buffet-boss.bin'),
  caption: ({ state }, t) => t('area.buffet-boss.bin-count', { count: wasteOf(state).length }),
  parts: (scene) => lineArea.parts?.(scene) ?? '',
  layout: () => BIN_LAYOUT,
  center: () => [0, 0],
  outline: () => 'm-2.1-2.6h4.2v5.4h-4.2z',
  backdrop: () => BIN,
  below: () => [],
  above: () => [],
  pieceAt: () => undefined,
  piece: () => group('piece', []),
  describe: ({ state }, _place, t) => describeBin(state, t),
};

/** Distance between the centres of neighbouring fallen pieces. */
const STEP = 4.6;

function center(place: Place): Point {
  return [(Number(place.slice('fallen:'.length)) - 0.5) * STEP, 0];
}

/** Layouts by the number of pieces. */
const layouts: Layout[] = [];

function layoutFor(state: BuffetBossState): Layout {
  const { length } = fallenPieces(state);
  const width = Math.max(4, length) * STEP;
  const viewBox: ViewBox = [(length * STEP - width) / 2, -2.2, width, 4.4];
  return (layouts[length] ??= { viewBox, rows: [Array.from({ length }, (_unused, i) => `fallen:${i + 1}`)] });
}

function pieceOn(state: BuffetBossState, place: Place): FallenPiece | undefined {
  return fallenPieces(state)[Number(place.slice('fallen:'.length)) - 1];
}

/** Describes a fallen piece and whether it may be rescued. */
export function describeFallen(state: BuffetBossState, place: Place, t: Translate): string {
  const piece = pieceOn(state, place);
  const key = `piece.buffet-boss.${piece?.spent === true ? 'spent' : 'fallen'}`;
  return t(key, { food: foodName(piece?.food ?? -1) });
}

/** Food next to the plate of the seat to move (BB-22); pieces rescued before are crossed out (BB-23). */
export const fallenArea: Area<BuffetBossState> = {
  name: 'fallen',
  label: (_scene, t) => t('area.buffet-boss.fallen'),
  caption: ({ state: { falls } }, t) =>
    t('area.buffet-boss.fallen-left', { count: falls.reduce((sum, { left }) => sum + left, 0) }),
  layout: ({ state }) => layoutFor(state),
  center,
  outline: () => 'm-2.2-2.1h4.4v4.2h-4.4z',
  backdrop: () => group('backdrop', []),
  below: () => [],
  above: ({ state, marks }) => {
    const spent = layoutFor(state).rows.flatMap((row) => row.filter((place) => pieceOn(state, place)?.spent));
    return [
      {
        key: marks.placements.map((place) => `${place} ${pieceOn(state, place)?.food}`).join(),
        draw: () =>
          group(
            'marks',
            marks.placements.map((place) =>
              pieceMark(pieceOn(state, place)?.food ?? -1, { at: center(place), rotate: 0 }, 'mark-move'),
            ),
          ),
      },
      {
        key: spent.join(),
        draw: () =>
          group(
            'spent',
            spent.map((place) => fallenMark(center(place))),
          ),
      },
    ];
  },
  pieceAt: ({ state }, place) => pieceOn(state, place)?.food,
  piece: (food) => {
    const art = ART[food];
    return group('piece', art ? [foodShape(art)] : []);
  },
  describe: ({ state }, place, t) => describeFallen(state, place, t),
};
