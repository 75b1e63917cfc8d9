/** Shapes, colours and marks for all games. Games and renderers have their own entries. */
export { glyph } from './glyphs.js';
export { arrow } from './arrow.js';
export type { NoteColour } from './marks.js';
export {
  colourOf,
  coloursOf,
  PALETTE,
  propertyOf,
  TOKENS,
  WORD_COLOURS,
  type Palette,
  type Scheme,
  type Token,
} from './palette.js';
export {
  group,
  path,
  type Group,
  type Paint,
  type Path,
  type Picture,
  type Point,
  type Shape,
  type ViewBox,
} from './shapes.js';
