/** English words for Waffle Time. Keys are built from codes; `{place}` is the first place of a violation. */
export const WAFFLE_TIME_EN: Readonly<Record<string, string>> = {
  'game.waffle-time': 'Waffle Time',

  'seat.p1': 'Player 1',
  'seat.p2': 'Player 2',
  'seat.p3': 'Player 3',
  'seat.p4': 'Player 4',

  'outcome.waffle-time.points': 'most points',
  'outcome.waffle-time.solo': 'end of the solo game',

  'goal.waffle-time.50': 'Four syrup in a diagonal line',
  'goal.waffle-time.51': 'Five syrup in a row or column',
  'goal.waffle-time.52': 'Five syrup anywhere',
  'goal.waffle-time.53': 'Five syrup in a cross',
  'goal.waffle-time.54': 'Syrup in two opposite corners',
  'goal.waffle-time.55': 'Six of one fruit',
  'goal.waffle-time.56': 'Four each of two fruits',
  'goal.waffle-time.57': 'Two of every fruit',

  'band.waffle-time.0': 'A nibble',
  'band.waffle-time.1': 'A proper plate',
  'band.waffle-time.2': 'A waffle to remember',
  'band.waffle-time.3': 'The talk of the brunch table',

  'line.waffle-time.syrup': 'Syrup on fruit',
  'line.waffle-time.syrup-on-cream': 'Syrup on fruit on cream',
  'line.waffle-time.butter': 'Butter',
  'line.waffle-time.goal': 'Goal',
  'line.waffle-time.empty-dispenser': 'Empty dispenser',

  'tie.waffle-time.0': 'Pawn closest to the turn order tile',

  'violation.waffle-time.game-over': 'The game is over.',
  'violation.waffle-time.other-step-star': 'First choose a fruit for each starred space.',
  'violation.waffle-time.other-step-draft': 'First place your pawn in a slot.',
  'violation.waffle-time.other-step-place': 'First place your toppings.',
  'violation.waffle-time.other-step-finish': 'Now complete patterns, or end your turn.',
  'violation.waffle-time.other-step-butter': 'First place your butter on an empty space.',
  'violation.waffle-time.other-fruits': 'Those aren’t the fruits on your dispenser card.',
  'violation.waffle-time.no-tiles': 'This position has no draft tiles, so nobody can draft.',
  'violation.waffle-time.slot-covered': 'That slot isn’t free.',
  'violation.waffle-time.cannot-place-all': 'Choose a slot whose toppings you can place in full.',
  'violation.waffle-time.not-in-hand': 'You didn’t take that topping.',
  'violation.waffle-time.space-taken': 'That topping can’t go on {place}.',
  'violation.waffle-time.place-all': 'Place both toppings if they fit.',
  'violation.waffle-time.not-side-by-side': 'Place both toppings on adjacent spaces.',
  'violation.waffle-time.fits-somewhere': 'You can’t discard a topping that still fits.',
  'violation.waffle-time.no-completion':
    'No pattern there. Include fruit or syrup placed this turn and use all the syrup you can.',
  'violation.waffle-time.butter-needs-empty': 'Butter needs an empty space, and {place} isn’t empty.',

  'option.waffle-time.players': 'Players',
  'option.waffle-time.fork': 'Fork position',
  'option.waffle-time.cherry1': 'Cream in Cherry 1',
  'option.waffle-time.cross': 'Cross goal',

  'text.waffles': 'A position has one to four waffles separated by “;”. This one has {found}.',
  'text.step': '“{found}” is not a player and a step. Write something like {expected}.',
  'text.star': '“{found}” doesn’t match the cream on a dispenser card, as {expected} does. Stars need such a waffle.',
  'text.syrup': '“{found}” is not the syrup in the dispensers. Write one number per player, like {expected}.',
  'text.cards': '“{found}” is not a list of cards. Write {expected}: a number from 1 to 3 for each fruit, then goals.',
  'text.tiles': '“{found}” is not the draft tiles. Write nine pairs of letters, like {expected}.',
  'text.track': '“{found}” is not a round with its pawns. Write {expected}: each pawn once, none in a covered slot.',
  'text.turn': '“{found}” doesn’t say what happened this turn. Write {expected}.',
  'text.goals': '“{found}” is not a list of completed goals. Write {expected}, with “;” before each player’s.',
  'text.move': '“{found}” is not a move. Write a move like {expected}.',
};
