/**
 * Waffle Time on the command line: draws waffles, draft board and cards, and shows the facts of matches and goals, and
 * the picture.
 */
import type { Picture } from '@griddle/art';
import { pictureOf } from '@griddle/art/internal/waffle-time/position.js';
import { PAWNS, picture as draw } from '@griddle/art/waffle-time/index.js';
import { SEAT_NAMES, TOPPINGS, GOALS } from '@griddle/rules/internal/waffle-time/components.js';
import { SLOTS, coveredByTile } from '@griddle/rules/internal/waffle-time/draft.js';
import { meetsGoal } from '@griddle/rules/internal/waffle-time/goals.js';
import { cardName, cardOf, allCards, distinct, matchesOf } from '@griddle/rules/internal/waffle-time/patterns.js';
import { waffleText } from '@griddle/rules/internal/waffle-time/position.js';
import { FILES, SIZE, spaceName, type Waffle } from '@griddle/rules/internal/waffle-time/waffle.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { format, type Catalogue } from '../words.js';

// A Waffle Time position for a terminal: the waffles side by side, the dispensers, the draft board and the cards.

/** Columns a space takes: a letter and, after fruit with syrup, a star. */
const WIDTH = 3;

/** The letters of the position text, so that readers of one can read the other. */
export function drawing(state: WaffleTimeState, words: Catalogue): string {
  const waffles = state.waffles.map((waffle) =>
    waffleText(waffle)
      .split('/')
      .map((rank) => cells(rank).join('')),
  );
  const ranks = Array.from({ length: SIZE }, (_unused, row) => {
    const rank = (SIZE - row).toString();
    return `${rank}  ${waffles.map((rows) => rows[row] ?? '').join('   ')}`.trimEnd();
  });
  const files = [...FILES].map((file) => file.padEnd(WIDTH)).join('');
  return [
    ...ranks,
    `   ${state.waffles.map(() => files).join('   ')}`.trimEnd(),
    '',
    ...state.syrup.map((_syrup, seat) => dispenserLine(state, seat, words)),
    ...(state.tiles.length > 0 ? tableLines(state, words) : []),
  ].join('\n');
}

function dispenserLine(state: WaffleTimeState, seat: number, words: Catalogue): string {
  const values = { seat: SEAT_NAMES[seat] ?? '', syrup: state.syrup[seat] ?? 0 };
  const goals = (state.won[seat] ?? []).map(({ goal }) => `WT-${goal.toString()}`).join(' ');
  if (goals === '') return format(words, 'cli.waffle-time.syrup', values);
  return format(words, 'cli.waffle-time.syrup-goals', { ...values, goals });
}

/** The draft board, the cards in play and the toppings in hand. */
function tableLines(state: WaffleTimeState, words: Catalogue): string[] {
  const pawns = state.pawns.map(
    ({ seat, slot }) => `${SEAT_NAMES[seat] ?? ''}${slot < 0 ? '' : `@${slot.toString()}`}`,
  );
  const cards = state.cards.map((number, fruit) => cardName(cardOf(fruit + 1, number)));
  const goals = state.goals.map((goal) => `WT-${goal.toString()}`);
  const toppings = state.hand.map((topping) => TOPPINGS.charAt(topping)).join(' ');
  return [
    '',
    ...draftLines(state),
    '',
    format(words, 'cli.waffle-time.round', { round: state.round, pawns: pawns.join(' ') }),
    format(words, 'cli.waffle-time.cards', { cards: cards.join(' '), goals: goals.join(' ') }),
    ...(toppings === '' ? [] : [format(words, 'cli.waffle-time.hand', { toppings })]),
  ];
}

/**
 * The nine tiles with each slot's number round them; `=` is the turn-order tile, `#` the blank tile, anything else the
 * pawn.
 */
