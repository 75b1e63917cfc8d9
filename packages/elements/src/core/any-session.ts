/** Sessions of any game, as the parts beside a board have them. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { Session, Step } from '@griddle/rules/replay/index.js';

/** A session whose state and move types are not known here. */
export type AnySession = Session<BaseState, unknown>;
/** A step of such a session. */
export type AnyStep = Step<BaseState, unknown>;

/** Returns a session without its types. Its states and moves may only be passed to its own game. */
export function untyped<S extends BaseState, M>(session: Session<S, M>): AnySession {
  const opaque: object = session;
  return opaque as AnySession;
}
