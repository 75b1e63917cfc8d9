/** English words for the elements of Waddle Waddle, by message key; those of the rules are in `@griddle/rules`. */
export const WADDLE_WADDLE_ELEMENT_EN: Readonly<Record<string, string>> = {
  'holding.waddle-waddle.tiles': 'Tiles left: {count}',
  'holding.waddle-waddle.cards': 'Cards taken: {count}',
  'area.waddle-waddle.supply': '{seat@seat}’s tiles',
  'you.area.waddle-waddle.supply': 'Your tiles',
  'area.waddle-waddle.field': 'Configuration cards',
  'stack.waddle-waddle': '{colour@colour.waddle-waddle} {type@type.waddle-waddle}, {count} left',

  'tile.waddle-waddle': '{colour@colour.waddle-waddle} {type@type.waddle-waddle}',
  'colour.waddle-waddle.red': 'red',
  'colour.waddle-waddle.blue': 'blue',
  'colour.waddle-waddle.yellow': 'yellow',
  'colour.waddle-waddle.green': 'green',

  'space.waddle-waddle': '{place}, {what}',
  'space.waddle-waddle.empty': 'empty',
  'space.waddle-waddle.open': 'free',
  'space.waddle-waddle.closed': 'closed: a hole, or behind a gap that is too tight',
  'space.waddle-waddle.iceberg': 'the Iceberg',
  'space.waddle-waddle.group': '{tile}, group of {count}',
  'space.waddle-waddle.touches-iceberg': '{tile}, touches the Iceberg',

  'card.waddle-waddle.adjacency':
    '{symbol@symbol.waddle-waddle}: {type@type.waddle-waddle} touching {first@type.waddle-waddle} and {second@type.waddle-waddle}',
  'card.waddle-waddle.proximity':
    '{symbol@symbol.waddle-waddle}: {type@type.waddle-waddle} with {count} tiles between it and the Iceberg',
  'card.waddle-waddle.size': '{symbol@symbol.waddle-waddle}: {type@type.waddle-waddle} joining a group of 5',
  'card.waddle-waddle.takeable': '{place}, {card}; it may be taken now',
  'card.waddle-waddle.free': '{place}, {card}',
  'card.waddle-waddle.stuck': '{place}, {card}; it cannot leave the field yet',
  'card.waddle-waddle.gone': '{place}, no card',
  'card.waddle-waddle.recap': 'Recap card: 1 to 6 different symbols score 3, 6, 10, 15, 21, 28',

  'button.waddle-waddle.end': 'End turn',
  'button.waddle-waddle.aside': 'Set it aside',

  'hint.waddle-waddle.A': 'An Alpha joins no group of its colour that has an Alpha.',
  'hint.waddle-waddle.P': 'A Parent that touches another Parent, of any colour, scores 2.',
  'hint.waddle-waddle.B': 'A Big Belly never touches another Big Belly.',
  'hint.waddle-waddle.G': 'A Grumpy never moves once it lies.',
  'hint.waddle-waddle.plain': 'Tiles of one colour that touch are a group; larger groups score more.',
  'hint.waddle-waddle.iceberg': 'The Iceberg: a tile touches it, or two other tiles.',
  'hint.waddle-waddle.closed': 'No tile gets there: it is a hole, or behind a gap that is too tight.',

  'violation.waddle-waddle.pick-tile': 'First pick up a tile: one of yours to add, or one on the board to move.',

  'phase.waddle-waddle.add': 'Add a tile.',
  'phase.waddle-waddle.add-or-move': 'Add a tile; you may move one before or after.',
  'phase.waddle-waddle.move': 'You may move one tile, or end the turn.',
  'phase.waddle-waddle.card': 'You may take a card now, or go on without it.',
  'phase.waddle-waddle.last': 'The last tile: add it, nothing is moved.',

  'place.waddle-waddle.beside': '{place}, beside {first}',
  'place.waddle-waddle.beside-two': '{place}, beside {first} and {second}',
  'move.waddle-waddle.add': '{colour@colour.waddle-waddle} {type@type.waddle-waddle} comes to {to}',
  'move.waddle-waddle.move': '{colour@colour.waddle-waddle} {type@type.waddle-waddle} goes from {from} to {to}',
  'move.waddle-waddle.card': 'takes a card, {card}',
  'you.move.waddle-waddle.card': 'take a card, {card}',
  'move.waddle-waddle.aside': 'sets {colour@colour.waddle-waddle} {type@type.waddle-waddle} aside',
  'you.move.waddle-waddle.aside': 'set {colour@colour.waddle-waddle} {type@type.waddle-waddle} aside',
  'move.waddle-waddle.end': 'ends the turn',
  'you.move.waddle-waddle.end': 'end the turn',

  'gain.waddle-waddle': '{seat@seat} {points}, then {total}.',
  'score.waddle-waddle': '{seat@seat} {total}.',
  'score.waddle-waddle.symbols': '{seat@seat} {total} ({symbols}).',
};
