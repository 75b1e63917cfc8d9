/** Edits of a session other than moves: positions set by hand, comments and marks. */
import { CHANCE, ok } from '../core/contract.js';
import type { BaseState, Result, TextError } from '../core/contract.js';
import { markOf } from '../record/tokens.js';
import type { Comment } from '../record/types.js';
import { stepAt } from './paths.js';
import type { Session } from './session.js';
import { newStep } from './step.js';
import { setToken } from './tokens.js';

/** Sets the position by hand, as the token `!set:POSITION`; play and record go on from there. */
export function setPosition<S extends BaseState, M>(session: Session<S, M>, text: string): Result<S, TextError> {
  const state = positionOf(session, text);
  if (!state.ok) return state;
  const token = setToken(session.game, state.value);
  session.grow(newStep<S, M>(session.current, state.value, token, undefined, CHANCE));
  session.settleTable();
  return ok(session.state);
}

/** The position of a text, with the generator as it stands now. */
export function positionOf<S extends BaseState, M>(session: Session<S, M>, text: string): Result<S, TextError> {
  const state = session.game.parsePosition(text, session.options);
  return state.ok ? ok({ ...state.value, rng: session.state.rng }) : state;
}

/**
 * Replaces the comments, and any given marks (`!?`, `$14`), of the step with an address. Returns false and changes
 * nothing if the step or a mark is invalid.
 */
export function annotate<S extends BaseState, M>(
  session: Session<S, M>,
  path: string,
  comments: readonly Comment[],
  marks?: readonly string[],
): boolean {
  const step = stepAt(session.root, path);
  if (step === undefined || marks?.some((mark) => markOf(mark) === '') === true) return false;
  step.after = comments;
  if (marks !== undefined) step.marks = marks.map((mark) => markOf(mark));
  return true;
}

/** Adds a comment to the place now. */
export function addComment<S extends BaseState, M>({ current }: Session<S, M>, comment: Comment): void {
  current.after = [...current.after, comment];
}

/** Writes down words called at the table (WW-34): `waffling blueberries`. */
export function addCall<S extends BaseState, M>(session: Session<S, M>, words: string): void {
  addComment(session, { text: '', commands: [{ name: 'call', args: words, offset: 0 }] });
}
