/** Waffle Checkers with all that is shown and played (WW-71). `index.ts` tells what is wrong, and scores. */
import { gridName, readGrid } from '../core/grid.js';
import { seeded } from '../core/random.js';
import { openGame } from '../core/open-game.js';
import { asRead } from '../core/sides.js';
import { sideToMove, SIDE_LETTERS } from '../core/two-sides.js';
import { BOARD, START } from './components.js';
import { legalMoves, placed, played } from './moves.js';
import { moveText, parseMove, positionText, readPosition } from './notation.js';
import { outcome } from './scoring.js';
import { OPTIONS } from './setup.js';
import type { WaffleCheckersMove, WaffleCheckersState } from './setup.js';

/** Moves and texts are refused with `unread`, and score sheets are empty. */
export const bareWaffleCheckers = openGame<WaffleCheckersState, WaffleCheckersMove>(
  BOARD,
  (state, move) => played(state, move),
  {
    id: 'waffle-checkers',
    title: 'Waffle Checkers',
    options: OPTIONS,
    setup: (_options, seed) => placed(seeded(seed), readGrid(BOARD, START, SIDE_LETTERS) ?? [], 0),
    optionsOf: () => ({ players: 2 }),
    toMove: (state) => sideToMove(state.turn, state.end !== 'going-on'),
    legalMoves: (state) => legalMoves(state),
    fate: (state) => ({ move: { kind: 'step', path: [] }, rng: state.rng }),
    outcome: (state) => outcome(state),
    touches: (_state, move) => move.path.map((space) => gridName(BOARD, space)),
    moveText: (_state, move) => moveText(move),
    parseMove: (_state, text) => parseMove(text),
    positionText: (state) => positionText(state),
    parsePosition: (text) => asRead(readPosition(text)),
  },
);
