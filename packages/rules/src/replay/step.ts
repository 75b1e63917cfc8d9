/** The tree of positions a session walks in. */
import { CHANCE } from '../core/contract.js';
import type { Seat } from '../core/contract.js';
import type { Comment } from '../record/types.js';

/** A position and the move that led to it. The start of the game is a step without a token. */
export interface Step<S, M> {
  readonly parent: Step<S, M> | undefined;
  readonly state: S;
  /** The move as text; empty at the start. */
  readonly token: string;
  /** The move; undefined at the start and where the position was set by hand. */
  readonly move: M | undefined;
  /** Who moved: a seat, or `CHANCE` for the table, the start and positions set by hand. */
  readonly seat: Seat;
  /** The round (see `opensRound`) the move stands in; 0 before the first move of a seat. */
  readonly round: number;
  /** Continuations: the main line first, then variations. */
  next: Step<S, M>[];
  /** The continuation gone through last, to which `redo` returns. */
  recent: Step<S, M> | undefined;
  marks: readonly string[];
  before: readonly Comment[];
  after: readonly Comment[];
}

/** One empty list for the many steps without marks and comments. */
const NOTHING: readonly never[] = [];

/** The step after a move, not yet hung on its parent. */
export function newStep<S, M>(
  parent: Step<S, M> | undefined,
  state: S,
  token: string,
  move: M | undefined,
  seat: Seat,
): Step<S, M> {
  return {
    parent,
    state,
    token,
    move,
    seat,
    round: parent === undefined ? 0 : roundAfter(parent, seat),
    next: [],
    recent: undefined,
    marks: NOTHING,
    before: NOTHING,
    after: NOTHING,
  };
}

/** A seat that does not come after the one that moved before it begins a new round; the same seat continues its turn. */
function roundAfter<S, M>(parent: Step<S, M>, seat: Seat): number {
  let before = parent;
  while (before.seat === CHANCE && before.parent !== undefined) before = before.parent;
  const opens = seat !== CHANCE && (before.seat === CHANCE || seat < before.seat);
  return opens ? parent.round + 1 : parent.round;
}

/** Attaches a step to its parent, as main line or, if there is one, as a variation. */
export function hang<S, M>(step: Step<S, M>): void {
  const { parent } = step;
  if (parent === undefined) return;
  // Most steps have one continuation; a list made with it takes less room than one that grows
  if (parent.next.length === 0) parent.next = [step];
  else parent.next.push(step);
}

/** How many moves lead to a step. */
export function plyOf<S, M>(step: Step<S, M>): number {
  let ply = 0;
  for (let now = step.parent; now !== undefined; now = now.parent) ply++;
  return ply;
}

/** The end of the line that goes on from a step, or `end` if the line comes to it. */
export function lineEnd<S, M>(step: Step<S, M>, end?: Step<S, M>): Step<S, M> {
  let now = step;
  for (let next = now.next[0]; next !== undefined && now !== end; next = now.next[0]) now = next;
  return now;
}
