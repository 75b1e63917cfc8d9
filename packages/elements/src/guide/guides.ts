/** The guided first games that come with Griddle, as records. Their words are messages, `guide.GAME.NAME`. */
import { GUIDE as WAFFLE_TIME } from '../content/guides/waffle-time.js';
import { GUIDE as WAFFLE_WARS } from '../content/guides/waffle-wars.js';

/** By the id of the game. */
export const GUIDES: Readonly<Partial<Record<string, string>>> = {
  'waffle-wars': WAFFLE_WARS,
  'waffle-time': WAFFLE_TIME,
};
