/**
 * Reads the table as a move: pieces that came to the board or left it make a placement, a jump, a slide or a power-up (WW-5
 * to WW-60). The move meant is the first legal one with this effect on the pieces; the rules decide whether there is one.
 */
import { NOBODY } from '@griddle/rules/internal/waffle-wars/components.js';
import { overBetween } from '@griddle/rules/internal/waffle-wars/legal.js';
import { hasModes, singleMoves, waffleWars } from '@griddle/rules/waffle-wars/index.js';
import type { WaffleWarsMove, WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';
import type { Act } from '../mod/table-game.js';
import { seatOf, sideHands } from './hands.js';
import { differences, differingPlaces } from '../grid/scan.js';
import type { Difference, Differences, Scan } from '../grid/scan.js';

/** Reads the differences as one act. `second`: the next two placements are a Second Helping. */
export function recognise(state: WaffleWarsState, seen: Scan, second: boolean): Act<WaffleWarsMove> {
  const found = differences(state.board, seen);
  const { came, gone } = found;
  if (came.length === 0 && gone.length === 0) return { kind: 'nothing' };
  const move = came.length === 0 ? nibble(state, gone, seen) : arrivals(state, found, second);
  if (move === 'partial') return { kind: 'partial' };
  if (move === undefined) return { kind: 'unrecognised', places: differingPlaces(found) };
  const side = came[0]?.seat ?? state.turn;
  return { kind: 'move', seat: seatOf(state, side), move };
}

/** Whether there are power-ups, without which some acts have no meaning (WW-50). */
function isArcade(state: WaffleWarsState): boolean {
  return hasModes(state) && state.modes.arcade;
}

/** Reads an opposing piece laid on its owner's tray (WW-51 Nibble). */
function nibble(state: WaffleWarsState, gone: readonly Difference[], seen: Scan): WaffleWarsMove | undefined {
  const [taken] = gone;
  if (!isArcade(state)) return undefined;
  if (taken === undefined || gone.length > 1 || taken.seat === state.turn) return undefined;
  const isInHand = (seen.inHand[taken.seat] ?? 0) > (sideHands(state)[taken.seat] ?? 0);
  return isInHand ? { kind: 'power', power: 'nibble', spaces: [taken.space] } : undefined;
}

function arrivals(
  state: WaffleWarsState,
  { came, gone }: Differences,
  second: boolean,
): WaffleWarsMove | 'partial' | undefined {
  const [arrival, other] = came;
  if (arrival === undefined || came.length > 2) return undefined;
  const { seat: side, space: to } = arrival;
  const own = gone.filter(({ seat }) => seat === side);
  const from = own[0]?.space ?? NOBODY;
  if (other !== undefined) {
    const isPair = second && other.seat === side && gone.length === 0;
    return isPair ? { kind: 'power', power: 'second-helping', spaces: [to, other.space] } : undefined;
  }
  if (own.length > 1) return undefined;
  if (from >= 0) {
    return walked(
      state,
      from,
      to,
      gone.filter(({ seat }) => seat !== side),
    );
  }
  if (gone.length > 0) return undefined;
  // A second piece on one's own represents the toothpick in it
  if (isArcade(state) && state.board[to] === side) return { kind: 'power', power: 'toothpick', spaces: [to] };
  return second ? 'partial' : placed(state, to);
}

/** Returns a placement, or a Gate-Crash if only that is allowed. */
function placed(state: WaffleWarsState, to: number): WaffleWarsMove {
  const crash: WaffleWarsMove = { kind: 'power', power: 'gate-crash', spaces: [to] };
  return isArcade(state) && waffleWars.play(state, crash).ok ? crash : { kind: 'place', to };
}

/** Returns the move of a piece between two spaces; of several ways, the one whose jumped pieces have been taken away. */
function walked(state: WaffleWarsState, from: number, to: number, taken: readonly Difference[]): WaffleWarsMove {
  // A piece laid on one of the other side swaps places with it
  if (isArcade(state) && state.board[to] !== NOBODY) {
    return { kind: 'power', power: 'swap', spaces: from < to ? [from, to] : [to, from] };
  }
  const moves = hasModes(state) ? singleMoves(state) : waffleWars.legalMoves(state);
  const ways = moves.filter((move) => isWalk(move, from, to));
  const cleared = ways.find((move) => {
    const after = waffleWars.play(state, move);
    if (!after.ok) return false;
    const lost = state.board.filter((piece, space) => piece === 1 - state.turn && after.value.board[space] !== piece);
    return lost.length === taken.length && taken.every(({ space }) => after.value.board[space] === NOBODY);
  });
  const isSlide = hasModes(state) && state.modes.slide[state.turn] === true && overBetween(from, to) < 0;
  const fallback: WaffleWarsMove = isSlide ? { kind: 'slide', path: [from, to] } : { kind: 'jump', path: [from, to] };
  return cleared ?? ways[0] ?? fallback;
}

function isWalk(move: WaffleWarsMove, from: number, to: number): boolean {
  if (move.kind === 'place') return false;
  const path = move.kind === 'power' ? move.spaces : move.path;
  const isPair = move.kind === 'power' && (move.power === 'second-helping' || move.power === 'swap');
  return path.length > 1 && !isPair && path[0] === from && path[path.length - 1] === to;
}
