/** The sets of puzzles; each is fetched when it is asked for. */
import { PUZZLES as SETS } from '../generated/puzzles.js';
import type { DailyGame } from './day.js';

/** The puzzles of a game, each as the text of a record, the easy ones first. */
export async function puzzlesOf(game: DailyGame): Promise<readonly string[]> {
  const { PUZZLES } = await SETS[game]();
  return PUZZLES.trim().split(/\n\n(?=\[)/);
}
