import { builtColours, type ColoursOf } from '../mod/world.js';

/** Of this table only: cards taken, what blocks a tile, and seats in messages, which have a dark background. */
export type TableColours = ColoursOf<'card' | 'blocked' | 'red' | 'blue' | 'yellow' | 'green'>;

/** Colours of this table, from the build. */
export const COLOURS: TableColours = builtColours('waddle-waddle');
