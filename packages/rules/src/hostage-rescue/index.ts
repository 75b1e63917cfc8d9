/** Hostage Rescue: the game for the contract (WW-72, WW-73), and Capture the Flag (WW-74). Nothing is hidden. */
import type { Game } from '../core/contract.js';
import { gridName, spaceEnd } from '../core/grid.js';
import { perfectInformation } from '../core/perfect-information.js';
import { SIDE_NAMES } from '../core/grid-game.js';
import { whyImpossible } from './impossible.js';
import { legalMoves, toMove } from './legal.js';
import { chanceMove, play } from './moves.js';
import { moveText, parseMove, parsePosition, positionText } from './notation.js';
import { outcome, score } from './scoring.js';
import { BOARD, OPTIONS, setup, type HostageRescueMove, type HostageRescueState } from './state.js';

export type { HostageRescueMove, HostageRescueState } from './state.js';

/** Both goals in one game, selected by the option `goal`. */
export const hostageRescue: Game<HostageRescueState, HostageRescueMove> = perfectInformation({
  id: 'hostage-rescue',
  title: 'Hostage Rescue',
  options: OPTIONS,
  seats: () => SIDE_NAMES,
  setup: (options, seed) => setup(options, seed),
  optionsOf: (state) => ({ players: 2, goal: state.goal }),
  toMove: (state) => toMove(state),
  legalMoves: (state) => legalMoves(state),
  chanceMove: (state) => chanceMove(state),
  play: (state, move) => play(state, move),
  score: (state) => score(state),
  outcome: (state) => outcome(state),
  whyImpossible: (state) => whyImpossible(state),
  placesOfMove: (_state, move) => {
    if (move.kind === 'walk') return [gridName(BOARD, move.from), gridName(BOARD, move.to)];
    return [move.kind === 'roll' ? 'die' : 'pass'];
  },
  moveText: (_state, move) => moveText(move),
  parseMove: (_state, text) => parseMove(text),
  positionText: (state) => positionText(state),
  parsePosition: (text, options) => parsePosition(text, options),
  scanPlace: (text, offset) => spaceEnd(BOARD, text, offset),
  callouts: () => [],
});