function draftLines(state: WaffleTimeState): string[] {
  const tile = coveredByTile(state.round);
  const mark = (slot: number): string => {
    const pawn = state.pawns.find((other) => other.slot === slot);
    if (pawn !== undefined) return SEAT_NAMES[pawn.seat] ?? '';
    if (tile.includes(slot)) return '=';
    return isBlank(state, slot) ? '#' : slot.toString();
  };
  const row = (slots: readonly number[]): string => slots.map((slot) => mark(slot).padEnd(WIDTH)).join('');
  const faces = (rank: number): string =>
    [0, 1, 2].map((file) => TOPPINGS.charAt(state.tiles[rank * 3 + file]?.face ?? 0).padEnd(WIDTH)).join('');
  const sides = [0, 1, 2].map((rank) => `${mark(11 - rank).padEnd(WIDTH)}${faces(rank)}${mark(3 + rank)}`);
  const indent = ' '.repeat(WIDTH);
  return [`${indent}${row([0, 1, 2])}`, ...sides, `${indent}${row([8, 7, 6])}`].map((line) => line.trimEnd());
}

/** Whether the blank tile is there: directly opposite the turn-order tile, with one or two players (WT-4). */
function isBlank(state: WaffleTimeState, slot: number): boolean {
  return state.rules.players <= 2 && coveredByTile(state.round).includes((slot + SLOTS / 2) % SLOTS);
}

/** The spaces of a rank as the notation writes them, all of one width. */
function cells(rank: string): string[] {
  const found: string[] = [];
  for (const letter of rank) {
    const run = '12345'.indexOf(letter) + 1;
    if (letter === '*') found.push(`${found.pop()?.trimEnd() ?? ''}*`.padEnd(WIDTH));
    else if (run > 0) for (let i = 0; i < run; i++) found.push('.'.padEnd(WIDTH));
    else found.push(letter.padEnd(WIDTH));
  }
  return found;
}

// The facts of a Waffle Time position for `show`: on each waffle, the matches of all fifteen cards and the goals met.

/** The facts for programs. */
interface WaffleTimeFacts {
  readonly waffles: readonly WaffleFacts[];
}

/** One player's waffle, whatever the phase of the game. */
interface WaffleFacts {
  /** Matches that would give syrup to at least one fruit (WT-30 to WT-44). They don't depend on whose turn it is. */
  readonly matches: readonly {
    readonly card: string;
    readonly cells: readonly string[];
    /** The fruits that would get syrup. */
    readonly syrup: readonly string[];
  }[];
  /** Rule ids of the goals the waffle meets (WT-50 to WT-57). */
  readonly goals: readonly string[];
}

/** The facts of a position for `show --json`: the completed patterns of each waffle. */
export function facts(state: WaffleTimeState): WaffleTimeFacts {
  return { waffles: state.waffles.map((waffle) => waffleFacts(state, waffle)) };
}

function waffleFacts(state: WaffleTimeState, waffle: Waffle): WaffleFacts {
  const { cherryBoth, crossX } = state.rules;
  return {
    matches: allCards().flatMap((pattern) =>
      distinct(matchesOf(waffle, pattern, { numbers: state.cards, cherryBoth })).map(({ cells, syrup }) => ({
        card: cardName(pattern),
        cells: cells.map((space) => spaceName(space)),
        syrup: syrup.map((space) => spaceName(space)),
      })),
    ),
    goals: GOALS.filter((goal) => meetsGoal(waffle, goal.id, crossX)).map((goal) => `WT-${goal.id.toString()}`),
  };
}

// A Waffle Time position as a picture for a file: the waffles, and the known parts of the draft board and the cards.

/** The picture of a position for `render`. */
export function picture(state: WaffleTimeState): Picture {
  return draw(pictureOf(state));
}

/** The pawn of a seat. */
export function piece(seat: number): Picture | undefined {
  const shape = PAWNS[seat];
  return shape && { viewBox: [-0.5, -0.5, 1, 1], shape };
}

/** Points count from the first move. */
export const points = 'always';
