/**
 * Waffle Wars with everything: special modes, power-ups and doubles (WW-40 to WW-60). It is the same game by the same
 * name; the plain one beside it knows no modes, weighs half as much, and does all the work where none are asked for.
 */
import { no } from '../../core/contract.js';
import type { Game } from '../../core/contract.js';
import { placesOf } from '../conditions.js';
import { waffleWars } from '../index.js';
import { violation } from '../refusals.js';
import { drawingMoves, legalMoves, overRule, play, spacesOf, toMove } from './moves.js';
import { parseMove, parsePosition } from './notation.js';
import { POWER_SIGN } from './powers.js';
import { isPlain, modesOf, OPTIONS, optionsOf, seatNames, setup } from './setup.js';
import { hasModes, sideOf } from './state.js';
import type { FullMove, FullState } from './state.js';
import { terms } from './terms.js';
import { moveText, positionText } from './text.js';
import { timesSeen, winningMovesOf } from './verdict.js';

export { powerNamed, POWERS, POWER_SIGN } from './powers.js';
export type { Power, PowerName } from './powers.js';
export { hasModes, sideOf } from './state.js';
export type { FullMove, FullState, Modes, ModeState, PowerUp, Slide } from './state.js';
export { drawingMoves, spacesOf, timesSeen, winningMovesOf };

/** The game that lists and texts mean by `waffle-wars`; states without modes are those of the plain game. */
export const waffleWarsFull: Game<FullState, FullMove> = {
  ...waffleWars,
  options: OPTIONS,
  seats: (options) => seatNames(modesOf(options).doubles),
  setup: (options, seed) => (isPlain(modesOf(options)) ? waffleWars.setup(options, seed) : setup(options, seed)),
  optionsOf: (state) => optionsOf(state.rules, hasModes(state) ? state.modes : undefined),
  toMove: (state) => (hasModes(state) ? toMove(state) : waffleWars.toMove(state)),
  legalMoves: (state) => (hasModes(state) ? legalMoves(state) : waffleWars.legalMoves(state)),
  play: (state, move) => {
    if (hasModes(state)) return play(state, move);
    if (move.kind === 'place' || move.kind === 'jump') return waffleWars.play(state, move);
    const places = placesOf(spacesOf(move));
    return no(
      move.kind === 'slide' ? violation('WW-42', 'no-slides', places) : violation('WW-50', 'no-arcade', places),
    );
  },
  score: (state) => {
    const sheets = waffleWars.score(state);
    // The players of a team have its conditions
    return state.hands.map((_hand, seat) => ({ ...(sheets[sideOf(seat)] ?? { total: 0, lines: [], ties: [] }), seat }));
  },
  outcome: (state) => {
    if (!hasModes(state)) return waffleWars.outcome(state);
    if (state.drawn) return { winners: [], by: 'repetition', rule: overRule(state) };
    const winners: number[] = [];
    for (let seat = 0; seat < state.hands.length; seat++) if (sideOf(seat) === state.winner) winners.push(seat);
    return state.winner < 0 ? undefined : { winners, by: state.by, rule: overRule(state) };
  },
  touches: (state, move) => {
    if (move.kind !== 'power') return placesOf(spacesOf(move));
    const [first = 0, second = 0] = move.spaces;
    // Of two pieces to swap the own one is touched first
    const spaces = move.power === 'swap' && state.board[first] !== state.turn ? [second, first] : move.spaces;
    return [POWER_SIGN + move.power, ...placesOf(spaces)];
  },
  moveText: (_state, move) => moveText(move),
  moveTextFor: (_state, move) => moveText(move),
  parseMove: (_state, text) => parseMove(text),
  positionText: (state) => (hasModes(state) ? positionText(state) : waffleWars.positionText(state)),
  parsePosition: (text, options) =>
    isPlain(modesOf(options)) ? waffleWars.parsePosition(text, options) : parsePosition(text, options),
  terms: (before, move, after) => {
    if (hasModes(before) && hasModes(after)) return terms(before, move, after);
    return move.kind === 'place' || move.kind === 'jump' ? waffleWars.terms(before, move, after) : [];
  },
};
