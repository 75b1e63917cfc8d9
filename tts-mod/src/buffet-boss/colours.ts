import { builtColours, type ColoursOf } from '../mod/world.js';

/** Of this table only: the leader's height, and seats in messages, which have a dark background. */
export type TableColours = ColoursOf<'tallest' | 'red' | 'blue' | 'yellow' | 'green' | 'purple'>;

/** Colours of this table, from the build. */
export const COLOURS: TableColours = builtColours('buffet-boss');
