/** The tree of positions a session walks in: its steps, with their addresses, numbers and tokens. */
import { CHANCE, type Seat, type BaseState, type Game } from '../core/contract.js';
import { SET_TOKEN } from '../record/letters.js';
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

// Addresses of steps as text, for links and saved games: the index of the continuation at each fork, `0.0.1`. The start
// is the empty text.

/** The address of a step. */
export function pathOf<S, M>(step: Step<S, M>): string {
  const forks: string[] = [];
  for (let now = step; now.parent !== undefined; now = now.parent) forks.push(now.parent.next.indexOf(now).toString());
  return forks.reverse().join('.');
}

/** The step with an address below `root`; undefined when there is none. */
export function stepAt<S, M>(root: Step<S, M>, path: string): Step<S, M> | undefined {
  let now: Step<S, M> | undefined = root;
  if (path === '') return now;
  for (const fork of path.split('.')) now = now?.next.find((_step, i) => i.toString() === fork);
  return now;
}

/** The address one move earlier; that of the start is its own. */
export function parentPath(path: string): string {
  return path.split('.').slice(0, -1).join('.');
}

/** The address of a continuation, 0 being the one in which the line goes on. */
export function childPath(path: string, fork: number): string {
  return path === '' ? fork.toString() : path + '.' + fork.toString();
}

/** Whether `inner` is `outer` or follows it. */
export function pathContains(outer: string, inner: string): boolean {
  return outer === '' || (inner + '.').substring(0, outer.length + 1) === outer + '.';
}

// Round numbers, as records and move lists write them: "1. c3 d4 2. e5". A new round begins when a seat moves that does
// not come after the one that moved before it in turn order; a seat that moves again continues its turn. Moves of the
// table and positions set by hand have no number.

/** Whether the step's move is the first of its round. */
export function opensRound<S, M>(step: Step<S, M>): boolean {
  return step.seat !== CHANCE && step.round !== (step.parent?.round ?? 0);
}

/**
 * The number to write before a step's move: `2.` before the first of a round; `2...` before a later one where it does
 * not follow the move before it on the page (`broken`), or where the game starts with it; else empty.
 */
export function numberOf<S, M>(step: Step<S, M>, broken: boolean): string {
  if (step.seat === CHANCE) return '';
  const opens = opensRound(step);
  const startsLate = step.round === 1 && step.seat > 0;
  if (opens && !startsLate) return step.round.toString() + '.';
  return opens || broken ? step.round.toString() + '...' : '';
}

// The steps of a session as tokens of a record.

/** The move to a step as a seat may write it down, or the position that was set; `CHANCE` writes all. */
export function tokenFor<S extends BaseState, M>(game: Game<S, M>, step: Step<S, M>, seat: Seat): string {
  if (seat === CHANCE || step.parent === undefined) return step.token;
  if (step.move === undefined) return setToken(game, game.viewFor(step.state, seat));
  return game.moveTextFor(step.parent.state, step.move, seat);
}

/** The token for a position set by hand. */
export function setToken<S extends BaseState, M>(game: Game<S, M>, state: S): string {
  return SET_TOKEN + game.positionText(state).split(' ').join('_');
}
