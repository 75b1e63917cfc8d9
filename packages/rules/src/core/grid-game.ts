/** Code shared by games of Strawberries against Blueberries. */
import type { Option, Outcome, Place, Seat, SeatScore } from './contract.js';

/** Names of the seats, in turn order. */
export const SIDE_NAMES: readonly string[] = ['strawberries', 'blueberries'];
/** The letter of each seat in positions. */
export const SIDE_LETTERS = 'sb';

/** The `players` option of a two-player game. `rule` is the game's rule that sets the number of players. */
export function twoPlayers(rule: string): Option {
  return { key: 'players', rule, kind: 'number', min: 2, max: 2, initial: 2 };
}

/** The seat to move, for `Game.toMove`; empty when the game is over. Returns shared lists to avoid allocation. */
export function sideToMove(turn: Seat, over: boolean): readonly Seat[] {
  return over ? NOBODY : (SIDES[turn] ?? NOBODY);
}

const SIDES: readonly (readonly Seat[])[] = [[0], [1]];
const NOBODY: readonly Seat[] = [];

/** A win for one side, or a draw when `winner` is -1. */
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

/** Score sheets of a game without points: empty until a win condition is met. */
export function winConditionScores(condition: WinCondition | undefined): readonly SeatScore[] {
  return SIDE_NAMES.map((_name, seat) => {
    if (condition === undefined || condition.winner !== seat) return { seat, total: 0, lines: [], ties: [] };
    const { rule, code, places } = condition;
    return { seat, total: 0, lines: [{ rule, code, points: 0, places }], ties: [] };
  });
}

/** The places of all win conditions met, which are the sheet lines of 0 points. */
export function conditionPlaces(sheets: readonly SeatScore[]): readonly Place[] {
  const found: Place[] = [];
  for (const { lines } of sheets) {
    for (const { points, places } of lines) if (points === 0) found.push(...places);
  }
  return found;
}
