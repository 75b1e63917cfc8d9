/** Records for tests. */
import { initialOptions } from '@griddle/rules/core/options.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { writeRecord } from '@griddle/rules/record/index.js';
import { recordOf, startSession } from '@griddle/rules/replay/index.js';

/** The record of a game of this many random moves. */
export function randomRecord(game: AnyGame, decisions: number): string {
  const started = startSession(game, initialOptions(game.options), 5);
  if (!started.ok) throw new Error(game.id);
  const session = started.value;
  let rng = seeded(11);
  for (let made = 0; made < decisions; made++) {
    const moves = game.legalMoves(session.state);
    rng = next(rng);
    const move = moves[below(rng, Math.max(1, moves.length))];
    if (move === undefined || !session.play(move).ok) break;
  }
  return writeRecord(recordOf(session));
}
