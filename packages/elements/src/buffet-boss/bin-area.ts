/** The waste bin, and what is in it. */
import { group } from '@griddle/art';
import { BIN } from '@griddle/art/buffet-boss/index.js';
import { COPIES } from '@griddle/rules/buffet-boss/components.js';
import { fallenPieces, MARKED_LEFT } from '@griddle/rules/buffet-boss/moves.js';
import type { BuffetBossState } from '@griddle/rules/buffet-boss/state.js';
import { NO_PIECE, type AreaView } from '../old-core/board-view.js';
import { foodsWords } from './words.js';

/** Foods by how many of their cards have left the game: seen, and neither in the line nor on a plate (BB-12, BB-24). */
function wasteOf(state: BuffetBossState): readonly number[] {
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
  hit: () => 'm-2.1-2.6h4.2v5.4h-4.2z',
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
