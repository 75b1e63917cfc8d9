import { builtColours, type ColoursOf } from '../mod/world.js';

/** Of this table alone: cards taken, what blocks a tile, and seats for messages, which stand on a dark ground. */
export type TableColours = ColoursOf<'card' | 'blocked' | 'red' | 'blue' | 'yellow' | 'green'>;

/** Colours of this table, from the build. */
export const COLOURS: TableColours = builtColours();
