/** The commands that also work in a batch, in the order of the help text. */
import type { Question } from './command.js';
import { games } from './games.js';
import { moves, score, show } from './position.js';
import { perftWithin } from './perft.js';
import { play } from './play.js';

/** `perftPlays`: the number of moves that one `perft` may play. */
export function questions(perftPlays: number): readonly Question[] {
  return [games, show, moves, play, score, perftWithin(perftPlays)];
}
