/** A Waffle Wars position for a terminal. */
import { quadrants } from '@griddle/rules/internal/waffle-wars/facts.js';
import { NOBODY, SEAT_NAMES, SIZE, SPACE_NAMES, WAR } from '@griddle/rules/internal/waffle-wars/components.js';
import { hasModes, sideOf, waffleWars } from '@griddle/rules/waffle-wars/index.js';
import type { WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';
import { format, type Catalogue } from '../words.js';

/** The letters of the position text, so that reading one teaches the other. */
const PIECES = ['s', 'b'];
const FILES = 'abcdef';
const RANKS = '123456';
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
  return [...board, '', handsLine(state, words), ...modeLines(state, words), ...quadrantLines(state, words)].join('\n');
}

function rankLine(board: readonly number[], y: number): string {
  const pieces = [...FILES].map((_file, x) => PIECES[board[y * SIZE + x] ?? NOBODY] ?? OPEN);
  return `${RANKS.charAt(y)}  ${halves(pieces, '| ')}`;
}

function halves(marks: readonly string[], divider: string): string {
  return `${marks.slice(0, SIZE / 2).join(' ')} ${divider}${marks.slice(SIZE / 2).join(' ')}`;
}

function seatsOf(state: WaffleWarsState): readonly string[] {
  return waffleWars.seats(waffleWars.optionsOf(state));
}

function handsLine(state: WaffleWarsState, words: Catalogue): string {
  return seatsOf(state)
    .map((seat, i) =>
      format(words, 'cli.waffle-wars.hand', { seat, piece: PIECES[sideOf(i)] ?? '', count: state.hands[i] ?? 0 }),
    )
    .join('   ');
}

/** Power-ups left (WW-50) and the pieces that Toothpicks protect (WW-51). */
function modeLines(state: WaffleWarsState, words: Catalogue): string[] {
  if (!hasModes(state)) return [];
  const { modes, powers, guards } = state;
  const seats = seatsOf(state);
  const left = seats.map((seat, i) => format(words, 'cli.waffle-wars.powers', { seat, count: powers[i] ?? 0 }));
  const held = seats.flatMap((seat, i) => {
    const place = SPACE_NAMES[guards[i] ?? NOBODY];
    return place === undefined ? [] : [format(words, 'cli.waffle-wars.guard', { seat, place })];
  });
  return [...(modes.arcade ? [left.join('   ')] : []), ...held];
}

function quadrantLines(state: WaffleWarsState, words: Catalogue): string[] {
  return quadrants(state)
    .filter(({ owner }) => owner !== NOBODY)
    .map(({ name, owner, shapes }) => {
      const values = { quadrant: name, strawberries: shapes[0] ?? 0, blueberries: shapes[1] ?? 0 };
      if (owner === WAR) return format(words, 'cli.waffle-wars.war', values);
      return format(words, 'cli.waffle-wars.owner', { ...values, seat: SEAT_NAMES[owner] ?? '' });
    });
}
