/** The session with which a game begins at a table. */
import type { BaseState, Options } from '@griddle/rules/core/contract.js';
import { Session } from '@griddle/rules/internal/replay/session.js';
import type { TableGame, Messenger } from './table-game.js';

/**
 * A session from the start. Without a drawn set-up it has no seed: then a die is the one on the table, and no moves of
 * the table come from a generator.
 */
export function freshSession<S extends BaseState, M, Sight>(
  { game, isDrawn }: TableGame<S, M, Sight>,
  options: Options,
  messenger: Messenger,
): Session<S, M> {
  const seed = isDrawn ? messenger.seed() : -1;
  const state = game.setup(options, Math.max(0, seed));
  const session = new Session<S, M>({ game, options, seed, state, position: '', tags: [] });
  session.settleTable();
  return session;
}
