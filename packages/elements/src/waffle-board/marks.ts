/** What may be marked on a waffle: fetched with the first record, or when somebody asks for places to be lit. */
import { MARK_COLOURS } from '@griddle/art/palette.js';
import { highlights } from '@griddle/art/spots.js';
import { pictureColours } from '../old-core/styles.js';
import '../old-core/stamps.js';
import { lastLayer, noteLayer } from '../waffle-time/marked.js';
import { middleOf } from '../waffle-time/spaces.js';
import type { MarkLayers } from './view.js';

export { wear } from '../old-core/wear.js';

/** Layers by what they mark; a page without them draws bare waffles. */
export const MARKS: MarkLayers = {
  last: lastLayer,
  lit: ({ lit }) => ({ places: lit, draw: (place) => highlights([middleOf(place)], 2) }),
  notes: noteLayer,
};

/** Colours that a waffle without marks does without. */
export const markColours = pictureColours([MARK_COLOURS]);
