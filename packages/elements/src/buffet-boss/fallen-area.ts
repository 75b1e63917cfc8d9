/** Food that fell beside a plate: fetched with the first that does, or with what play needs. */
import { group, type Point, type ViewBox } from '@griddle/art';
import { fallenMark, foodShape, FOODS as ART, pieceMark } from '@griddle/art/buffet-boss/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { FOODS } from '@griddle/rules/buffet-boss/components.js';
import { fallenPieces } from '@griddle/rules/buffet-boss/moves.js';
import type { BuffetBossState } from '@griddle/rules/buffet-boss/state.js';
import { NO_PIECE, type AreaView, type Ground } from '../old-core/board-view.js';
import { growing } from '../old-core/growing-board.js';
import { addEnglish } from '../old-core/words.js';
import { FALLEN_EN } from './fallen.en.js';

addEnglish(FALLEN_EN);

const STEP = 4.6;

function centre(place: Place): Point {
  return [(Number(place.slice('fallen:'.length)) - 0.5) * STEP, 0];
}

const grounds = new Map<number, Ground>();

function groundFor(count: number): Ground {
  let ground = grounds.get(count);
  if (!ground) {
    const width = Math.max(4, count) * STEP;
    const viewBox: ViewBox = [(count * STEP - width) / 2, -2.2, width, 4.4];
    ground = { viewBox, rows: [Array.from({ length: count }, (_unused, i) => `fallen:${i + 1}`)] };
    grounds.set(count, ground);
  }
  return ground;
}

function foodAt(state: BuffetBossState, place: Place): number {
  return fallenPieces(state)[Number(place.slice('fallen:'.length)) - 1]?.food ?? NO_PIECE;
}

/** Places of what was rescued once this turn. */
function spentPlaces(state: BuffetBossState): readonly Place[] {
  return fallenPieces(state).flatMap(({ spent }, i) => (spent ? [`fallen:${i + 1}`] : []));
}

/** Food beside the plate of the seat to move (BB-22); what was rescued before is crossed out (BB-23). */
export const fallenArea: AreaView<BuffetBossState> = {
  name: 'fallen',
  viewBox: groundFor(1).viewBox,
  label: (say) => say('area.buffet-boss.fallen'),
  caption: (say, { falls }) => say('area.buffet-boss.fallen-left', { count: falls.reduce((sum, { left }) => sum + left, 0) }), // prettier-ignore
  rows: () => groundFor(1).rows,
  ground: growing((state) => groundFor(fallenPieces(state).length)),
  centre,
  hit: () => 'm-2.2-2.1h4.4v4.2h-4.4z',
  backdrop: () => group('backdrop', []),
  below: () => [],
  above: (state, marks) => [
    {
      key: marks.starts.join(),
      draw: () =>
        group(
          'marks',
          marks.starts.map((place) => pieceMark(foodAt(state, place), { at: centre(place), rotate: 0 }, 'mark-move')),
        ),
    },
    {
      key: spentPlaces(state).join(),
      draw: () =>
        group(
          'spent',
          spentPlaces(state).map((place) => fallenMark(centre(place))),
        ),
    },
  ],
  pieceOn: (state, place) => foodAt(state, place),
  piece: (food) => {
    const art = ART[food];
    return group('piece', art ? [foodShape(art)] : []);
  },
  contentOf: (state, place) => {
    const piece = fallenPieces(state)[Number(place.slice('fallen:'.length)) - 1];
    return piece === undefined ? 0 : 1 + piece.food * 2 + (piece.spent ? 1 : 0);
  },
  placeName: (_place, content, say) => {
    const food = FOODS[Math.floor((content - 1) / 2)]?.id ?? '';
    return say(`piece.buffet-boss.${(content - 1) % 2 === 1 ? 'spent' : 'fallen'}`, { food });
  },
};
