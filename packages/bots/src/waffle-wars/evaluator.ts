/** The evaluator of Waffle Wars: the value of an unfinished position to a side. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { LINES, NOBODY, QUADRANT_SPACES, WIN_SHAPES } from '@griddle/rules/internal/waffle-wars/components.js';
import { hasModes, type WaffleWarsMove } from '@griddle/rules/internal/waffle-wars/modes/state.js';
import type { WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';
import type { Evaluator } from '../evaluator.js';

/** The value of a win condition on the board (during a reply or a World War), for each rank. */
const CONDITION = 1000;
/** A quadrant owned (WW-13): two of them are most of the way to three (WW-17). */
const QUADRANT = 40;
/** A piece on the board or in hand, which a jump captures (WW-8). */
const PIECE = 12;
/** A win shape, and one that lacks a single piece with its last space open (WW-12). */
const SHAPE = 8;
const ALMOST_SHAPE = 3;
/** Values of five spaces in a line with pieces of one side only, by their number (WW-18). */
const IN_A_ROW = [0, 0, 1, 6, 25, 0];

/** Own prospects less the opponent's. */
function evaluateWaffleWars({ board, hands, owners, ranks }: WaffleWarsState, seat: Seat): number {
  // Everything is counted for Strawberries; for Blueberries it is the opposite
  let worth = CONDITION * ((ranks[0] ?? 0) - (ranks[1] ?? 0));
  // Seats alternate between the sides, in doubles twice (WW-60)
  for (let player = 0; player < hands.length; player++)
    worth += (player % 2 === 0 ? PIECE : -PIECE) * (hands[player] ?? 0);
  for (let quadrant = 0; quadrant < QUADRANT_SPACES.length; quadrant++) {
    const owner = owners[quadrant] ?? NOBODY;
    if (owner === 0) worth += QUADRANT;
    else if (owner === 1) worth -= QUADRANT;
    worth += insideOf(numberOf(board, QUADRANT_SPACES[quadrant] ?? []));
  }
  for (let line = 0; line < LINES.length; line++) {
    const spaces = LINES[line] ?? [];
    const worths = spaces.length === LONG ? LONG_WORTH : FIVE_WORTH;
    worth += worths[numberOf(board, spaces)] ?? 0;
  }
  return seat % 2 === 0 ? worth : -worth;
}

/** Spaces of the longest lines. */
const LONG = 6;

/** The contents of some spaces as one number: 0 open, 1 strawberry, 2 blueberry, in base 3. */
function numberOf(board: readonly number[], spaces: readonly number[]): number {
  let number = 0;
  for (let i = 0; i < spaces.length; i++) number = number * 3 + (board[spaces[i] ?? 0] ?? NOBODY) + 1;
  return number;
}

/** The contents of this many spaces, from their number. */
function contentOf(number: number, spaces: number): readonly number[] {
  const content: number[] = [];
  for (let rest = number; content.length < spaces; rest = Math.floor(rest / 3)) content.unshift((rest % 3) - 1);
  return content;
}

/** The spaces of the first quadrant. */
const PLACES = QUADRANT_SPACES[0] ?? [];

/**
 * A cache: few of the possible contents of a quadrant ever occur, so each is evaluated when it does; all at once would
 * delay the page.
 */
const UNKNOWN = -(2 ** 15);
const QUADRANT_WORTH = new Int16Array(3 ** 9).fill(UNKNOWN);
const FIVE_WORTH = Int16Array.from({ length: 3 ** 5 }, (_none, number) => fiveWorth(contentOf(number, 5), 0));
const LONG_WORTH = Int16Array.from({ length: 3 ** LONG }, (_none, number) => {
  const line = contentOf(number, LONG);
  return fiveWorth(line, 0) + fiveWorth(line, 1);
});

function insideOf(number: number): number {
  const known = QUADRANT_WORTH[number] ?? 0;
  return known === UNKNOWN ? (QUADRANT_WORTH[number] = quadrantWorth(contentOf(number, 9))) : known;
}

/** Pieces and shapes of a quadrant, with places numbered like the spaces of the first one. */
function quadrantWorth(pieces: readonly number[]): number {
  let worth = 0;
  for (const piece of pieces) worth += piece === 0 ? PIECE : piece === 1 ? -PIECE : 0;
  const shapes = (WIN_SHAPES[0] ?? []).map((shape) => shape.map((space) => pieces[PLACES.indexOf(space)] ?? NOBODY));
  const whole = [0, 1].map((side) => shapes.filter((shape) => shape.every((piece) => piece === side)).length);
  const [strawberries = 0, blueberries = 0] = whole;
  // No side places in a quadrant of the other side, nor in one at war
  const mayPlace = [blueberries === 0 || strawberries > blueberries, strawberries === 0 || blueberries > strawberries];
  for (const shape of shapes) worth += shapeWorth(shape, 0, mayPlace) - shapeWorth(shape, 1, mayPlace);
  return worth;
}

/** A shape of one side, complete or lacking one piece that its side may still place. */
function shapeWorth(shape: readonly number[], side: Seat, mayPlace: readonly boolean[]): number {
  if (shape.includes(1 - side)) return 0;
  const lacking = shape.filter((piece) => piece === NOBODY).length;
  if (lacking === 0) return SHAPE;
  return lacking === 1 && mayPlace[side] === true ? ALMOST_SHAPE : 0;
}

/** Five spaces of a line with pieces of one side only. */
function fiveWorth(line: readonly number[], start: number): number {
  const five = line.slice(start, start + 5);
  const strawberries = five.filter((piece) => piece === 0).length;
  const blueberries = five.filter((piece) => piece === 1).length;
  if (strawberries > 0 && blueberries > 0) return 0;
  return (IN_A_ROW[strawberries] ?? 0) - (IN_A_ROW[blueberries] ?? 0);
}

/** Phases by number. */
const PHASES = ['first', '-', 'reply', 'war'];

/** Waffle Wars in all its modes: hands, phase and, with modes, powers and guards also identify a position. */
export const WAFFLE_WARS: Evaluator<WaffleWarsState, WaffleWarsMove> = {
  evaluate: evaluateWaffleWars,
  margin: 6,
  scale: 40,
  keys: {
    board: ({ board }) => board,
    others: (state) => {
      const { turn, hands, phase } = state;
      const plain = [turn + 2 * PHASES.indexOf(phase), ...hands];
      return hasModes(state) ? [...plain, state.seat, ...state.powers, ...state.guards] : plain;
    },
    turn: (state) => (state.winner >= 0 || (hasModes(state) && state.drawn) ? -1 : state.turn),
  },
};
