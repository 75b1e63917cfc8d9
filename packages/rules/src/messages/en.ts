/** English messages shared by all games. */
import type { Catalogue } from './catalogue.js';
import TEXT from './messages.en.json' with { type: 'json' };

/** The English catalogue of everything generic; a game's words are joined to it. */
export const EN: Catalogue = {
  locale: 'en',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  text: TEXT,
};
