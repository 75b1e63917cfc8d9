/** German words of the elements of grid. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'space.grid.open': '{place}, offen',
  'space.grid.strawberry': '{place}, Erdbeere',
  'space.grid.blueberry': '{place}, Heidelbeere',
  'move.grid.pass-button': 'Passen',
  'move.grid.go': '{from} nach {to}',
  'move.grid.pass': 'passt',
  'event.grid.pass': 'Muss passen: {who}.',
};
