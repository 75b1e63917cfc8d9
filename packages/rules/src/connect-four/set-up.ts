/** Setting up a position of Connect-4 by hand. */
import { gridSetUp, type SetUp } from '../core/set-up.js';

/** Pieces of both sides. */
export const SET_UP: SetUp = /* @__PURE__ */ gridSetUp('sb');
