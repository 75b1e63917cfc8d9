/** Quadrant owners and winning conditions (WW-12 to WW-23), computed from the board alone. */
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

/** Rank of five in a row (WW-23). Depletion outranks all, ends the game at once and needs no number. */
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

/** The owner of a quadrant: the side with strictly more win shapes (WW-13); civil war at an equal number above 0 (WW-15). */
export function ownerOf(board: readonly number[], quadrant: number): number {
  let strawberries = 0;
  let blueberries = 0;
  const spaces = QUADRANT_SPACES[quadrant] ?? [];
  // Builds the bit masks from the last index to the first, with sums because branches on pieces are mispredicted half of
  // the time
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

/** Recounts the owners of all four quadrants (WW-16). */
export function ownersOf(board: readonly number[]): number[] {
  return QUADRANT_NAMES.map((_name, quadrant) => ownerOf(board, quadrant));
}

/** The number of quadrants a seat owns. */
export function owned(owners: readonly number[], seat: Seat): number {
  return owners.filter((owner) => owner === seat).length;
}

/** Whether the seat has all nine spaces of the quadrant of `space` (WW-21). */
export function fillsQuadrant(board: readonly number[], space: number, seat: Seat): boolean {
  return (QUADRANT_SPACES[QUADRANT_OF[space] ?? 0] ?? []).every((other) => board[other] === seat);
}

/** Whether the seat has five in a row on a line through a space (WW-18). */
export function fiveThrough(board: readonly number[], space: number, seat: Seat): boolean {
  return (LINES_THROUGH[space] ?? []).some((line) => hasFive(board, line, seat));
}

/** Whether a line has five in a row. Checks indices 1 to 4 first, because every five on a line of five or six covers them. */
function hasFive(board: readonly number[], line: readonly number[], seat: Seat): boolean {
  for (let i = 1; i < 5; i++) if (board[line[i] ?? 0] !== seat) return false;
  return board[line[0] ?? 0] === seat || (line.length === 6 && board[line[5] ?? 0] === seat);
}

/**
 * All winning conditions of a seat, highest rank first and, at equal rank, in the order of `WinCode`. A six in a row is
 * one condition, not two fives (WW-20).
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
    // All pieces of the seat on such a line are in one run
    const run = line.filter((space) => board[space] === seat);
    if (run.length === 6) sixes.push({ code: 'six-in-a-row', rule: 'WW-20', rank: SIX, spaces: run });
    else fives.push({ code: 'five-in-a-row', rule: 'WW-18', rank: FIVE, spaces: run });
  }
  return [...filled, ...threeQuadrants(board, owners, seat), ...sixes, ...fives];
}

/** The condition of owning three of the four quadrants (WW-17), with the spaces of the shapes that own them. */
function threeQuadrants(board: readonly number[], owners: readonly number[], seat: Seat): WinCondition[] {
  if (owned(owners, seat) < 3) return [];
  const spaces = owners.flatMap((owner, quadrant) => (owner === seat ? spacesOfShapes(board, quadrant, seat) : []));
  return [{ code: 'three-quadrants', rule: 'WW-17', rank: QUADRANTS, spaces }];
}

/** The spaces of a quadrant that are in at least one of the seat's win shapes, in the quadrant's order (WW-12). */
export function spacesOfShapes(board: readonly number[], quadrant: number, seat: Seat): number[] {
  const shapes = (WIN_SHAPES[quadrant] ?? []).filter((shape) => shape.every((space) => board[space] === seat));
  return (QUADRANT_SPACES[quadrant] ?? []).filter((space) => shapes.some((shape) => shape.includes(space)));
}

/** The rank of the seat's best condition, 0 for none (WW-23). Scans the whole board. */
export function rankOf(board: readonly number[], owners: readonly number[], seat: Seat): number {
  return conditionsOf(board, owners, seat)[0]?.rank ?? 0;
}

/** Whether a five in a row is in three quadrants: a Saucy Fellow (WW-19). */
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

/** The rule that decided a finished game. */
export function overRule({ board, owners, winner, by }: PlainState): string {
  return conditionsOf(board, owners, winner).find(({ code }) => code === by)?.rule ?? 'WW-22';
}

// Quadrants for display: each with its owner and win shapes.

/** The number of win shapes `seat` has in a quadrant (WW-12). */
export function shapesIn(board: readonly number[], quadrant: number, seat: Seat): number {
  const shapes = WIN_SHAPES[quadrant] ?? [];
  return shapes.filter((shape) => shape.every((space) => board[space] === seat)).length;
}

/** A quadrant's name, owner (-1 nobody, 2 civil war) and number of win shapes per seat. */
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
