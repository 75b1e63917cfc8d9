/** English messages shared by all games. */
import type { Catalogue } from './catalogue.js';
import TEXT from './messages.en.json' with { type: 'json' };

/** The English catalogue of shared messages, to which each game's messages are added. */
export const EN: Catalogue = {
  locale: 'en',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  text: TEXT,
};
