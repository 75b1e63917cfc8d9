/** English names of everything in Top Waffle: all that a record's words need besides sentences. */
import { TOP_WAFFLE_CARDS_EN } from './cards.en.js';

/** Seats, cards, lines of the score sheet and ways to win. */
export const TOP_WAFFLE_NAMES_EN: Readonly<Record<string, string>> = {
  ...TOP_WAFFLE_CARDS_EN,

  'game.top-waffle': 'Top Waffle',

  'seat.p1': 'Player 1',
  'seat.p2': 'Player 2',
  'seat.p3': 'Player 3',
  'seat.p4': 'Player 4',
  'seat.p5': 'Player 5',
  'seat.p6': 'Player 6',

  'outcome.top-waffle.points': 'most points',

  'line.top-waffle.orders': 'Completed orders',
  'line.top-waffle.bonus': 'Bonus toppings used',
  'line.top-waffle.trash': 'Trashed toppings',
  'line.top-waffle.trash-special': 'Trashed bonus and double cards',
  'line.top-waffle.colour-b': 'Most blue orders',
  'line.top-waffle.colour-g': 'Most green orders',
  'line.top-waffle.colour-y': 'Most yellow orders',
  'line.top-waffle.colour-p': 'Most pink orders',

  'tie.top-waffle.0': 'Orders',
  'tie.top-waffle.1': 'Minus points',
};
