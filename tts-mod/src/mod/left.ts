/** Suspended sessions in a saved state. In a file of its own, because Global's script needs nothing else of `saved.ts`. */
import type { Saved } from './saved.js';

/** Adds suspended sessions, if any, to a saved state. */
export function withLeft<State extends object>(state: State, left: readonly Saved[]): State {
  return left.length === 0 ? state : { ...state, left };
}
