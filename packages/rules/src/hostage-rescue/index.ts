/** Hostage Rescue: the game as the contract has it (WW-72, WW-73, WW-74). */
import type { Game } from '../core/contract.js';
import { gridName, gridSpace, parseGrid } from '../core/grid.js';
import { below, next, seeded } from '../core/random.js';
import { SIDE_LETTERS, SIDE_NAMES } from '../core/two-sides.js';
import { BOARD, DIE, START } from './components.js';
import { legalMoves, play, toMove } from './moves.js';
import { moveText, parseMove, parsePosition, positionText } from './notation.js';
import { outcome, score } from './scoring.js';
import { goalFrom, OPTIONS } from './setup.js';
import type { HostageRescueMove, HostageRescueState } from './setup.js';

export type { HostageRescueMove, HostageRescueState } from './setup.js';

const START_BOARD = parseGrid(BOARD, { text: START, offset: 0 }, SIDE_LETTERS);

export const hostageRescue: Game<HostageRescueState, HostageRescueMove> = {
  id: 'hostage-rescue',
  title: 'Hostage Rescue',
  options: OPTIONS,
  seats: () => SIDE_NAMES,
  setup: (options, seed) => ({
    rng: seeded(seed),
    board: START_BOARD.ok ? START_BOARD.value : [],
    turn: 0,
    roll: 0,
    left: 0,
    moved: -1,
    rescued: false,
    goal: goalFrom(options),
    carriers: [-1, -1],
  }),
  optionsOf: (state) => ({ players: 2, goal: state.goal }),
  toMove: (state) => toMove(state),
  legalMoves: (state) => legalMoves(state),
  fate: (state) => {
    const rng = next(state.rng);
    return { move: { kind: 'roll', roll: 1 + below(rng, DIE) }, rng };
  },
  play: (state, move) => play(state, move),
  score: (state) => score(state),
  outcome: (state) => outcome(state),
  viewFor: (state) => state,
  guess: (view) => view,
  touches: (_state, move) =>
    move.kind === 'walk'
      ? [gridName(BOARD, move.from), gridName(BOARD, move.to)]
      : [move.kind === 'roll' ? 'die' : 'pass'],
  moveText: (_state, move) => moveText(move),
  moveTextFor: (_state, move) => moveText(move),
  parseMove: (_state, text) => parseMove(text),
  positionText: (state) => positionText(state),
  parsePosition: (text, options) => parsePosition(text, options),
  placeEnd: (text, offset) => (gridSpace(BOARD, text, offset) < 0 ? -1 : offset + 2),
  terms: () => [],
};
