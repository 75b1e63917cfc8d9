import { builtColours, type ColoursOf } from '../mod/world.js';

/** Of this table alone: the two sides with light tones of theirs for messages, which stand on a dark ground, civil wars and winning lines. */
export type TableColours = ColoursOf<
  'strawberries' | 'blueberries' | 'war' | 'win' | 'strawberriesSay' | 'blueberriesSay'
>;

/** Colours of this table, from the build. */
export const COLOURS: TableColours = builtColours();
