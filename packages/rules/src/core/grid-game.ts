/** Shared by games of Strawberries against Blueberries. */
import type { Option, Outcome, Place, Seat, SeatScore } from './contract.js';

/** Names of the seats, in turn order. */
export const SIDE_NAMES: readonly string[] = ['strawberries', 'blueberries'];
/** The letter of each seat in positions, by seat. */
export const SIDE_LETTERS = 'sb';

/** The `players` option, with its only value. `rule`: the game's own rule that says so. */
export function twoPlayers(rule: string): Option {
  return { key: 'players', rule, kind: 'number', min: 2, max: 2, initial: 2 };
}

/** The seat to move, as the contract has it; nobody when the game is over. One list for each, so none is made anew. */
export function sideToMove(turn: Seat, over: boolean): readonly Seat[] {
  return over ? NOBODY : (SIDES[turn] ?? NOBODY);
}

const SIDES: readonly (readonly Seat[])[] = [[0], [1]];
const NOBODY: readonly Seat[] = [];

/** A victory of one side, or a draw when `winner` is -1. */
export function sideOutcome(winner: Seat, by: string, rule: string): Outcome {
  return { winners: winner < 0 ? [] : [winner], by, rule };
}

/** A win condition: a line of 0 points on the winner's sheet. */
export interface WinCondition {
  readonly winner: Seat;
  readonly rule: string;
  readonly code: string;
  readonly places: readonly Place[];
}

/** The sheets of a game without points: empty until a condition is met. */
export function winConditionScores(condition: WinCondition | undefined): readonly SeatScore[] {
  return SIDE_NAMES.map((_name, seat) => {
    if (condition === undefined || condition.winner !== seat) return { seat, total: 0, lines: [], ties: [] };
    const { rule, code, places } = condition;
    return { seat, total: 0, lines: [{ rule, code, points: 0, places }], ties: [] };
  });
}

/** The places of all conditions met: those of the lines without points. */
export function conditionPlaces(sheets: readonly SeatScore[]): readonly Place[] {
  const found: Place[] = [];
  for (const { lines } of sheets) {
    for (const { points, places } of lines) if (points === 0) found.push(...places);
  }
  return found;
}
