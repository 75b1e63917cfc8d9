/** The evaluator of Hostage Rescue: the next roll is unknown, so a position before a roll is valued by all of them. */
import type { Seat } from '@griddle/rules/core/contract.js';
import type { hostageRescue, HostageRescueState } from '@griddle/rules/hostage-rescue/index.js';
import { CORNERS, DIE } from '@griddle/rules/internal/hostage-rescue/state.js';
import type { Evaluator } from '../evaluator.js';
import { log } from '../numbers.js';
import { count, facesToAWay, facesToReach } from './faces.js';
import { DiceSearch } from './search.js';

/** The value of one piece more than the other side, in log odds. */
const PIECE = 0.3;
/** The chance that a side without a way to its hostage still wins a turn later, before any search. */
const SURPRISE = 0.06;
/** The weight of a face that only brings a piece into line, relative to one that frees the hostage. */
const SOON = 0.3;
/** However many faces win, another roll may come. */
const MOST = 0.97;
/**
 * The share of the chance to fetch a flag that becomes a chance to win with it, and the chance of its carrier, at any
 * distance.
 */
const TO_FETCH = 0.15;
const CARRIED = 0.25;
/** The value of odds of e to 1: evaluations are whole steps of a scale on which 25 is a visible lead. */
const ODDS = 25;

/** The part of a state that an evaluation reads. */
export type Standing = Pick<HostageRescueState, 'board' | 'turn' | 'goal' | 'carriers'>;

/** The value of a position to a side: the odds of the side that rolls next, and pieces. */
function evaluateHostageRescue(state: Standing, seat: Seat): number {
  const worth = Math.round(ODDS * (oddsToRoll(state) + PIECE * morePieces(state)));
  return seat === state.turn ? worth : -worth;
}

/** The log odds: the sides roll in turn, each until a roll frees its hostage. */
function oddsToRoll(state: Standing): number {
  const first = chanceToWin(state, state.turn);
  const second = chanceToWin(state, 1 - state.turn);
  // The side that rolls first wins at once, or after both have failed
  return log(first / ((1 - first) * second));
}

function morePieces({ board, turn }: Standing): number {
  return pieces(board, turn) - pieces(board, 1 - turn);
}

/** How likely a side is to win with its next roll, or to come into line for the one after; never 0 or 1. */
function chanceToWin({ board, goal, carriers }: Standing, side: Seat): number {
  const carrier = carriers[side] ?? -1;
  // Holding the flag must be worth more than being about to fetch it, or no bot would fetch it
  const corner = (carrier < 0 ? CORNERS[1 - side] : CORNERS[side]) ?? 0;
  const share = goal === 'flag' && carrier < 0 ? TO_FETCH : 1;
  const least = SURPRISE + (carrier < 0 ? 0 : CARRIED);
  const now = count(facesToReach(board, side, corner, carrier));
  // With any winning face, the first part of a six wins, too
  const chance = (1 - 2 * SURPRISE) * ((now === 0 ? 0 : now + 1) / DIE);
  const soon = SOON * (count(facesToAWay(board, side, corner, carrier)) / DIE);
  return Math.min(least + share * (chance + soon), MOST);
}

function pieces(board: readonly number[], side: Seat): number {
  let count = 0;
  for (const piece of board) if (piece === side) count++;
  return count;
}

type Move = ReturnType<typeof hostageRescue.legalMoves>[number];

/** Hostage Rescue: a value is 25 for each step of e to 1 in the odds, and turns are searched over every roll. */
export const HOSTAGE_RESCUE: Evaluator<HostageRescueState, Move> = {
  evaluate: evaluateHostageRescue,
  margin: 4,
  scale: 25,
  search: (state, seat) => new DiceSearch(state, seat),
  skills: {
    // A roll leaves so little to decide that no search wins seven games of ten against a quick look at the moves
    easy: { positions: 0, slips: 90 },
    medium: { positions: 0, slips: 56 },
    hard: { positions: 0, judging: 10_000, slips: 10 },
    best: { positions: 150_000, slips: 0 },
  },
};
