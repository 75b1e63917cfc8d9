/** The six symbols of configuration cards, each drawn round (0, 0) about 0.5 wide, in the order of the rules; and numbers. */
import { glyph } from '../glyphs.js';
import type { Token } from '../palette.js';
import { group, path, type Group, type Path, short } from '../shapes.js';
import { sized } from './geometry.js';

// The six symbols of configuration cards, each drawn round (0, 0) about 0.5 wide, in the order of the rules.

function line(d: string, stroke: Token = 'slate', width = 0.03): Path {
  return path(sized(d, 0.01), { stroke, width });
}

function body(d: string, fill: Token): Path {
  return { ...line(d), fill };
}

const FISH = group('fish', [
  body('m-25 0q17-18 37-2l13-10v26l-13-10q-20 16-37-4z', 'beak'),
  line('m-14-2v1', 'slate', 0.05),
]);

const EGG = group('egg', [
  body('m0-24c12 0 19 20 19 31 0 11-9 17-19 17s-19-6-19-17c0-11 7-31 19-31z', 'whipped'),
  line('m-6-8v1m13 9v1m-12 9v1', 'ice-line', 0.05),
]);

const ICE_CUBE = group('ice-cube', [
  body('m0-24l22 12v24l-22 12-22-12v-24z', 'ice'),
  line('m-22-12l22 12 22-12m-22 12v24'),
]);

const RAYS = 'm0-23v46m-20-34l40 23m-40 0l40-23';
const SNOWFLAKE = group('snowflake', [
  line(RAYS, 'slate', 0.08),
  line(RAYS, 'ice-shade', 0.035),
  line('m-7-19l7 7 7-7m-14 38l7-7 7 7', 'slate', 0.04),
]);

const FEATHER = group('feather', [
  body('m-20 22q4-38 40-45-2 33-30 35z', 'slate-light'),
  line('m-20 22l30-34', 'whipped'),
]);

/** A webbed foot: a short leg, three toes apart, and lines in the web between them. */
const FOOT = group('foot', [
  body('m-4-23h8v12l18 22q2 7-5 6l-8-3-3 8q-6 7-12 0l-3-8-8 3q-7 1-5-6l18-22z', 'pengo-yellow'),
  line('m0-6v20m-4-18l-8 11m16-11l8 11'),
]);

/** By number: fish, egg, ice cube, snowflake, feather, foot. */
export const SYMBOL_SHAPES: readonly Group[] = [FISH, EGG, ICE_CUBE, SNOWFLAKE, FEATHER, FOOT];

// Numbers in a picture, drawn with the strokes of coordinates.

/** From one digit to the next. */
const ADVANCE = 0.18;

/** Path data of a number with its middle at a point, for a stroke about 0.04 wide. */
export function numeral(text: string, x: number, y: number): string {
  const left = x - (ADVANCE * (text.length - 1)) / 2;
  return [...text].map((digit, at) => glyph(digit, short(left + ADVANCE * at), short(y))).join('');
}
