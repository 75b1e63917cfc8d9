/** The steps of a session as tokens of a record. */
import { CHANCE } from '../core/contract.js';
import type { BaseState, Game, Seat } from '../core/contract.js';
import { SET_TOKEN } from '../record/tokens.js';
import type { Step } from './step.js';

/** The move to a step as a seat may write it down, or the position that was set; `CHANCE` writes all. */
export function tokenFor<S extends BaseState, M>(game: Game<S, M>, step: Step<S, M>, seat: Seat): string {
  if (seat === CHANCE || step.parent === undefined) return step.token;
  if (step.move === undefined) return setToken(game, game.viewFor(step.state, seat));
  return game.moveTextFor(step.parent.state, step.move, seat);
}

/** The token for a position set by hand. */
export function setToken<S extends BaseState, M>(game: Game<S, M>, state: S): string {
  return SET_TOKEN + game.positionText(state).split(' ').join('_');
}
