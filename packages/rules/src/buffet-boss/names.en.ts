/** English names for Buffet Boss: what stands on a table even where nothing goes wrong. Characters have words of their own. */
import { BUFFET_BOSS_FOODS_EN } from './foods.en.js';

/** Seats, foods, lines of the score sheet and ways to win. */
export const BUFFET_BOSS_NAMES_EN: Readonly<Record<string, string>> = {
  ...BUFFET_BOSS_FOODS_EN,

  'seat.p1': 'Player 1',
  'seat.p2': 'Player 2',
  'seat.p3': 'Player 3',
  'seat.p4': 'Player 4',
  'seat.p5': 'Player 5',

  'outcome.buffet-boss.stars': 'most stars',
  'outcome.buffet-boss.tallest': 'the tallest of the tied plates',
  'outcome.buffet-boss.all-stacked': 'all food stacked',
  'outcome.buffet-boss.fallen': 'a piece off a plate',

  'line.buffet-boss.stars': 'Stars of the food on the plate',
  'line.buffet-boss.tallest': 'Tallest plate',
  'line.buffet-boss.stacked': 'Food stacked',
  'line.buffet-boss.stacked.other': 'Food stacked: {count}',
};
