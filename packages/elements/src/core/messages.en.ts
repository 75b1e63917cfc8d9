/** English words of the elements themselves; the games' own are in `@griddle/rules`. */
import type { Catalogue } from '@griddle/rules/messages/index.js';

const TEXT: Readonly<Record<string, string>> = {
  'ui.board': '{game@game}: board',
  'ui.to-move': '{seats} to move.',
  'ui.table-to-move': 'The table to move.',
  'ui.thinking': '{seats} thinking …',
  'ui.over': '{winners} win: {how} ({rule}).',
  'ui.draw': 'A draw: {how} ({rule}).',
  'ui.picked': '{place} picked up. It can go to {places}.',
  'ui.picked-choose': '{place} picked up. Choose: {places}.',
  'ui.choices': 'Moves by button',
  'ui.picked-stuck': '{place} picked up. No move begins there now.',
  'ui.or-stop': 'Touch {place} again to stop there.',
  'ui.dropped': 'Put back.',
  'ui.moved': '{seat@seat}: {move}.',
  'ui.start': 'Start of the game.',
  'ui.call': '{term}!',
  'list.or': '{first} or {last}',
};

export const ELEMENTS_EN: Catalogue = {
  locale: 'en',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  text: TEXT,
};
