import { builtColours, type ColoursOf } from '../mod/world.js';

/** Of this table only: the two sides, with light tones for messages on their dark background, civil wars and winning lines. */
export type TableColours = ColoursOf<
  'strawberries' | 'blueberries' | 'war' | 'win' | 'strawberriesSay' | 'blueberriesSay'
>;

/** Colours of this table, from the build. */
export const COLOURS: TableColours = builtColours('waffle-wars');
