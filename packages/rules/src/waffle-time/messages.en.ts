/** English words for Waffle Time. Keys are built from codes; `{place}` is the first place of a violation. */
export const WAFFLE_TIME_EN: Readonly<Record<string, string>> = {
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

  'line.waffle-time.syrup': 'Syrup on fruit',
  'line.waffle-time.syrup-on-cream': 'Syrup on fruit on cream',
  'line.waffle-time.butter': 'Butter',
  'line.waffle-time.goal': 'Goal',
  'line.waffle-time.empty-dispenser': 'Empty dispenser',

  'tie.waffle-time.0': 'Nearness of the pawn to the turn-order tile, more is nearer',

  'violation.waffle-time.game-over': 'The game is over.',
  'violation.waffle-time.other-step-star': 'First choose which fruit goes on which starred space.',
  'violation.waffle-time.other-step-draft': 'First place your pawn in a slot.',
  'violation.waffle-time.other-step-place': 'First place the toppings you took.',
  'violation.waffle-time.other-step-finish': 'Now patterns are completed, or the turn ends.',
  'violation.waffle-time.other-step-butter': 'First put your butter on an empty space.',
  'violation.waffle-time.other-fruits': 'Your dispenser card shows other fruits.',
  'violation.waffle-time.no-tiles': 'This position does not tell the draft tiles, so nobody can draft.',
  'violation.waffle-time.slot-covered': 'That slot is covered.',
  'violation.waffle-time.cannot-place-all': 'Not there: another slot gives toppings that you can place in full.',
  'violation.waffle-time.not-in-hand': 'You did not take that topping.',
  'violation.waffle-time.space-taken': 'Not there: {place} has no room for that topping.',
  'violation.waffle-time.place-all': 'Both toppings have to be placed while they can be.',
  'violation.waffle-time.not-side-by-side': 'The two toppings go on spaces that share a side.',
  'violation.waffle-time.fits-somewhere': 'Nothing is discarded while it fits somewhere.',
  'violation.waffle-time.no-completion':
    'That completes no pattern now: it needs the card, something placed this turn, and as many syrup as there is.',
  'violation.waffle-time.butter-needs-empty': 'Butter goes on a space with nothing on it, and {place} has something.',

  'option.waffle-time.players': 'Players',
  'option.waffle-time.fork': 'The fork points from the slot',
  'option.waffle-time.cherry1': 'Cream at the ends of cherry 1',
  'option.waffle-time.cross': 'The cross of goal 53 is',

  'text.waffles': 'A position has one to four waffles joined by “;”, here are {found}.',
  'text.step': '“{found}” tells no player and step; write one like {expected}.',
  'text.star':
    '“{found}” has not just the cream of a dispenser card, as {expected} has; stars are chosen on such a waffle.',
  'text.syrup': '“{found}” does not tell the syrup in the dispensers; write one number a player, like {expected}.',
  'text.cards': '“{found}” does not tell the cards; write {expected}: a number from 1 to 3 for each fruit, and goals.',
  'text.tiles': '“{found}” does not tell the draft tiles; they are nine pairs of letters like {expected}.',
  'text.track':
    '“{found}” does not tell the round and the pawns; write {expected}, each pawn once and none in a slot under a tile.',
  'text.turn': '“{found}” does not tell what this turn has done; write {expected}.',
  'text.goals': '“{found}” does not tell the goals completed; write {expected}, each player’s after a “;”.',
  'text.move': '“{found}” is no move; a move is written like {expected}.',
};
