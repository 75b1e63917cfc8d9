/** English words of `<waffle-wars>` that the rules do not need. */
export const WAFFLE_WARS_ELEMENT_EN: Readonly<Record<string, string>> = {
  'holding.waffle-wars': '{count} in hand',
  'space.waffle-wars.open': '{place}, open',
  'space.waffle-wars.strawberry': '{place}, strawberry',
  'space.waffle-wars.blueberry': '{place}, blueberry',
  'quadrant.waffle-wars.strawberries': '{space}, Strawberries’ quadrant',
  'quadrant.waffle-wars.blueberries': '{space}, Blueberries’ quadrant',
  'quadrant.waffle-wars.civil-war': '{space}, civil war',
  'task.waffle-wars': 'Place a piece, or jump with a framed one.',
  'move.waffle-wars.put-0': 'strawberry on {place}',
  'move.waffle-wars.put-1': 'blueberry on {place}',
  'move.waffle-wars.jump': '{from} jumps over {over} to {to}',
  'move.waffle-wars.take': '{from} jumps over {over} to {to}, {over} is taken',

  'violation.waffle-wars.no-jump': '{place} cannot jump: no piece beside it has an open space behind it.',
  'violation.waffle-wars.power-useless': '{place} can be used on nothing now.',

  'call-button.waffle-wars.waffling': 'Waffling!',
  'call-button.waffle-wars.soggy-waffle': 'Soggy Waffle!',

  // Special modes, power-ups and doubles
  'move.waffle-wars.chain': '{from} jumps to {to}',
  'move.waffle-wars.slide': '{from} slides to {to}',
  'move.waffle-wars.power': '{power}: {places}',
  'power.waffle-wars': '{power}: {words}',
  'area.waffle-wars.tray': '{seat@seat}: {count} power-ups left',
  'facts.waffle-wars.guard': 'A Toothpick of {seat@seat} protects {place}.',
  'you.facts.waffle-wars.guard': 'Your Toothpick protects {place}.',
  'facts.waffle-wars.third': 'The same position for the third time, a draw, would follow {moves}.',
};
