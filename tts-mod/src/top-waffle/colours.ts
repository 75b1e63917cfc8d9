import { builtColours, type ColoursOf } from '../mod/world.js';

/** Of this table alone: closing cards, and seats for messages, which stand on a dark ground. */
export type TableColours = ColoursOf<'closing' | 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6'>;

/** Colours of this table, from the build. */
export const COLOURS: TableColours = builtColours();
