/** The moves that lead to a step, as links have them. */
import type { BaseState } from '../core/contract.js';
import type { Session } from './session.js';
import type { Step } from './step.js';

/** Returns the moves that lead to a step, without the chance moves that follow from the seed. */
export function movesTo<S extends BaseState, M>(session: Session<S, M>, at: Step<S, M>): readonly string[] {
  const moves: string[] = [];
  for (let step: Step<S, M> = at; step.parent !== undefined; step = step.parent) {
    if (!isDrawn(session, step)) moves.unshift(step.token);
  }
  return moves;
}

/** Whether a step is a chance move that follows from the seed. */
function isDrawn<S extends BaseState, M>(session: Session<S, M>, step: Step<S, M>): boolean {
  const { game, seed } = session;
  const { move, parent, seat, token } = step;
  if (seed < 0 || seat >= 0 || move === undefined || parent === undefined || session.awaits(parent.state)) return false;
  return game.moveText(parent.state, game.chanceMove(parent.state).move) === token;
}
