/** Who owns what, and who has a winning condition (WW-12 to WW-23). Everything is counted from the board alone. */
import type { Place, Seat } from '../core/contract.js';
import {
  LINES,
  LINES_THROUGH,
  NOBODY,
  QUADRANT_NAMES,
  QUADRANT_OF,
  QUADRANT_SPACES,
  SHAPE_COUNT,
  SPACE_NAMES,
  WAR,
  WIN_SHAPES,
  BLUEBERRIES,
  STRAWBERRIES,
} from './components.js';
import type { PlainState, WinCode } from './state.js';

/** Rank of five in a row (WW-23); depletion, above all ranks, ends the game at once and needs no number. */
const FIVE = 1;
/** Rank of six in a row (WW-23). */
const SIX = 2;
/** Rank of quadrants (WW-23). */
const QUADRANTS = 3;

/** A winning condition on the board: its rule, its rank and the spaces that make it. */
export interface WinCondition {
  readonly code: WinCode;
  readonly rule: string;
  readonly rank: number;
  readonly spaces: readonly number[];
}

/** Who owns a quadrant: the side with strictly more win shapes (WW-13); civil war at an equal number above 0 (WW-15). */
export function ownerOf(board: readonly number[], quadrant: number): number {
  let strawberries = 0;
  let blueberries = 0;
  const spaces = QUADRANT_SPACES[quadrant] ?? [];
  // From the last place to the first, so that each doubles what the later ones count; sums, since processors guess
  // branches on pieces wrong half of the time
  for (let i = spaces.length - 1; i >= 0; i--) {
    const piece = board[spaces[i] ?? 0] ?? NOBODY;
    strawberries = strawberries * 2 + 1 - piece * piece;
    blueberries = blueberries * 2 + (piece * (piece + 1)) / 2;
  }
  const difference = (SHAPE_COUNT[strawberries] ?? 0) - (SHAPE_COUNT[blueberries] ?? 0);
  if (difference > 0) return 0;
  if (difference < 0) return 1;
  return (SHAPE_COUNT[strawberries] ?? 0) > 0 ? WAR : NOBODY;
}

/** Owners of all four quadrants, counted anew (WW-16). */
export function ownersOf(board: readonly number[]): number[] {
  return QUADRANT_NAMES.map((_name, quadrant) => ownerOf(board, quadrant));
}

/** How many quadrants a seat owns. */
export function owned(owners: readonly number[], seat: Seat): number {
  return owners.filter((owner) => owner === seat).length;
}

/** Whether all nine spaces of the quadrant of `space` are the seat's (WW-21). */
export function fillsQuadrant(board: readonly number[], space: number, seat: Seat): boolean {
  return (QUADRANT_SPACES[QUADRANT_OF[space] ?? 0] ?? []).every((other) => board[other] === seat);
}

/** Whether five of the seat's pieces in a row stand on a line through a space (WW-18). */
export function fiveThrough(board: readonly number[], space: number, seat: Seat): boolean {
  return (LINES_THROUGH[space] ?? []).some((line) => hasFive(board, line, seat));
}

/** Every five of a line of five or six covers its spaces 1 to 4, so those are looked at first. */
function hasFive(board: readonly number[], line: readonly number[], seat: Seat): boolean {
  for (let i = 1; i < 5; i++) if (board[line[i] ?? 0] !== seat) return false;
  return board[line[0] ?? 0] === seat || (line.length === 6 && board[line[5] ?? 0] === seat);
}

/**
 * All winning conditions a seat has on the board, the highest rank first and, at equal rank, in the order of
 * `WinCode`. A six in a row is one condition and not two fives (WW-20).
 */
export function conditionsOf(board: readonly number[], owners: readonly number[], seat: Seat): WinCondition[] {
  const filled: WinCondition[] = [];
  const sixes: WinCondition[] = [];
  const fives: WinCondition[] = [];
  for (const spaces of QUADRANT_SPACES) {
    if (fillsQuadrant(board, spaces[0] ?? 0, seat)) {
      filled.push({ code: 'filled-quadrant', rule: 'WW-21', rank: QUADRANTS, spaces });
    }
  }
  for (const line of LINES) {
    if (!hasFive(board, line, seat)) continue;
    // All that the seat has on such a line is in one run
    const run = line.filter((space) => board[space] === seat);
    if (run.length === 6) sixes.push({ code: 'six-in-a-row', rule: 'WW-20', rank: SIX, spaces: run });
    else fives.push({ code: 'five-in-a-row', rule: 'WW-18', rank: FIVE, spaces: run });
  }
  return [...filled, ...threeQuadrants(board, owners, seat), ...sixes, ...fives];
}

/** Owning three of the four quadrants (WW-17); its spaces are those of the shapes that own them. */
function threeQuadrants(board: readonly number[], owners: readonly number[], seat: Seat): WinCondition[] {
  if (owned(owners, seat) < 3) return [];
  const spaces = owners.flatMap((owner, quadrant) => (owner === seat ? spacesOfShapes(board, quadrant, seat) : []));
  return [{ code: 'three-quadrants', rule: 'WW-17', rank: QUADRANTS, spaces }];
}

/** The spaces that stand in at least one win shape of the seat in a quadrant, in the quadrant's order (WW-12). */
export function spacesOfShapes(board: readonly number[], quadrant: number, seat: Seat): number[] {
  const shapes = (WIN_SHAPES[quadrant] ?? []).filter((shape) => shape.every((space) => board[space] === seat));
  return (QUADRANT_SPACES[quadrant] ?? []).filter((space) => shapes.some((shape) => shape.includes(space)));
}

/** The rank of the seat's best condition, 0 for none (WW-23). Counted from the whole board. */
export function rankOf(board: readonly number[], owners: readonly number[], seat: Seat): number {
  return conditionsOf(board, owners, seat)[0]?.rank ?? 0;
}

/** Whether five of the spaces in a row lie in three quadrants: a Saucy Fellow (WW-19). */
export function isSaucy(five: readonly number[]): boolean {
  const quadrants: number[] = [];
  for (const space of five) {
    const quadrant = QUADRANT_OF[space] ?? 0;
    if (!quadrants.includes(quadrant)) quadrants.push(quadrant);
  }
  return quadrants.length === 3;
}

/** Names of spaces. */
export function placesOf(spaces: readonly number[]): Place[] {
  return spaces.map((space) => SPACE_NAMES[space] ?? '');
}

/** The rule by which a finished game was won. */
export function overRule({ board, owners, winner, by }: PlainState): string {
  return conditionsOf(board, owners, winner).find(({ code }) => code === by)?.rule ?? 'WW-22';
}

// What surfaces tell of a position besides its score: each quadrant with its owner and its win shapes.

/** How many win shapes `seat` has in a quadrant (WW-12). */
function shapesIn(board: readonly number[], quadrant: number, seat: Seat): number {
  const shapes = WIN_SHAPES[quadrant] ?? [];
  return shapes.filter((shape) => shape.every((space) => board[space] === seat)).length;
}

/** A quadrant as players speak of it: its name, its owner (-1 nobody, 2 civil war) and each seat's win shapes. */
export interface Quadrant {
  readonly name: string;
  readonly owner: number;
  readonly shapes: readonly number[];
}

/** The four quadrants, a1-c3 first (WW-12 to WW-15). */
export function quadrants(state: PlainState): readonly Quadrant[] {
  return QUADRANT_NAMES.map((name, quadrant) => ({
    name,
    owner: state.owners[quadrant] ?? -1,
    shapes: [STRAWBERRIES, BLUEBERRIES].map((seat) => shapesIn(state.board, quadrant, seat)),
  }));
}
