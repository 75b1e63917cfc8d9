/**
 * Generates the moves on a board regardless of winning: placements (WW-6) and jumps (WW-7). Also finds the rule that an
 * illegal move breaks.
 */
import type { Seat, Place, Values, RuleViolation } from '../core/contract.js';
import {
  HOPS,
  IS_CORNER,
  NOBODY,
  QUADRANT_OF,
  QUADRANT_SPACES,
  SPACES,
  STRAWBERRIES,
  QUADRANT_NAMES,
  SEAT_NAMES,
  SPACE_NAMES,
  WAR,
} from './components.js';
import { overRule, placesOf, spacesOfShapes } from './conditions.js';
import { JUMPS, PLACEMENTS, type Jump, type PlainMove, type PlainState, landingOf, type Placement } from './state.js';

// The moves on a board regardless of winning: placements (WW-6) and jumps (WW-7).

/** `HOPS` as plain numbers, alternating over and to, which the search for jumps reads faster than objects. */
const OVER_AND_TO: readonly (readonly number[])[] = HOPS.map((hops) => hops.flatMap(({ over, to }) => [over, to]));

/** Whether a seat may place on a space in ordinary play (WW-4, WW-6, WW-11, WW-13 to WW-15). */
export function mayPlace(state: PlainState, seat: Seat, space: number): boolean {
  if (state.board[space] !== NOBODY || (state.hands[seat] ?? 0) === 0) return false;
  const owner = state.owners[QUADRANT_OF[space] ?? 0];
  if (owner !== NOBODY && owner !== seat) return false;
  return !(state.phase === 'first' && seat === STRAWBERRIES && IS_CORNER[space] === true);
}

/** Whether a jump of the seat to move goes over one opposing piece to an open space (WW-7), and no further (WW-10). */
export function mayJump({ board, turn }: PlainState, { path }: Jump): boolean {
  const from = path[0] ?? 0;
  const to = path[1] ?? 0;
  return path.length === 2 && board[from] === turn && board[overBetween(from, to)] === 1 - turn && board[to] === NOBODY;
}

/** The moves in ordinary play of the seat to move: placements quadrant by quadrant, then jumps. */
export function movesOf(state: PlainState): readonly PlainMove[] {
  const moves: PlainMove[] = [];
  const { board, owners, turn, phase } = state;
  if ((state.hands[turn] ?? 0) > 0) {
    for (let quadrant = 0; quadrant < owners.length; quadrant++) {
      const owner = owners[quadrant];
      if (owner !== NOBODY && owner !== turn) continue;
      const spaces = QUADRANT_SPACES[quadrant] ?? [];
      for (let i = 0; i < spaces.length; i++) {
        const space = spaces[i] ?? 0;
        if (board[space] !== NOBODY) continue;
        const move = PLACEMENTS[space];
        if (move !== undefined) moves.push(move);
      }
    }
  }
  pushJumps(board, turn, moves, false);
  // Removed afterwards, because a check for every space would slow down all other turns (WW-4)
  return phase === 'first' && turn === STRAWBERRIES
    ? moves.filter((move) => move.kind === 'jump' || IS_CORNER[move.to] !== true)
    : moves;
}

/** All jumps of a seat (WW-7), regardless of locked quadrants (WW-9). */
export function jumpsOf(board: readonly number[], seat: Seat): readonly Jump[] {
  const jumps: Jump[] = [];
  pushJumps(board, seat, jumps, false);
  return jumps;
}

/** Adds the jumps of a seat, or only the first one. */
function pushJumps(board: readonly number[], seat: Seat, moves: PlainMove[], first: boolean): void {
  // The contents of over and to as one number, because one branch is mispredicted less often than two
  const wanted = 1 - seat - 2 * NOBODY;
  for (let from = 0; from < SPACES; from++) {
    if (board[from] !== seat) continue;
    const hops = OVER_AND_TO[from] ?? [];
    for (let i = 0; i < hops.length; i += 2) {
      if ((board[hops[i] ?? 0] ?? 0) - 2 * (board[hops[i + 1] ?? 0] ?? 0) !== wanted) continue;
      const jump = JUMPS[from]?.[i / 2];
      if (jump !== undefined) moves.push(jump);
      if (first) return;
    }
  }
}

