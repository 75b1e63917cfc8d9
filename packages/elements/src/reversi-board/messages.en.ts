/** English words that only the element has a use for; those of the rules are in `@griddle/rules`. */
export const REVERSI_ELEMENT_EN: Readonly<Record<string, string>> = {
  'phase.reversi.pass': 'No move turns anything over.',
  'facts.reversi': 'Pieces: Strawberries {strawberries}, Blueberries {blueberries}.',
};
