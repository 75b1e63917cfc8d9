/** The code of play: one file in a release, `play.js`. Importing it makes every element on the page playable. */
import { usePlay } from '#core';
import { PlayController } from './play-controller.js';
import { playStyles } from './styles.js';

usePlay({ styles: playStyles, create: (played) => new PlayController(played) });
