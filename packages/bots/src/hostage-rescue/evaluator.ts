/**
 * What opponents know of Hostage Rescue: nobody knows the next die, so all of them are thought of; and what a position is worth
 * before one.
 */
import type { Seat } from '@griddle/rules/core/contract.js';
import type { hostageRescue, HostageRescueState } from '@griddle/rules/hostage-rescue/index.js';
import { CORNERS, DIE } from '@griddle/rules/internal/hostage-rescue/state.js';
import type { Evaluator } from '../evaluator.js';
import { log } from '../numbers.js';
import { count, facesToAWay, facesToReach } from './faces.js';
import { DiceSearch } from './search.js';

/** What a piece more than the other side has is worth, in the logarithm of the odds. */
const PIECE = 0.3;
/** The chance that a side without a way to its hostage wins a turn later after all, as seen from far. */
const SURPRISE = 0.06;
/** What a face of the die that only brings a piece into the way counts, beside one that frees the hostage. */
const SOON = 0.3;
/** However many faces win, another die may come. */
const MOST = 0.97;
/** The share of the chance to fetch a flag that is one to win with it, and the chance of who carries it, however far. */
const TO_FETCH = 0.15;
const CARRIED = 0.25;
/** Worth of odds of e to 1: judgements are whole steps of a scale on which 25 is a lead that shows. */
const ODDS = 25;

/** What a judgement goes by. */
export type Standing = Pick<HostageRescueState, 'board' | 'turn' | 'goal' | 'carriers'>;

/** What a position is worth to a side: the odds of who rolls next, and pieces. */
function evaluateHostageRescue(state: Standing, seat: Seat): number {
  const worth = Math.round(ODDS * (oddsToRoll(state) + PIECE * morePieces(state)));
  return seat === state.turn ? worth : -worth;
}

/** The logarithm of the odds: the sides roll in turn, each until a die frees its hostage. */
function oddsToRoll(state: Standing): number {
  const first = chanceToWin(state, state.turn);
  const second = chanceToWin(state, 1 - state.turn);
  // Who rolls first wins at once, or after both have failed
  return log(first / ((1 - first) * second));
}

function morePieces({ board, turn }: Standing): number {
  return pieces(board, turn) - pieces(board, 1 - turn);
}

/** How likely a side is to win with its next roll, or to come into the way for the one after; never 0 or 1. */
function chanceToWin({ board, goal, carriers }: Standing, side: Seat): number {
  const carrier = carriers[side] ?? -1;
  // Who has the flag carries it home; to have it is more than to be about to fetch it, or nobody would
  const corner = (carrier < 0 ? CORNERS[1 - side] : CORNERS[side]) ?? 0;
  const share = goal === 'flag' && carrier < 0 ? TO_FETCH : 1;
  const least = SURPRISE + (carrier < 0 ? 0 : CARRIED);
  const now = count(facesToReach(board, side, corner, carrier));
  // With any face that does, the first part of a six does, too
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
