/** Places that are lit on a draft board: fetched when somebody asks for it, or with a record. */
import { MARK_COLOURS } from '@griddle/art/palette.js';
import { pictureColours } from '../core/styles.js';
import '../core/stamps.js';

export { wear } from '../core/wear.js';
export { litPlaces } from '../waffle-time/draft-area.js';

/** Colours that a draft board without marks does without. */
export const markColours = pictureColours([MARK_COLOURS]);
