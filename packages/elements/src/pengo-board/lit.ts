/** What lights up places on a board, and the colours of all marks. Fetched with the first of them. */
import { WADDLE_MARKS_PALETTE } from '@griddle/art/waddle-waddle/index.js';
import { pictureColours } from '../old-core/styles.js';

export { outline } from '@griddle/art/waddle-waddle/index.js';
export { wear } from '../old-core/wear.js';

/** Colours of marks, as a style sheet to adopt. */
export const markColours = pictureColours(WADDLE_MARKS_PALETTE);
