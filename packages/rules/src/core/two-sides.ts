/** What games of Strawberries against Blueberries on one board share. */
import type { Option, Outcome, Seat, SeatScore } from './contract.js';

/** Names of the seats, in turn order, and the letter each has in positions. */
export const SIDE_NAMES: readonly string[] = ['strawberries', 'blueberries'];
export const SIDE_LETTERS = 'sb';

/** The option that every game has; here there is one choice. */
export const TWO_PLAYERS: Option = { key: 'players', rule: 'WW-60', kind: 'number', min: 2, max: 2, initial: 2 };

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

/** Sheets without lines, for a game in which nothing has been achieved yet. */
export function emptySheets(): readonly SeatScore[] {
  return SIDE_NAMES.map((_name, seat) => ({ seat, total: 0, lines: [], ties: [] }));
}
