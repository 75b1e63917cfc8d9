/** Records of random games. */
import { CHANCE } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { writeRecord } from '@griddle/rules/record/index.js';
import { recordOf } from '@griddle/rules/replay/index.js';
import { startSession } from '@griddle/rules/internal/replay/session.js';
import { randomGame } from '@griddle/testkit/random-game.js';

/** The record of a random game of so many moves at most. */
export function randomRecord(game: AnyGame, limit: number): string {
  const options = initialOptions(game.options);
  const session = startSession(game, options, 7);
  if (!session.ok) throw new Error(session.error.code);
  const { moves, states } = randomGame(game, options, 7, limit);
  for (const [at, move] of moves.entries()) {
    const state = states[at];
    if (state !== undefined && game.toMove(state)[0] !== CHANCE) session.value.play(move);
  }
  return writeRecord(recordOf(session.value));
}
