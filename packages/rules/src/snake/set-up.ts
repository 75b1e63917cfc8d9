/** Setting up a position of Snake by hand. */
import { emptyGrid, gridSpace } from '../core/grid.js';
import { withAt } from '../core/math.js';
import { setUpOf, type SetUp } from '../core/set-up.js';
import { snake } from './index.js';
import { BOARD } from './state.js';

/** The last piece put down for a side is the head of its snake. */
export const SET_UP: SetUp = /* @__PURE__ */ setUpOf(snake, {
  pieces: [
    { code: 's', name: 'piece.set-up.s', values: {} },
    { code: 'b', name: 'piece.set-up.b', values: {} },
  ],
  put: (state, place, code) => {
    const space = place.length === 2 ? gridSpace(BOARD, place) : -1;
    if (space < 0) return state;
    const seat = code === '' ? -1 : 'sb'.indexOf(code);
    const board = withAt(state.board, space, seat);
    const last = state.last.map((head, side) => {
      if (side === seat) return space;
      // A snake whose head is taken away continues from any of its other pieces
      return head === space ? board.lastIndexOf(side) : head;
    });
    return { ...state, board, last };
  },
  empty: (state) => ({ ...state, board: emptyGrid(BOARD), last: [-1, -1] }),
  pass: (state) => ({ ...state, turn: 1 - state.turn }),
});
