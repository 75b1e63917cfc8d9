/** English words that only the element has a use for; those of the rules are in `@griddle/rules`. */
export const WAFFLE_CHECKERS_ELEMENT_EN: Readonly<Record<string, string>> = {
  'move.waffle-checkers.step': '{from} to {to}',
  'move.waffle-checkers.jump': '{from} jumps to {to}',
  'facts.waffle-checkers.third': 'A draw, because it would bring a position for the third time: {moves}.',
};
