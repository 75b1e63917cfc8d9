/** Setting up a position of Waffle Checkers by hand. */
import { gridSetUp, type SetUp } from '../core/set-up.js';

/** Pieces of both sides. */
export const SET_UP: SetUp = /* @__PURE__ */ gridSetUp('sb');
