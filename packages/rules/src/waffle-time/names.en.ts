/** English words for Waffle Time that every board needs; `lines.en.ts` has those of score sheets. */
export const WAFFLE_TIME_NAMES_EN: Readonly<Record<string, string>> = {
  'game.waffle-time': 'Waffle Time',

  'seat.p1': 'Player 1',
  'seat.p2': 'Player 2',
  'seat.p3': 'Player 3',
  'seat.p4': 'Player 4',

  'outcome.waffle-time.points': 'most points',
  'outcome.waffle-time.solo': 'the end of a solo game',

  'goal.waffle-time.50': 'Four syrup in a diagonal',
  'goal.waffle-time.51': 'Five syrup in a row or column',
  'goal.waffle-time.52': 'Five syrup anywhere',
  'goal.waffle-time.53': 'Five syrup in a cross',
  'goal.waffle-time.54': 'Syrup in two opposite corners',
  'goal.waffle-time.55': 'Six of one fruit',
  'goal.waffle-time.56': 'Four of each of two fruits',
  'goal.waffle-time.57': 'Two of every fruit',

  'band.waffle-time.0': 'A nibble',
  'band.waffle-time.1': 'A proper plate',
  'band.waffle-time.2': 'A waffle to remember',
  'band.waffle-time.3': 'The talk of the brunch table',
};
