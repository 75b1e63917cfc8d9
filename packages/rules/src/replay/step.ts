/** The tree of positions behind a session: its steps, with their addresses, numbers and tokens. */
import { CHANCE, type Seat, type BaseState, type Game } from '../core/contract.js';
import { SET_TOKEN } from '../record/letters.js';
import type { Comment } from '../record/types.js';

/** A position and the move that led to it. The start of the game is a step with an empty token. */
export interface Step<S, M> {
  readonly parent: Step<S, M> | undefined;
  readonly state: S;
  /** The move as text; empty at the start. */
  readonly token: string;
  /** The move; undefined at the start and for a position set by hand. */
  readonly move: M | undefined;
  /** The seat that moved; `CHANCE` for chance moves, the start and positions set by hand. */
  readonly seat: Seat;
  /** The round of the move (see `opensRound`); 0 before the first move by a seat. */
  readonly round: number;
  /** Continuations: the main line first, then variations. */
  next: Step<S, M>[];
  /** The continuation last visited, where `redo` goes. */
  recent: Step<S, M> | undefined;
  marks: readonly string[];
  before: readonly Comment[];
  after: readonly Comment[];
  /** Comments after the variation that begins with this step. */
  behind: readonly Comment[];
}

/** One empty list, shared by the many steps without marks and comments. */
const NOTHING: readonly never[] = [];

/** The step after a move, not yet attached to its parent. */
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
    behind: NOTHING,
  };
}

/** A seat not after the previous mover in turn order starts a new round; the same seat continues its turn. */
function roundAfter<S, M>(parent: Step<S, M>, seat: Seat): number {
  let before = parent;
  while (before.seat === CHANCE && before.parent !== undefined) before = before.parent;
  const opens = seat !== CHANCE && (before.seat === CHANCE || seat < before.seat);
  return opens ? parent.round + 1 : parent.round;
}

/** Attaches a step to its parent: as the main line or, if there already is one, as a variation. */
export function hang<S, M>(step: Step<S, M>): void {
  const { parent } = step;
  if (parent === undefined) return;
  // Most steps have one continuation; a list created with it takes less memory than one that grows
  if (parent.next.length === 0) parent.next = [step];
  else parent.next.push(step);
}

/** The number of moves that lead to a step. */
export function plyOf<S, M>(step: Step<S, M>): number {
  let ply = 0;
  for (let now = step.parent; now !== undefined; now = now.parent) ply++;
  return ply;
}

/** The end of the line that continues from a step, or `end` if the line reaches it. */
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

/** The address of the parent step; the start's is its own. */
export function parentPath(path: string): string {
  return path.split('.').slice(0, -1).join('.');
}

/** The address of a continuation; 0 is the one that continues the line. */
export function childPath(path: string, fork: number): string {
  return path === '' ? fork.toString() : path + '.' + fork.toString();
}

/** Whether `inner` is `outer` or follows it. */
export function pathContains(outer: string, inner: string): boolean {
  return outer === '' || (inner + '.').substring(0, outer.length + 1) === outer + '.';
}

// Round numbers, as in records and move lists: "1. c3 d4 2. e5". A new round starts when the seat that moves is not after
// the previous mover in turn order; a seat that moves again continues its turn. Chance moves and positions set by hand have
// no number.

/** Whether the step's move is the first of its round. */
export function opensRound<S, M>(step: Step<S, M>): boolean {
  return step.seat !== CHANCE && step.round !== (step.parent?.round ?? 0);
}

/**
 * The number to write before a step's move: `2.` before the first of a round; `2...` before a later one that does not
 * directly follow the previous move in the text (`broken`) or that starts the game; else empty.
 */
export function numberOf<S, M>(step: Step<S, M>, broken: boolean): string {
  if (step.seat === CHANCE) return '';
  const opens = opensRound(step);
  const startsLate = step.round === 1 && step.seat > 0;
  if (opens && !startsLate) return step.round.toString() + '.';
  return opens || broken ? step.round.toString() + '...' : '';
}

// Steps as tokens of a record.

/** The token of a step as a seat may see it: the move, or the position that was set; `CHANCE` sees everything. */
export function tokenFor<S extends BaseState, M>(game: Game<S, M>, step: Step<S, M>, seat: Seat): string {
  if (seat === CHANCE || step.parent === undefined) return step.token;
  if (step.move === undefined) return setToken(game, game.viewFor(step.state, seat));
  return game.moveTextFor(step.parent.state, step.move, seat);
}

/** A move and the position after it, as a seat sees them. */
export interface SeenMove<S, M> {
  /** Undefined where the token is no move in the position that the seat sees. */
  readonly move: M | undefined;
  readonly state: S;
}

/**
 * What a seat sees after a move whose token it knows. `seen` is the position before it as the seat sees it, `after` the whole
 * position after it. The move is played as the seat saw it, so the seat still knows a card that was face up before it went
 * into a hand.
 */
export function seenAfter<S extends BaseState, M>(
  game: Game<S, M>,
  seat: Seat,
  seen: S,
  token: string,
  after: S,
): SeenMove<S, M> {
  const read = game.parseMove(seen, token);
  const move = read.ok ? read.value : undefined;
  const played = move === undefined ? undefined : game.play(seen, move);
  return { move, state: played?.ok === true ? played.value : game.viewFor(after, seat) };
}

/** The token for a position set by hand. */
export function setToken<S extends BaseState, M>(game: Game<S, M>, state: S): string {
  return SET_TOKEN + game.positionText(state).split(' ').join('_');
}
