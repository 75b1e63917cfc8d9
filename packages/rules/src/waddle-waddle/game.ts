/** What Waddle Waddle can do, as the contract has it. */
import type { Game, Texts } from '../core/contract.js';
import { TYPES } from './components.js';
import { hexText } from './hex.js';
import { legalMoves, toMove } from './moves.js';
import { moveText } from './notation.js';
import { positionText } from './position-text.js';
import { outcome, score } from './scoring.js';
import { OPTIONS, optionsOf, seatsOf, setup } from './setup.js';
import type { WaddleWaddleMove, WaddleWaddleState } from './state.js';

/** The type of the game: the contract with the states and moves of Waddle Waddle. */
export type WaddleWaddle = Game<WaddleWaddleState, WaddleWaddleMove>;

/** What reads texts and tells why moves are refused: a page on which only legal moves are made does without. */
export interface Rest extends Texts<WaddleWaddleState, WaddleWaddleMove>, Pick<WaddleWaddle, 'play'> {}

/** The game with the rest, or with what stands in its place until somebody asks for it. */
export function gameWith(rest: Rest): WaddleWaddle {
  return {
    ...rest,
    id: 'waddle-waddle',
    title: 'Waddle Waddle',
    options: OPTIONS,
    seats: (options) => seatsOf(options),
    setup: (options, seed) => setup(options, seed),
    optionsOf: (state) => optionsOf(state.rules),
    toMove: (state) => toMove(state),
    legalMoves: (state) => legalMoves(state),
    fate: (state) => ({ move: { kind: 'end' }, rng: state.rng }),
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
