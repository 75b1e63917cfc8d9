/** Connect-4: the game for the contract (WW-75). Perfect information, no chance moves. */
import type { Game } from '../core/contract.js';
import { perfectInformation } from '../core/perfect-information.js';
import { spaceEnd } from '../core/grid.js';
import { SIDE_NAMES, sideToMove } from '../core/grid-game.js';
import { whyImpossible } from './impossible.js';
import { legalMoves, play } from './moves.js';
import { moveText, parseMove, parsePosition, positionText } from './notation.js';
import { outcome, score } from './scoring.js';
import { LARGEST, OPTIONS, setup, type ConnectFourState } from './state.js';

export type { ConnectFourState } from './state.js';

/** The whole game. */
export const connectFour: Game<ConnectFourState, number> = perfectInformation({
  id: 'connect-four',
  title: 'Connect-4',
  options: OPTIONS,
  seats: () => SIDE_NAMES,
  setup: (options, seed) => setup(options, seed),
  optionsOf: (state) => ({ players: 2, size: state.size.width.toString() + 'x' + state.size.height.toString() }),
  toMove: (state) => sideToMove(state.turn, state.winner >= 0 || state.open === 0),
  legalMoves: (state) => legalMoves(state),
  chanceMove: (state) => ({ move: 0, rng: state.rng }),
  play: (state, move) => play(state, move),
  score: (state) => score(state),
  outcome: (state) => outcome(state),
  whyImpossible: (state) => whyImpossible(state),
  placesOfMove: (state, move) => [moveText(state, move)],
  moveText: (state, move) => moveText(state, move),
  parseMove: (state, text) => parseMove(state, text),
  positionText: (state) => positionText(state),
  parsePosition: (text, options) => parsePosition(text, options),
  scanPlace: (text, offset) => spaceEnd(LARGEST, text, offset),
  callouts: () => [],
});
