/** Connect-4 on the page: a touch anywhere in a column drops a piece into it. */
import { CONNECT_FOUR_ART } from '@griddle/art/connect-four/index.js';
import { connectFour } from '@griddle/rules/connect-four/index.js';
import { gridViews } from '../grid/view.js';

/** Where pieces are let go, above the highest rank. */
const TOP = -0.5;

export const connectFourView = gridViews({
  rules: connectFour,
  art: CONNECT_FOUR_ART,
  textOf: (_state, [place = '']) => place.charAt(0),
  own: (middle) => ({
    route: (_state, from, to, flipped) => {
      const [x, y] = middle(to, flipped);
      return from === undefined
        ? [
            [x, TOP],
            [x, y],
          ]
        : undefined;
    },
  }),
});
