/** What a position of Hostage Rescue is worth to a side, before a die that nobody knows. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { CORNERS, DIE, LINES } from '@griddle/rules/hostage-rescue/components.js';
import type { HostageRescueState } from '@griddle/rules/hostage-rescue/index.js';

/** What a piece more than the other side has is worth, in the logarithm of the odds. */
const PIECE = 0.3;
/** As searches two turns deeper tell it: what the odds are multiplied by, and what a piece is worth then. */
const SURE = 0.6;
const PIECE_FAR = 0.36;
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
type Standing = Pick<HostageRescueState, 'board' | 'turn' | 'goal' | 'carriers'>;

/** What a position is worth to a side: the odds of who rolls next, and pieces. */
export function hostageRescueWorth(state: Standing, seat: Seat): number {
  const worth = Math.round(ODDS * (oddsToRoll(state) + PIECE * morePieces(state)));
  return seat === state.turn ? worth : -worth;
}

/** The chance to win of the side that does not roll next, told with the doubt that is to be had when rolls are averaged. */
export function chanceToWait(state: Standing): number {
  return 1 / (1 + Math.exp(SURE * oddsToRoll(state) + PIECE_FAR * morePieces(state)));
}

/** The logarithm of the odds: the sides roll in turn, each until a die frees its hostage. */
function oddsToRoll(state: Standing): number {
  const first = chanceToWin(state, state.turn);
  const second = chanceToWin(state, 1 - state.turn);
  // Who rolls first wins at once, or after both have failed
  return Math.log(first / ((1 - first) * second));
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
  const now = facesToReach(board, side, corner, carrier);
  const chance = (1 - 2 * SURPRISE) * (now / DIE) + SOON * (facesToAWay(board, side, corner, carrier) / DIE);
  return Math.min(least + share * chance, MOST);
}

/** How many faces of the die bring a side's piece to a corner at once; `carrier`: this one, or any if it is -1. */
function facesToReach(board: readonly number[], side: Seat, corner: number, carrier: number): number {
  let faces = 0;
  for (const line of LINES[corner] ?? []) {
    for (let i = 0; i < line.length; i++) {
      const space = line[i] ?? 0;
      if (board[space] === 1 - side) break;
      if (board[space] === side && (carrier < 0 || space === carrier)) faces |= 1 << i;
    }
  }
  // A six is split, and its first part may be any of the others
  return faces === 0 ? 0 : count(faces) + 1;
}

/** How many faces of the die, a six aside, bring a piece to where a straight way leads to that corner. */
function facesToAWay(board: readonly number[], side: Seat, corner: number, carrier: number): number {
  const ways: boolean[] = [];
  for (const line of LINES[corner] ?? []) {
    for (const space of line) {
      ways[space] = board[space] !== side;
      // Who stands in the way can be thrown out
      if (board[space] === 1 - side) break;
    }
  }
  let faces = 0;
  for (let from = 0; from < board.length; from++) {
    if (board[from] !== side || from === corner || (carrier >= 0 && from !== carrier)) continue;
    for (const line of LINES[from] ?? []) {
      for (let i = 0; i < line.length; i++) {
        const space = line[i] ?? 0;
        if (ways[space] === true) faces |= 1 << i;
        if (board[space] === 1 - side) break;
      }
    }
  }
  return count(faces);
}

/** How many of the lowest five bits are set. */
function count(faces: number): number {
  let set = 0;
  for (let i = 0; i < DIE; i++) set += (faces >> i) & 1;
  return set;
}

function pieces(board: readonly number[], side: Seat): number {
  let count = 0;
  for (const piece of board) if (piece === side) count++;
  return count;
}
