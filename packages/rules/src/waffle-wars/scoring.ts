/** Score sheets and the result. Waffle Wars has no points: conditions are lines of 0 points. */
import type { Outcome, SeatScore } from '../core/contract.js';
import { BLUEBERRIES, STRAWBERRIES } from './components.js';
import { conditionsOf, overRule, placesOf } from './conditions.js';
import type { PlainState } from './state.js';

/** Each seat's winning conditions as lines of 0 points (WW-17 to WW-21). */
export function score(state: PlainState): readonly SeatScore[] {
  return [STRAWBERRIES, BLUEBERRIES].map((seat) => ({
    seat,
    total: 0,
    lines: conditionsOf(state.board, state.owners, seat).map(({ rule, code, spaces }) => ({
      rule,
      code,
      points: 0,
      places: placesOf(spaces),
    })),
    ties: [],
  }));
}

/** The result of a finished game (WW-22 to WW-29). */
export function outcome(state: PlainState): Outcome | undefined {
  if (state.winner < 0) return undefined;
  return { winners: [state.winner], by: state.by, rule: overRule(state) };
}
