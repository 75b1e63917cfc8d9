import { builtColours, type ColoursOf } from '../mod/world.js';

/** Of this table only: patterns, starred fruit, and seats in messages, which have a dark background. */
export type TableColours = ColoursOf<'match' | 'star' | 'p1' | 'p2' | 'p3' | 'p4'>;

/** Colours of this table, from the build. */
export const COLOURS: TableColours = builtColours('waffle-time');
