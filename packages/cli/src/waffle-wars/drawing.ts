/** A Waffle Wars position for a terminal. */
import { quadrants } from '@griddle/rules/waffle-wars/index.js';
import type { WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';
import { FILES, NOBODY, RANKS, SEAT_NAMES, SIZE, WAR, spaceAt } from '@griddle/rules/waffle-wars/components.js';
import { say } from '../words.js';
import type { Catalogue } from '../words.js';

/** The letters of the position text, so that reading one teaches the other. */
const PIECES = ['s', 'b'];
const OPEN = '.';

/** The board with its dividers, the hands, and the quadrants that are owned or at war. */
export function drawing(state: WaffleWarsState, words: Catalogue): string {
  const ranks = [...RANKS].map((_rank, y) => rankLine(state.board, y)).reverse();
  const board = [
    ...ranks.slice(0, SIZE / 2),
    '   ------+------',
    ...ranks.slice(SIZE / 2),
    `   ${halves([...FILES], '  ')}`,
  ];
  return [...board, '', handsLine(state, words), ...quadrantLines(state, words)].join('\n');
}

function rankLine(board: readonly number[], y: number): string {
  const pieces = [...FILES].map((_file, x) => PIECES[board[spaceAt(x, y)] ?? NOBODY] ?? OPEN);
  return `${RANKS.charAt(y)}  ${halves(pieces, '| ')}`;
}

function halves(marks: readonly string[], divider: string): string {
  return `${marks.slice(0, SIZE / 2).join(' ')} ${divider}${marks.slice(SIZE / 2).join(' ')}`;
}

function handsLine(state: WaffleWarsState, words: Catalogue): string {
  return SEAT_NAMES.map((seat, i) =>
    say(words, 'cli.waffle-wars.hand', { seat, piece: PIECES[i] ?? '', count: state.hands[i] ?? 0 }),
  ).join('   ');
}

function quadrantLines(state: WaffleWarsState, words: Catalogue): string[] {
  return quadrants(state)
    .filter(({ owner }) => owner !== NOBODY)
    .map(({ name, owner, shapes }) => {
      const values = { quadrant: name, strawberries: shapes[0] ?? 0, blueberries: shapes[1] ?? 0 };
      if (owner === WAR) return say(words, 'cli.waffle-wars.war', values);
      return say(words, 'cli.waffle-wars.owner', { ...values, seat: SEAT_NAMES[owner] ?? '' });
    });
}
