/**
 * Waffle Wars on the command line: draws the board, and shows the facts of quadrants and win conditions, and the
 * picture.
 */
import type { Picture } from '@griddle/art';
import { withToothpicks } from '@griddle/art/internal/waffle-wars/powers.js';
import { PIECES as BERRIES, picture as draw } from '@griddle/art/waffle-wars/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { NOBODY, SEAT_NAMES, SIZE, SPACE_NAMES, WAR } from '@griddle/rules/internal/waffle-wars/components.js';
import { quadrants } from '@griddle/rules/internal/waffle-wars/conditions.js';
import {
  hasModes,
  sideOf,
  waffleWars,
  type WaffleWarsState,
  conditionsOf,
  drawingMoves,
  timesSeen,
  type ModeState,
} from '@griddle/rules/waffle-wars/index.js';
import { format, type Catalogue } from '../words.js';

// A Waffle Wars position for a terminal.

/** The letters of the position text, so that readers of one can read the other. */
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

// The facts of a Waffle Wars position for `show`: who owns each quadrant, and who has a win condition.

/** The facts for programs (WW-12 to WW-21). */
interface WaffleWarsFacts {
  readonly quadrants: readonly QuadrantFacts[];
  /** By seat, its win condition on the board; null for none. */
  readonly conditions: Readonly<Record<string, string | null>>;
  /** Only in a game with modes: its additional facts. */
  readonly modes?: ModeFacts;
}

/** The facts that modes add. */
interface ModeFacts {
  /** By seat, the power-ups left (WW-50). */
  readonly powers: Readonly<Record<string, number>>;
  /** By seat, the space of the piece that its Toothpick protects, or null (WW-51). */
  readonly guards: Readonly<Record<string, string | null>>;
  /** How often the position has occurred, as far as is known (WW-43). */
  readonly times: number;
  /** The moves that would cause a draw by repetition (WW-43). */
  readonly drawing: readonly string[];
}

/** One quadrant, named by its corners as in `a1-c3`. */
interface QuadrantFacts {
  readonly quadrant: string;
  /** A seat, `war` for a civil war (WW-15), or null. */
  readonly owner: string | null;
  /** By seat, the number of win shapes (WW-12). */
  readonly shapes: Readonly<Record<string, number>>;
}

/** The facts of a position for `show --json`: owners, shapes and conditions. */
export function facts(state: WaffleWarsState): WaffleWarsFacts {
  return {
    ...(hasModes(state) ? { modes: modeFacts(state) } : {}),
    quadrants: quadrants(state).map(({ name, owner, shapes }) => ({
      quadrant: name,
      owner: owner === WAR ? 'war' : (SEAT_NAMES[owner] ?? null),
      shapes: bySeat((seat) => shapes[seat] ?? 0),
    })),
    conditions: bySeat((seat) => conditionsOf(state.board, state.owners, seat)[0]?.code ?? null),
  };
}

function modeFacts(state: ModeState): ModeFacts {
  const seats = waffleWars.seats(waffleWars.optionsOf(state));
  const each = <T>(value: (seat: number) => T): Record<string, T> =>
    Object.fromEntries(seats.map((name, seat) => [name, value(seat)]));
  return {
    powers: each((seat) => state.powers[seat] ?? 0),
    guards: each((seat) => SPACE_NAMES[state.guards[seat] ?? -1] ?? null),
    times: timesSeen(state),
    drawing: drawingMoves(state).map((move) => waffleWars.moveText(state, move)),
  };
}

function bySeat<T>(value: (seat: number) => T): Record<string, T> {
  return Object.fromEntries(SEAT_NAMES.map((name, seat) => [name, value(seat)]));
}

// A Waffle Wars position as a picture for a file: owners, the last move, and the winning spaces.

/** `last` are the places of the move that led to the position. */
export function picture(state: WaffleWarsState, last: readonly Place[], flipped: boolean): Picture {
  const { board, owners } = state;
  const winning = [0, 1].flatMap((seat) => conditionsOf(board, owners, seat).flatMap(({ spaces }) => spaces));
  // A power-up is a place on the tray, which a picture of the waffle does not have
  const onBoard = last.filter((place) => SPACE_NAMES.includes(place));
  const guards = hasModes(state) ? state.guards.flatMap((space) => SPACE_NAMES[space] ?? []) : [];
  const drawn = draw({ board, owners }, { flipped, last: onBoard, winning: [...new Set(winning)] });
  return withToothpicks(drawn, guards, flipped);
}

/** The berry of a seat. */
export function piece(seat: number): Picture | undefined {
  const shape = BERRIES[seat];
  return shape && { viewBox: [-0.5, -0.5, 1, 1], shape };
}
