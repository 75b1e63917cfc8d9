import { builtColours, type ColoursOf } from '../mod/world.js';

/** Of this table alone: the leader's height, and seats for messages, which stand on a dark ground. */
export type TableColours = ColoursOf<'tallest' | 'red' | 'blue' | 'yellow' | 'green' | 'purple'>;

/** Colours of this table, from the build. */
export const COLOURS: TableColours = builtColours();
