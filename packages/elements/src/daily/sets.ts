/** The sets of puzzles; each is fetched when it is asked for. */
import type { DailyGame } from './day.js';

const SETS: Readonly<Record<DailyGame, () => Promise<{ readonly PUZZLES: string }>>> = {
  'waffle-wars': () => import('../puzzles/waffle-wars.js'),
  'waffle-time': () => import('../puzzles/waffle-time.js'),
  'connect-four': () => import('../puzzles/connect-four.js'),
  'waddle-waddle': () => import('../puzzles/waddle-waddle.js'),
  snake: () => import('../puzzles/snake.js'),
  'buffet-boss': () => import('../puzzles/buffet-boss.js'),
  'top-waffle': () => import('../puzzles/top-waffle.js'),
  'waffle-checkers': () => import('../puzzles/waffle-checkers.js'),
  reversi: () => import('../puzzles/reversi.js'),
  'hostage-rescue': () => import('../puzzles/hostage-rescue.js'),
};

/** The puzzles of a game, each as the text of a record, the easy ones first. */
export async function puzzlesOf(game: DailyGame): Promise<readonly string[]> {
  const { PUZZLES } = await SETS[game]();
  return PUZZLES.trim().split(/\n\n(?=\[)/);
}
