/** English words for the elements of Waddle Waddle, by message key; those of the rules are in `@griddle/rules`. */
export const WADDLE_WADDLE_ELEMENT_EN: Readonly<Record<string, string>> = {
  // Within a sentence, as on the sheet
  'tie.waddle-waddle.0': 'configuration cards',
  'tie.waddle-waddle.1': 'groups',
  'tie.waddle-waddle.2': 'largest group',
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
  'space.waddle-waddle.closed': 'blocked: no tile can slide in',
  'space.waddle-waddle.iceberg': 'the Iceberg',
  'space.waddle-waddle.group': '{tile}, group of {count}',
  'space.waddle-waddle.touches-iceberg': '{tile}, touches the Iceberg',

  'card.waddle-waddle.adjacency':
    '{symbol@symbol.waddle-waddle}: {type@type.waddle-waddle} touching {first@type.waddle-waddle} and {second@type.waddle-waddle}',
  'card.waddle-waddle.proximity':
    '{symbol@symbol.waddle-waddle}: {type@type.waddle-waddle} with at least {count} tiles between it and the Iceberg',
  'card.waddle-waddle.size': '{symbol@symbol.waddle-waddle}: {type@type.waddle-waddle} joining a group of at least 5',
  'card.waddle-waddle.takeable': '{place}, {card}; you can take it now',
  'card.waddle-waddle.free': '{place}, {card}',
  'card.waddle-waddle.stuck': '{place}, {card}; it can’t slide out yet',
  'card.waddle-waddle.gone': '{place}, no card',
  'card.waddle-waddle.recap': 'Recap card: 1 to 6 different symbols score 3, 6, 10, 15, 21, 28.',

  'button.waddle-waddle.end': 'End turn',
  'button.waddle-waddle.card': 'Take the {symbol@symbol.waddle-waddle} card',
  'button.waddle-waddle.card-that': 'Take {card}',
  'button.waddle-waddle.aside': 'Set aside',

  'hint.waddle-waddle.A': 'An Alpha can’t join a group of its colour that already has an Alpha.',
  'hint.waddle-waddle.P': 'A Parent next to another Parent of any colour scores 2.',
  'hint.waddle-waddle.B': 'A Big Belly can’t touch another Big Belly.',
  'hint.waddle-waddle.G': 'A Grumpy never moves once it’s placed.',
  'hint.waddle-waddle.plain': 'Touching tiles of one colour make a group. Groups score points.',
  'hint.waddle-waddle.iceberg': 'Every tile must touch the Iceberg or two other tiles.',
  'hint.waddle-waddle.closed': 'No tile can slide in here: it’s a hole, or the gap is too narrow.',

  'violation.waddle-waddle.pick-tile': 'First select a tile: one of yours to add, or one on the board to move.',

  'phase.waddle-waddle.add': 'Add a tile.',
  'phase.waddle-waddle.add-or-move': 'Add a tile, or move one first.',
  'phase.waddle-waddle.move': 'Move a tile, or end your turn.',
  'phase.waddle-waddle.card': 'Take a card now, or end your turn.',
  'phase.waddle-waddle.card-or-move': 'Take a card, move a tile, or end your turn.',
  'phase.waddle-waddle.card-or-add': 'Take a card now, or add your tile.',
  'phase.waddle-waddle.last': 'Add your last tile. You can’t move one this turn.',

  'select.waddle-waddle': 'Choose where the {tile} goes.',
  'select.waddle-waddle.aside': 'There is no place for the {tile}. Set it aside.',
  'near.waddle-waddle.tile': 'a {colour@colour.waddle-waddle} {type@type.waddle-waddle}',
  'near.waddle-waddle.one': 'next to {first}',
  'near.waddle-waddle.two': 'next to {first} and {second}',
  'move.waddle-waddle.add': 'added a {colour@colour.waddle-waddle} {type@type.waddle-waddle} {near}',
  'you.move.waddle-waddle.add': 'add a {colour@colour.waddle-waddle} {type@type.waddle-waddle} at {to}, {near}',
  'move.waddle-waddle.move': 'moved a {colour@colour.waddle-waddle} {type@type.waddle-waddle} {near}',
  'you.move.waddle-waddle.move':
    'move a {colour@colour.waddle-waddle} {type@type.waddle-waddle} from {from} to {to}, {near}',
  'move.waddle-waddle.card': 'took the {symbol@symbol.waddle-waddle} card',
  'you.move.waddle-waddle.card': 'take the {symbol@symbol.waddle-waddle} card',
  'move.waddle-waddle.aside': 'set a {colour@colour.waddle-waddle} {type@type.waddle-waddle} aside',
  'you.move.waddle-waddle.aside': 'set a {colour@colour.waddle-waddle} {type@type.waddle-waddle} aside',
  'move.waddle-waddle.end': 'ended the turn',
  'you.move.waddle-waddle.end': 'end your turn',

  'gain.waddle-waddle': '{seat@seat}: {points} (total {total}).',
  'cards.waddle-waddle': '{seat@seat}: {symbols}.',
};
