/**
 * English words of the elements themselves, as far as a diagram needs them; those under a game or record are in
 * `replay.en.ts`, the games' own in `@griddle/rules`.
 */
import type { Catalogue } from '@griddle/rules/messages/index.js';

/** What English is until other words are added to it or put in its place. */
export const ELEMENTS_EN: Catalogue = {
  locale: 'en',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  text: { 'ui.board': '{game@game}: board' },
};
