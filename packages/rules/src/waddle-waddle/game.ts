/** What Waddle Waddle can do, as the contract has it. */
import type { Game, Texts } from '../core/contract.js';
import { TYPES } from './components.js';
import { hexText } from './hex.js';
import { legalMoves, play, toMove } from './moves.js';
import { moveText } from './notation.js';
import { positionText } from './position-text.js';
import { outcome, score } from './scoring.js';
import { OPTIONS, optionsOf, seatsOf, setup } from './setup.js';
import type { WaddleWaddleMove, WaddleWaddleState } from './state.js';

/** The type of the game: the contract with the states and moves of Waddle Waddle. */
export type WaddleWaddle = Game<WaddleWaddleState, WaddleWaddleMove>;

/** The game with what reads its texts, which a page on which it is played by hand can do without. */
export function gameWith(texts: Texts<WaddleWaddleState, WaddleWaddleMove>): WaddleWaddle {
  return {
    ...texts,
    id: 'waddle-waddle',
    title: 'Waddle Waddle',
    options: OPTIONS,
    seats: (options) => seatsOf(options),
    setup: (options, seed) => setup(options, seed),
    optionsOf: (state) => optionsOf(state.rules),
    toMove: (state) => toMove(state),
    legalMoves: (state) => legalMoves(state),
    fate: (state) => ({ move: { kind: 'end' }, rng: state.rng }),
    play: (state, move) => play(state, move),
    score: (state) => score(state),
    outcome: (state) => outcome(state),
    viewFor: (state) => state,
    guess: (view) => view,
    touches: (_state, move) => touches(move),
    moveText: (state, move) => moveText(state, move),
    moveTextFor: (state, move) => moveText(state, move),
    positionText: (state) => positionText(state),
    terms: () => [],
  };
}

/** A supply and a hex, two hexes, a card, the place beside the board, or the end of the turn. */
function touches(move: WaddleWaddleMove): readonly string[] {
  if (move.kind === 'add') return ['supply:' + TYPES.charAt(move.type), hexText(move.to)];
  if (move.kind === 'move') return [hexText(move.from), hexText(move.to)];
  if (move.kind === 'card') return ['card:' + hexText(move.at)];
  return move.kind === 'aside' ? ['supply:' + TYPES.charAt(move.type), 'aside'] : ['end'];
}
