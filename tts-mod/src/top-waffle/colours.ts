import { builtColours, type ColoursOf } from '../mod/world.js';

/** Of this table only: closing cards, and seats in messages, which have a dark background. */
export type TableColours = ColoursOf<'closing' | 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6'>;

/** Colours of this table, from the build. */
export const COLOURS: TableColours = builtColours('top-waffle');
