/** What opponents know of Waffle Wars. */
import {
  hasModes,
  type WaffleWarsMove,
  type WaffleWarsState,
} from '@griddle/rules/internal/waffle-wars/modes/state.js';
import type { Evaluator } from '../evaluator.js';
import { evaluateWaffleWars } from './evaluate.js';

/** Phases by number. */
const PHASES = ['first', '-', 'reply', 'war'];

/** Waffle Wars in all its modes: hands, phase and, with modes, powers and guards tell positions apart. */
export const WAFFLE_WARS: Evaluator<WaffleWarsState, WaffleWarsMove> = {
  evaluate: evaluateWaffleWars,
  margin: 6,
  scale: 40,
  keys: {
    board: ({ board }) => board,
    others: (state) => {
      const { turn, hands, phase } = state;
      const plain = [turn + 2 * PHASES.indexOf(phase), ...hands];
      return hasModes(state) ? [...plain, state.seat, ...state.powers, ...state.guards] : plain;
    },
    turn: (state) => (state.winner >= 0 || (hasModes(state) && state.drawn) ? -1 : state.turn),
  },
};
