/**
 * Waffle Wars as a `Game`, including special modes, power-ups and doubles (WW-40 to WW-60). For the rules by id, see RULES.md
 * in this folder. A state has modes only if its options do; `modes/` handles those states.
 */
import { err } from '../core/contract.js';
import type { Game } from '../core/contract.js';
import { perfectInformation } from '../core/perfect-information.js';
import { placesOf } from './conditions.js';
import * as modes from './modes/moves.js';
import { callouts as modeTerms } from './modes/moves.js';
import { parseMove, parsePosition as parseModePosition } from './modes/notation.js';
import {
  POWER_SIGN,
  isPlain,
  modesOf,
  OPTIONS,
  optionsOf,
  seatNames,
  setup as modeSetup,
  hasModes,
  sideOf,
  type WaffleWarsMove,
  type WaffleWarsState,
} from './modes/state.js';
import { moveText, positionText as modePositionText } from './modes/text.js';
import { whyImpossible } from './impossible.js';
import { legalMoves, play, toMove } from './moves.js';
import { parsePosition, scanPlace, positionText } from './notation.js';
import { violation } from './legal.js';
import { outcome, score } from './scoring.js';
import { rulesOf, setup } from './state.js';
import { callouts } from './callouts.js';

export { conditionsOf, type WinCondition } from './conditions.js';
export { drawingMoves, singleMoves, spacesOf } from './modes/moves.js';
export {
  powerNamed,
  POWERS,
  POWER_SIGN,
  type Power,
  type PowerName,
  hasModes,
  sideOf,
  type Modes,
  type ModeState,
  type PowerUp,
  type Slide,
  type WaffleWarsMove,
  type WaffleWarsState,
} from './modes/state.js';
export { timesSeen, winningMovesOf } from './modes/verdict.js';
export type { Phase, Rules } from './state.js';
export { winningMoves } from './scoring.js';

/** Waffle Wars with all modes. */
export const waffleWars: Game<WaffleWarsState, WaffleWarsMove> = perfectInformation({
  id: 'waffle-wars',
  title: 'Waffle Wars',
  options: OPTIONS,
  seats: (options) => seatNames(modesOf(options).doubles),
  setup: (options, seed) => (isPlain(modesOf(options)) ? setup(rulesOf(options), seed) : modeSetup(options, seed)),
  optionsOf: (state) => optionsOf(state.rules, hasModes(state) ? state.modes : undefined),
  toMove: (state) => (hasModes(state) ? modes.toMove(state) : toMove(state)),
  legalMoves: (state) => (hasModes(state) ? modes.legalMoves(state) : legalMoves(state)),
  // There are no chance moves
  chanceMove: (state) => ({ move: { kind: 'place', to: 0 }, rng: state.rng }),
  play: (state, move) => {
    if (hasModes(state)) return modes.play(state, move);
    if (move.kind === 'place' || move.kind === 'jump') return play(state, move);
    const places = placesOf(modes.spacesOf(move));
    return err(
      move.kind === 'slide' ? violation('WW-42', 'no-slides', places) : violation('WW-50', 'no-arcade', places),
    );
  },
  score: (state) => {
    const sheets = score(state);
    // Players on a team share its conditions
    return state.hands.map((_hand, seat) => ({ ...(sheets[sideOf(seat)] ?? { total: 0, lines: [], ties: [] }), seat }));
  },
  outcome: (state) => {
    if (!hasModes(state)) return outcome(state);
    if (state.drawn) return { winners: [], by: 'repetition', rule: modes.overRule(state) };
    const winners: number[] = [];
    for (let seat = 0; seat < state.hands.length; seat++) if (sideOf(seat) === state.winner) winners.push(seat);
    return state.winner < 0 ? undefined : { winners, by: state.by, rule: modes.overRule(state) };
  },
  whyImpossible: (state) => whyImpossible(state),
  placesOfMove: (state, move) => {
    if (move.kind !== 'power') return placesOf(modes.spacesOf(move));
    const [first = 0, second = 0] = move.spaces;
    // In a swap, the player's own piece is touched first
    const spaces = move.power === 'swap' && state.board[first] !== state.turn ? [second, first] : move.spaces;
    return [POWER_SIGN + move.power, ...placesOf(spaces)];
  },
  moveText: (_state, move) => moveText(move),
  parseMove: (_state, text) => parseMove(text),
  positionText: (state) => (hasModes(state) ? modePositionText(state) : positionText(state)),
  parsePosition: (text, options) =>
    isPlain(modesOf(options)) ? parsePosition(text, rulesOf(options)) : parseModePosition(text, options),
  scanPlace: (text, offset) => scanPlace(text, offset),
  callouts: (before, move, after) => {
    if (hasModes(before) && hasModes(after)) return modeTerms(before, move, after);
    return move.kind === 'place' || move.kind === 'jump' ? callouts(before, move, after) : [];
  },
});
