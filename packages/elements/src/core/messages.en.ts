/** English words of the elements themselves; the games' own are in `@griddle/rules`. */
import type { Catalogue } from '@griddle/rules/messages/index.js';

const TEXT: Readonly<Record<string, string>> = {
  'ui.board': '{game@game}: board',
  'ui.to-move': '{seats} to move.',
  'ui.table-to-move': 'The table to move.',
  'ui.thinking': '{seats} thinking …',
  'ui.over': '{winners} won: {how} ({rule}).',
  'ui.draw': 'A draw: {how} ({rule}).',
  'ui.or-stop': 'Touch {place} again to stop there.',
  'ui.call': '{term}!',
};

export const ELEMENTS_EN: Catalogue = {
  locale: 'en',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  text: TEXT,
};
