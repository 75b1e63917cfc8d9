/** What opponents know of Hostage Rescue: nobody knows the next die, so all of them are thought of. */
import type { hostageRescue, HostageRescueState } from '@griddle/rules/hostage-rescue/index.js';
import type { Evaluator } from '../evaluator.js';
import { DiceSearch } from './search.js';
import { evaluateHostageRescue } from './evaluate.js';

type Move = ReturnType<typeof hostageRescue.legalMoves>[number];

/** Hostage Rescue: worth is 25 for each step of e to 1 in the odds, and turns are thought ahead over every roll. */
export const HOSTAGE_RESCUE: Evaluator<HostageRescueState, Move> = {
  evaluate: evaluateHostageRescue,
  margin: 4,
  scale: 25,
  search: (state, seat) => new DiceSearch(state, seat),
  skills: {
    // The die leaves so little to decide that no search wins seven games of ten against the look of a move
    easy: { positions: 0, slips: 90 },
    medium: { positions: 0, slips: 56 },
    hard: { positions: 0, judging: 10_000, slips: 10 },
    best: { positions: 150_000, slips: 0 },
  },
};
