/** Score sheets and facts of a position. Waffle Wars has no points: conditions are lines of 0 points. */
import type { Outcome, SeatScore } from '../core/contract.js';
import { BLUEBERRIES, QUADRANT_NAMES, STRAWBERRIES } from './components.js';
import { conditionsOf, placesOf, shapesIn } from './conditions.js';
import { overRule } from './moves.js';
import type { WaffleWarsState } from './state.js';

/** Each seat's winning conditions as lines of 0 points (WW-17 to WW-21). */
export function score(state: WaffleWarsState): readonly SeatScore[] {
  return [STRAWBERRIES, BLUEBERRIES].map((seat) => ({
    seat,
    total: 0,
    lines: conditionsOf(state.board, state.owners, seat).map((condition) => ({
      rule: condition.rule,
      code: condition.code,
      points: 0,
      places: placesOf(condition.spaces),
    })),
    ties: [],
  }));
}

/** The result of a finished game (WW-22 to WW-29). */
export function outcome(state: WaffleWarsState): Outcome | undefined {
  if (state.winner < 0) return undefined;
  return { winners: [state.winner], by: state.by, rule: overRule(state) };
}

/** A quadrant as players speak of it: its name, its owner (-1 nobody, 2 civil war) and each seat's win shapes. */
export interface Quadrant {
  readonly name: string;
  readonly owner: number;
  readonly shapes: readonly number[];
}

/** The four quadrants, a1-c3 first (WW-12 to WW-15). */
export function quadrants(state: WaffleWarsState): readonly Quadrant[] {
  return QUADRANT_NAMES.map((name, quadrant) => ({
    name,
    owner: state.owners[quadrant] ?? -1,
    shapes: [STRAWBERRIES, BLUEBERRIES].map((seat) => shapesIn(state.board, quadrant, seat)),
  }));
}
