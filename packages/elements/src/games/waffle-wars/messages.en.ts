/** English words of `<waffle-wars>` that the rules do not need. */
export const WAFFLE_WARS_ELEMENT_EN: Readonly<Record<string, string>> = {
  'holding.waffle-wars': '{count} in hand',
  'space.waffle-wars.open': '{place}, open',
  'space.waffle-wars.strawberry': '{place}, strawberry',
  'space.waffle-wars.blueberry': '{place}, blueberry',
  'quadrant.waffle-wars.strawberries': '{space}, Strawberries’ quadrant',
  'quadrant.waffle-wars.blueberries': '{space}, Blueberries’ quadrant',
  'quadrant.waffle-wars.civil-war': '{space}, civil war',
  'task.waffle-wars': 'Place a piece on a dotted space, or jump with an outlined one.',
  'move.waffle-wars.put-0': 'placed on {place}',
  'you.move.waffle-wars.put-0': 'place on {place}',
  'move.waffle-wars.put-1': 'placed on {place}',
  'you.move.waffle-wars.put-1': 'place on {place}',
  'move.waffle-wars.jump': 'jumped from {from} over {over} to {to}',
  'you.move.waffle-wars.jump': 'jump from {from} over {over} to {to}',
  'move.waffle-wars.take': 'jumped from {from} to {to} and captured {over}',
  'you.move.waffle-wars.take': 'jump from {from} to {to} and capture {over}',

  'violation.waffle-wars.no-jump': '{place} can’t jump: it needs a neighbour with an open space behind it.',
  'violation.waffle-wars.power-useless': 'There’s nothing to use {place} on now.',

  'call-button.waffle-wars.waffling': 'Waffling!',
  'call-button.waffle-wars.soggy-waffle': 'Soggy Waffle!',

  // Special modes, power-ups and doubles
  'move.waffle-wars.chain': 'jumped from {from} to {to}',
  'you.move.waffle-wars.chain': 'jump from {from} to {to}',
  'move.waffle-wars.slide': 'slid from {from} to {to}',
  'you.move.waffle-wars.slide': 'slide from {from} to {to}',
  'move.waffle-wars.power': 'used {power}: {places}',
  'you.move.waffle-wars.power': 'use {power}: {places}',
  'power.waffle-wars': '{power}: {words}',
  'area.waffle-wars.tray': '{seat@seat}: {count} power-ups left',
  'facts.waffle-wars.guard': 'A Toothpick protects {place} ({seat@seat}).',
  'you.facts.waffle-wars.guard': 'Your Toothpick protects {place}.',
  'facts.waffle-wars.third': 'Playing {moves} repeats the position a third time: a draw.',
};
