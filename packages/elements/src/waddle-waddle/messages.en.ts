/** English words of `<waddle-waddle>` that neither the rules nor `<pengo-board>` need. */
export const WADDLE_WADDLE_ELEMENT_EN: Readonly<Record<string, string>> = {
  'area.waddle-waddle.supply': '{seat@seat}’s tiles',
  'area.waddle-waddle.field': 'Configuration cards',
  'stack.waddle-waddle': '{colour@colour.waddle-waddle} {type@type.waddle-waddle}, {count} left',

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

  'phase.waddle-waddle.add': 'Add a tile.',
  'phase.waddle-waddle.add-or-move': 'Add a tile; you may move one before or after.',
  'phase.waddle-waddle.move': 'You may move one tile, or end the turn.',
  'phase.waddle-waddle.card': 'You may take a card now, or go on without it.',
  'phase.waddle-waddle.last': 'The last tile: add it, nothing is moved.',

  'score.waddle-waddle': '{seat@seat} {total}.',
  'score.waddle-waddle.symbols': '{seat@seat} {total} ({symbols}).',
};
