/**
 * English sentences for Waddle Waddle that are seldom needed: refusals, what is wrong with a text, options. Keys are built from
 * codes; `{place}` is the first place of a violation.
 */
export const WADDLE_WADDLE_SENTENCES_EN: Readonly<Record<string, string>> = {
  'violation.waddle-waddle.game-over': 'The game is over.',
  'violation.waddle-waddle.add-is-due': 'A tile has to be added before the turn can end.',
  'violation.waddle-waddle.added-already': 'One tile a turn: yours is on the board already.',
  'violation.waddle-waddle.moved-already': 'One move a turn: a tile has been moved already.',
  'violation.waddle-waddle.last-turn': 'On the turn of your last tile nothing is moved.',
  'violation.waddle-waddle.just-added': 'The tile added this turn stays where it is until the next.',
  'violation.waddle-waddle.none-left': 'You have no tile of that type left.',
  'violation.waddle-waddle.no-tile': 'There is no tile on {place}.',
  'violation.waddle-waddle.occupied': 'Not there: {place} is taken.',
  'violation.waddle-waddle.touches-too-little': 'Not there: a tile has to touch the Iceberg or two other tiles.',
  'violation.waddle-waddle.no-way-in': 'Not there: no way leads in, the gap is closed or too tight.',
  'violation.waddle-waddle.second-alpha': 'Not there: that group has an Alpha already.',
  'violation.waddle-waddle.next-to-belly': 'Not there: a Big Belly may not touch another Big Belly.',
  'violation.waddle-waddle.grumpy': 'A Grumpy never moves.',
  'violation.waddle-waddle.cannot-slide-out': 'This tile cannot slide out: its neighbours are too close.',
  'violation.waddle-waddle.leaves-one-side': 'This tile holds a neighbour that would be left touching too little.',
  'violation.waddle-waddle.strands': 'Without this tile others would be cut off from the Iceberg.',
  'violation.waddle-waddle.same-place': 'A moved tile has to come to lie in another place.',
  'violation.waddle-waddle.no-card': 'There is no card on that cell of the card field.',
  'violation.waddle-waddle.no-card-now': 'A card is taken right after an action that meets it, one a turn.',
  'violation.waddle-waddle.card-stuck': 'That card cannot leave the card field yet.',
  'violation.waddle-waddle.not-met': 'The tile just placed does not meet that card.',
  'violation.waddle-waddle.can-add': 'A tile is set aside only when none can be added.',

  'text.tile':
    '“{found}” is no tile; one is written like {expected}, with a colour out of {colours} (as the option players says) and a type out of APBG.',
  'text.tile-twice': 'Two things lie on {found}.',
  'text.turn-seat': '“{found}” does not tell whose turn it is; write {expected}.',
  'text.turn-act': '“{found}” is nothing this turn can have done; write {expected}.',
  'text.supply':
    '“{found}” does not tell the tiles left; write {expected}, each seat with its counts of A, P, B and G.',
  'text.field': '“{found}” is no card in the field; one is written like {expected}, each card and cell once.',
  'text.taken': '“{found}” does not tell the cards taken; write {expected}.',
  'text.move': '“{found}” is no move; a move is written like {expected}.',
  'text.move-colour': 'A tile of “{found}” cannot be added now; it is the turn of {expected}.',

  'option.waddle-waddle.players': 'Players',
  'option.waddle-waddle.modules': 'Modules',
  'option.waddle-waddle.cards': 'Cards: one each',
  'option.waddle-waddle.colours': 'Colours on adjacency cards',
};
