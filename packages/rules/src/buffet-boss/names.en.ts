/** English names for Buffet Boss: what stands on a table even where nothing goes wrong. */
import { BUFFET_BOSS_FOODS_EN } from './foods.en.js';

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
  'line.buffet-boss.character-B1': 'Vegetables and fruit',
  'line.buffet-boss.character-B2': 'Fruit and dessert',
  'line.buffet-boss.character-B3': 'Dessert and meat',
  'line.buffet-boss.character-B4': 'Meat and seafood',
  'line.buffet-boss.character-B5': 'Seafood and vegetables',
  'line.buffet-boss.character-B6': 'Green and purple',
  'line.buffet-boss.character-B7': 'White and yellow',
  'line.buffet-boss.character-B8': 'Red and pink',
  'line.buffet-boss.character-B9': 'Food with two stars',
  'line.buffet-boss.character-B10': 'Every two foods with three stars',
  'line.buffet-boss.character-B11': 'Food with four stars',
  'line.buffet-boss.character-B12': 'Pieces that touch the plate',
  'line.buffet-boss.character-B13': 'Different groups',
  'line.buffet-boss.character-B14': 'Different colours',
  'line.buffet-boss.character-B15': 'Food of the commonest group',
  'line.buffet-boss.character-A1': 'Touching pairs of one group',
  'line.buffet-boss.character-A2': 'Touching pairs of one colour',
  'line.buffet-boss.character-A3': 'Pieces that touch just one other',
};
