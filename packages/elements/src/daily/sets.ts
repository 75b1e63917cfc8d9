/** The sets of puzzles, each loaded on demand. */
import { PUZZLES as SETS } from '../generated/puzzles.js';
import type { DailyGame } from './day.js';

/** The puzzles of a game as record texts, easiest first. */
export async function puzzlesOf(game: DailyGame): Promise<readonly string[]> {
  const { PUZZLES } = await SETS[game]();
  return PUZZLES.trim().split(/\n\n(?=\[)/);
}

/** The value of a tag of a puzzle; empty for none. */
export function tagOfPuzzle(puzzle: string, tag: string): string {
  return new RegExp(`^\\[${tag} "(.*)"\\]$`, 'm').exec(puzzle)?.[1] ?? '';
}
