/** The tree of positions a session walks in. */
import type { Seat } from '../core/contract.js';
import type { Comment } from '../record/types.js';

/** Start of the token that stands for a position set by hand. */
export const SET_TOKEN = '!set:';

/** A position and the move that led to it. The start of the game is a step without a token. */
export interface Step<S, M> {
  readonly parent: Step<S, M> | undefined;
  readonly state: S;
  /** The move as text; empty at the start. */
  readonly token: string;
  /** The move; undefined at the start and where the position was set by hand. */
  readonly move: M | undefined;
  /** Who moved: a seat, or `TABLE` for the table, the start and positions set by hand. */
  readonly seat: Seat;
  /** The line goes on with the first, the others are variations. */
  readonly next: Step<S, M>[];
  /** The continuation gone through last, to which `redo` returns. */
  recent: Step<S, M> | undefined;
  marks: readonly string[];
  before: readonly Comment[];
  after: readonly Comment[];
}

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
    next: [],
    recent: undefined,
    marks: NOTHING,
    before: NOTHING,
    after: NOTHING,
  };
}

/** One empty list for the many steps without marks and comments. */
const NOTHING: readonly never[] = [];

/** A step's address: the places of its ancestors and itself among their siblings, `0.0.1`; empty for the start. */
export function pathOf<S, M>(step: Step<S, M>): string {
  const places: string[] = [];
  let now = step;
  while (now.parent !== undefined) {
    places.unshift(now.parent.next.indexOf(now).toString());
    now = now.parent;
  }
  return places.join('.');
}

/** How many moves lead to a step. */
export function plyOf<S, M>(step: Step<S, M>): number {
  let ply = 0;
  for (let now = step.parent; now !== undefined; now = now.parent) ply++;
  return ply;
}

/** The end of the line that goes on from a step. */
export function lineEnd<S, M>(step: Step<S, M>): Step<S, M> {
  let now = step;
  for (let next = now.next[0]; next !== undefined; next = now.next[0]) now = next;
  return now;
}
