/** Places that are lit on a draft board: fetched when somebody asks for it, or with a record. */
import { MARK_COLOURS } from '@griddle/art/palette.js';
import { pictureColours } from '../old-core/styles.js';
import '../old-core/stamps.js';

export { wear } from '../old-core/wear.js';
export { litPlaces } from '../waffle-time/draft-area.js';

/** Colours that a draft board without marks does without. */
export const markColours = pictureColours([MARK_COLOURS]);
