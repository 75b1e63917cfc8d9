/** Sessions begun and played by text: for the command line, tests and links. */
import { ok } from '../core/contract.js';
import type { BaseState, Game, Options, Result, TextError, RuleViolation } from '../core/contract.js';
import { Session } from './session.js';
import { startState } from './start.js';

/** A new game, or one from a position text. The table's first moves, if any, are made. */
export function startSession<S extends BaseState, M>(
  game: Game<S, M>,
  options: Options,
  seed: number,
  position = '',
): Result<Session<S, M>, TextError> {
  const state = startState(game, options, seed, position);
  if (!state.ok) return state;
  const session = new Session<S, M>({ game, options, seed, position, state: state.value, tags: [] });
  session.settleTable();
  return ok(session);
}

/** Plays a move written as text. The error is of the text, or of the rules. */
export function playText<S extends BaseState, M>(
  session: Session<S, M>,
  text: string,
): Result<S, TextError | RuleViolation> {
  const move = session.game.parseMove(session.state, text);
  return move.ok ? session.play(move.value) : move;
}

/** Whether an error of `playText` is one of the rules. */
export function isViolation(error: TextError | RuleViolation): error is RuleViolation {
  return 'rule' in error;
}
