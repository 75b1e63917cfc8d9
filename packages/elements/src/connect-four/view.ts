/** Connect-4 on the page. */
import { CONNECT_FOUR_ART } from '@griddle/art/connect-four/index.js';
import { bareConnectFour } from '@griddle/rules/connect-four/bare.js';
import type { ConnectFourState } from '@griddle/rules/connect-four/setup.js';
import type { GridGame } from '../grid/view.js';

/** What a diagram needs; the rest is fetched. */
export const CONNECT_FOUR: GridGame<ConnectFourState, number> = {
  rules: { ...bareConnectFour },
  art: CONNECT_FOUR_ART,
  fetch: async () => (await import('./more.js')).CONNECT_FOUR_MORE,
  own: (middle) => ({
    route: (_state, from, to, flipped) => {
      const end = middle(to, flipped);
      // Pieces are let go above the highest rank, half a space high
      return from ? undefined : [[end[0], -0.5], end];
    },
  }),
};
