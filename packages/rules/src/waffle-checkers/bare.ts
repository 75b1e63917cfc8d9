/** Waffle Checkers with all that is shown and played (WW-71). `index.ts` tells what is wrong, and scores. */
import type { Game } from '../core/contract.js';
import { gridName, gridSpace, readGrid } from '../core/grid.js';
import { seeded } from '../core/random.js';
import { asRead } from '../core/sides.js';
import { sideToMove, SIDE_LETTERS, SIDE_NAMES } from '../core/two-sides.js';
import { BOARD, START } from './components.js';
import { legalMoves, placed, play } from './moves.js';
import { moveText, parseMove, positionText, readPosition } from './notation.js';
import { outcome } from './scoring.js';
import { OPTIONS } from './setup.js';
import type { WaffleCheckersMove, WaffleCheckersState } from './setup.js';

/** Texts that are no positions are refused with `unread`, and score sheets are empty. */
export const bareWaffleCheckers: Game<WaffleCheckersState, WaffleCheckersMove> = {
  id: 'waffle-checkers',
  title: 'Waffle Checkers',
  options: OPTIONS,
  seats: () => SIDE_NAMES,
  setup: (_options, seed) => placed(seeded(seed), readGrid(BOARD, START, SIDE_LETTERS) ?? [], 0),
  optionsOf: () => ({ players: 2 }),
  toMove: (state) => sideToMove(state.turn, state.end !== 'going-on'),
  legalMoves: (state) => legalMoves(state),
  fate: (state) => ({ move: { kind: 'step', path: [] }, rng: state.rng }),
  play: (state, move) => play(state, move),
  score: () => [],
  outcome: (state) => outcome(state),
  viewFor: (state) => state,
  guess: (view) => view,
  touches: (_state, move) => move.path.map((space) => gridName(BOARD, space)),
  moveText: (_state, move) => moveText(move),
  moveTextFor: (_state, move) => moveText(move),
  parseMove: (_state, text) => parseMove(text),
  positionText: (state) => positionText(state),
  parsePosition: (text) => asRead(readPosition(text)),
  placeEnd: (text, offset) => (gridSpace(BOARD, text, offset) < 0 ? -1 : offset + 2),
  terms: () => [],
};