/** Whether the seat to move has any move in ordinary play (WW-11, WW-22). */
export function hasMove(state: PlainState): boolean {
  const { turn } = state;
  for (let space = 0; space < SPACES; space++) if (mayPlace(state, turn, space)) return true;
  const jumps: Jump[] = [];
  pushJumps(state.board, turn, jumps, true);
  return jumps.length > 0;
}

/** The space that a jump of two spaces goes over; -1 if there is no straight jump between the spaces (WW-7). */
export function overBetween(from: number, to: number): number {
  return HOPS[from]?.find((hop) => hop.to === to)?.over ?? -1;
}

/** The board after jumps along a path. Jumped pieces are out of the game (WW-8). */
export function boardAfterJump(board: readonly number[], path: readonly number[]): number[] {
  const after = board.slice();
  let from = path[0] ?? 0;
  const piece = board[from] ?? NOBODY;
  after[from] = NOBODY;
  for (let i = 1; i < path.length; i++) {
    const to = path[i] ?? 0;
    after[(from + to) / 2] = NOBODY;
    from = to;
  }
  after[from] = piece;
  return after;
}

// The rule an illegal move breaks, and the places that show why.

/** The violation of an illegal move. */
export function violationOf(state: PlainState, move: PlainMove): RuleViolation {
  if (state.winner >= 0) return violation(overRule(state), 'game-over', []);
  const found = move.kind === 'place' ? placementViolation(state, move) : jumpViolation(state, move);
  return found ?? violation('WW-24', 'reply-must-win', [SPACE_NAMES[landingOf(move)] ?? '']);
}

/** Why the seat to move may not make a placement in ordinary play; undefined if it may. */
export function placementViolation(state: PlainState, move: Placement): RuleViolation | undefined {
  const { turn } = state;
  const place = SPACE_NAMES[move.to] ?? '';
  if (state.board[move.to] !== NOBODY) return violation('WW-6', 'occupied', [place]);
  if ((state.hands[turn] ?? 0) === 0) return violation('WW-11', 'hand-empty', [place]);
  if (state.phase === 'first' && turn === STRAWBERRIES && IS_CORNER[move.to] === true) {
    return violation('WW-4', 'corner', [place]);
  }
  const quadrant = QUADRANT_OF[move.to] ?? 0;
  const owner = state.owners[quadrant] ?? NOBODY;
  if (owner === NOBODY || owner === turn) return undefined;
  const values: Values = { quadrant: QUADRANT_NAMES[quadrant] ?? '' };
  if (owner === WAR) {
    const shapes = [...spacesOfShapes(state.board, quadrant, 0), ...spacesOfShapes(state.board, quadrant, 1)];
    return violation('WW-15', 'civil-war', [place, ...placesOf(shapes)], values);
  }
  const shapes = placesOf(spacesOfShapes(state.board, quadrant, owner));
  return violation('WW-13', 'locked', [place, ...shapes], { ...values, owner: SEAT_NAMES[owner] ?? '' });
}

function jumpViolation({ board, turn, rules }: PlainState, { path }: Jump): RuleViolation | undefined {
  const from = path[0] ?? 0;
  const to = path[1] ?? 0;
  const over = overBetween(from, to);
  if (board[from] !== turn || board[over] !== 1 - turn || board[to] !== NOBODY) {
    const code = jumpCode(board, turn, from, over);
    return violation('WW-7', code, placesOf(path), { over: SPACE_NAMES[over] ?? '' });
  }
  if (path.length > 2) return violation('WW-10', 'one-jump', placesOf(path));
  // A move that passed the checks above can only be illegal as a reply
  return rules.replyByJump ? undefined : violation('WW-24', 'reply-by-placement', placesOf(path));
}

/** The code for a jump that breaks WW-7; `over` is -1 if the jump is not straight or has the wrong length. */
function jumpCode(board: readonly number[], turn: Seat, from: number, over: number): string {
  if (board[from] === NOBODY) return 'no-piece';
  if (board[from] !== turn) return 'not-your-piece';
  if (over < 0) return 'not-two-spaces';
  if (board[over] === NOBODY) return 'nothing-to-jump';
  return board[over] === turn ? 'own-piece' : 'landing-taken';
}

/** Creates a rule violation. */
export function violation(rule: string, code: string, places: readonly Place[], values: Values = {}): RuleViolation {
  return { rule, code, places, values };
}
