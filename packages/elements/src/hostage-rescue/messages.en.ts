/** English words that only the element has a use for; those of the rules are in `@griddle/rules`. */
export const HOSTAGE_RESCUE_ELEMENT_EN: Readonly<Record<string, string>> = {
  'space.grid.strawberry-held': '{place}, strawberry held hostage',
  'space.grid.blueberry-held': '{place}, blueberry held hostage',
  'phase.hostage-rescue.roll': 'The die is rolled.',
  'phase.hostage-rescue.pass': 'No piece can use this roll.',
  'facts.hostage-rescue.roll': 'The die shows {roll}.',
  'facts.hostage-rescue.split': 'The die shows {roll}, to be split between two pieces: the first walks a part of it.',
};

/** Those for games under way, and for Capture the Flag. */
export const HOSTAGE_RESCUE_UNDERWAY_EN: Readonly<Record<string, string>> = {
  'facts.hostage-rescue.rest': 'The die shows {roll}. {left} left, for another piece.',
  'space.grid.strawberry-flag': '{place}, strawberry with its flag',
  'space.grid.blueberry-flag': '{place}, blueberry with its flag',
};
