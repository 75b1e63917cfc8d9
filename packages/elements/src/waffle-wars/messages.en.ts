/** English words of `<waffle-wars>` that the rules do not need. */
export const WAFFLE_WARS_ELEMENT_EN: Readonly<Record<string, string>> = {
  'space.waffle-wars.open': '{place}, open',
  'space.waffle-wars.strawberry': '{place}, strawberry',
  'space.waffle-wars.blueberry': '{place}, blueberry',
  'quadrant.waffle-wars.strawberries': '{space}, Strawberries’ quadrant',
  'quadrant.waffle-wars.blueberries': '{space}, Blueberries’ quadrant',
  'quadrant.waffle-wars.civil-war': '{space}, civil war',
  'move.waffle-wars.jump': '{from} jumps over {over} to {to}',
  'facts.waffle-wars': 'In hand: {strawberries} strawberries, {blueberries} blueberries.',

  'call-button.waffle-wars.waffling': 'Waffling!',
  'call-button.waffle-wars.soggy-waffle': 'Soggy Waffle!',
};
