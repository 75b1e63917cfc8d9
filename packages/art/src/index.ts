/** Shapes, colours and marks that serve every game; each game and each printer is its own entry. */
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
