/** What else lies on the table: food that fell beside a plate, and the waste bin. */
import { group, type Point, type ViewBox } from '@griddle/art';
import { BIN, fallenMark, foodShape, FOODS as ART, pieceMark } from '@griddle/art/buffet-boss/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { COPIES, FOODS } from '@griddle/rules/buffet-boss/components.js';
import { fallenPieces, MARKED_LEFT } from '@griddle/rules/buffet-boss/moves.js';
import type { BuffetBossState } from '@griddle/rules/buffet-boss/state.js';
import { NO_PIECE, type AreaView, type Ground } from '../core/board-view.js';
import { growing } from '../core/growing-board.js';
import { foodsWords } from './move-words.js';

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
  hit: 'M-2.2 -2.1H2.2V2.1H-2.2z',
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

/** Foods by how many of their cards have left the game: seen, and neither in the line nor on a plate (BB-12, BB-24). */
export function wasteOf(state: BuffetBossState): readonly number[] {
  const { bag, line, plates, hand } = state;
  const here = [
    ...line,
    ...plates.flatMap(({ pieces }) => pieces),
    ...fallenPieces(state).map(({ food }) => food),
    hand,
  ];
  return bag.map((left, food) => {
    const unseen = left === MARKED_LEFT ? 1 : left;
    return Math.max(0, COPIES - unseen - here.filter((other) => other === food).length);
  });
}

function wasted(state: BuffetBossState): readonly number[] {
  return wasteOf(state).flatMap((count, food) => Array.from({ length: count }, () => food));
}

/** The waste bin, and on it what was thrown away last. */
export const binArea: AreaView<BuffetBossState> = {
  name: 'bin',
  viewBox: [-2.3, -2.8, 4.6, 5.8],
  label: (say) => say('area.buffet-boss.bin'),
  caption: (say, state) => say('area.buffet-boss.bin-count', { count: wasted(state).length }),
  rows: () => [['bin']],
  centre: () => [0, 0],
  hit: 'M-2.1 -2.6H2.1V2.8H-2.1z',
  backdrop: () => BIN,
  below: () => [],
  above: () => [],
  pieceOn: () => NO_PIECE,
  piece: () => group('piece', []),
  contentOf: (state) => contentOf(wasted(state)),
  placeName: (_place, content, say) => say('bin.buffet-boss', { foods: foodsWords(contents[content] ?? [], say) }),
};

/** Lists of foods that bins have held, so that a number can stand for each. */
const contents: (readonly number[])[] = [];
const numbers = new Map<string, number>();

function contentOf(foods: readonly number[]): number {
  const key = foods.join();
  let number = numbers.get(key);
  if (number === undefined) {
    number = contents.push(foods) - 1;
    numbers.set(key, number);
  }
  return number;
}
