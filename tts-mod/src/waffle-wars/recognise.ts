/**
 * Turns what lies on the table into a move: the pieces seen on the board are compared with the position on record, and
 * what came and what went is read as a placement or a jump. Whether the move is legal is for the rules to say.
 */
import type { Place, Seat } from '@griddle/rules/core/contract.js';
import { NOBODY, SPACES } from '@griddle/rules/waffle-wars/components.js';
import { placesOf } from '@griddle/rules/waffle-wars/conditions.js';
import { overBetween } from '@griddle/rules/waffle-wars/legal.js';
import type { WaffleWarsMove, WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';
import { positionText } from '@griddle/rules/waffle-wars/notation.js';
import type { Act } from '../mod/table-game.js';

/** What lies on the table. Two pieces on one space are both counted. */
export interface Sighting {
  /** By seat and space: how many pieces lie there. */
  readonly onBoard: readonly (readonly number[])[];
  /** By seat: how many pieces lie on its tray. */
  readonly inHand: readonly number[];
}

/** A difference between the table and a position: a piece of a seat that is, or is not, on a space. */
interface Difference {
  readonly seat: Seat;
  readonly space: number;
}

/** How the table differs from a position. */
export interface Differences {
  readonly came: readonly Difference[];
  readonly gone: readonly Difference[];
}

/** A table without pieces. */
export function emptySighting(): { onBoard: number[][]; inHand: number[] } {
  const onBoard: number[][] = [[], []];
  for (const counts of onBoard) for (let space = 0; space < SPACES; space++) counts.push(0);
  return { onBoard, inHand: [0, 0] };
}

/** Compares the board as seen with the board of a position. */
export function differences(board: readonly number[], seen: Sighting): Differences {
  const came: Difference[] = [];
  const gone: Difference[] = [];
  for (let space = 0; space < SPACES; space++) {
    for (let seat = 0; seat < 2; seat++) {
      const surplus = (seen.onBoard[seat]?.[space] ?? 0) - (board[space] === seat ? 1 : 0);
      for (let i = 0; i < surplus; i++) came.push({ seat, space });
      if (surplus < 0) gone.push({ seat, space });
    }
  }
  return { came, gone };
}

/** The spaces of all differences, for telling people where the table and the record disagree. */
export function differingPlaces({ came, gone }: Differences): Place[] {
  const spaces: number[] = [];
  for (const { space } of [...came, ...gone]) if (!spaces.includes(space)) spaces.push(space);
  return placesOf(spaces);
}

/**
 * Reads the differences as one act. A jump is recognised with the jumped piece still lying there and with it already
 * taken away by the player.
 */
export function recognise(board: readonly number[], seen: Sighting): Act<WaffleWarsMove> {
  const found = differences(board, seen);
  const { came, gone } = found;
  if (came.length === 0 && gone.length === 0) return { kind: 'nothing' };
  const arrival = came[0];
  if (came.length === 1 && arrival !== undefined) {
    const { seat, space: to } = arrival;
    const departure = gone.find((difference) => difference.seat === seat);
    if (departure === undefined && gone.length === 0) return { kind: 'move', seat, move: { kind: 'place', to } };
    if (departure !== undefined && isJump(departure.space, to, gone)) {
      return { kind: 'move', seat, move: { kind: 'jump', path: [departure.space, to] } };
    }
  }
  return { kind: 'strange', places: differingPlaces(found) };
}

/** Whether everything that is gone is the piece that moved and, perhaps, the one it jumped over. */
function isJump(from: number, to: number, gone: readonly Difference[]): boolean {
  const over = overBetween(from, to);
  return gone.every(({ space }) => space === from || space === over);
}

/**
 * The position that the table shows, as text: the board as seen, hands with what came on the board taken out of them,
 * and `turn` to move. Of two pieces on one space the one on record stays.
 */
export function positionSeen(state: WaffleWarsState, seen: Sighting, turn: Seat): string {
  const board = state.board.map((piece, space) => pieceSeen(piece, space, seen));
  const hands = state.hands.map((hand, seat) => handSeen(state, board, seen, seat, hand));
  const strawberriesBegan = board.includes(0) || (hands[0] ?? 0) < state.rules.hand;
  const phase = state.phase === 'war' || (state.phase === 'first' && !strawberriesBegan) ? state.phase : '-';
  return positionText({ ...state, board, hands, turn, phase });
}

function pieceSeen(onRecord: number, space: number, seen: Sighting): number {
  const there = [0, 1].filter((seat) => (seen.onBoard[seat]?.[space] ?? 0) > 0);
  return there.includes(onRecord) ? onRecord : (there[0] ?? NOBODY);
}

/** Pieces that came on the board left the hand; pieces that left the board are in hand only if they lie on the tray. */
function handSeen(state: WaffleWarsState, board: readonly number[], seen: Sighting, seat: Seat, hand: number): number {
  const more = count(board, seat) - count(state.board, seat);
  if (more >= 0) return Math.max(0, hand - more);
  return Math.max(hand, Math.min(hand - more, seen.inHand[seat] ?? 0));
}

function count(board: readonly number[], seat: Seat): number {
  return board.filter((piece) => piece === seat).length;
}
