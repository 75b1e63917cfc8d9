/** Proves that moves outside the record reach a puzzle's goal, by trying every move of both sides. */
import { CHANCE, type BaseState, type Game, type Seat } from '../core/contract.js';
import { lineEnd, type Step } from '../replay/step.js';
import { ownMoves, type Puzzle } from './puzzle.js';

/** What a proof may still cost, in moves played; below 0 it was given up, and its answer says nothing. */
export interface Budget {
  left: number;
}

/** More own moves than any game has left where its end can be searched. */
const TO_THE_END = 99;

/** A search for forced wins of one side that sees every move. */
export interface Search<S extends BaseState, M> {
  readonly game: Game<S, M>;
  readonly seat: Seat;
  readonly budget: Budget;
  /** The replies that refuted last, by the number of own moves left. They are tried first. */
  readonly killers: string[];
}

/**
 * Whether the goal is still reached, provably, in the position after the seat's `made`th own move. Only for `win`, `save` and
 * `only`, in games of two seats; the search gives up at chance moves.
 */
export function reachesGoal<S extends BaseState, M>(
  { goal, seat, session, start }: Puzzle<S, M>,
  state: S,
  made: number,
  budget: Budget,
): boolean {
  const { game } = session;
  if (game.seats(game.optionsOf(state)).length !== 2) return false;
  const number = goal.of === '' ? ownMoves(start, lineEnd(start), seat) : Number(goal.of);
  if (goal.kind === 'save') {
    const defended = made === 1 && !forces({ game, seat: 1 - seat, budget, killers: [] }, state, number);
    return defended && budget.left >= 0;
  }
  const left = goal.kind === 'win' ? number - made : goal.kind === 'only' && made === 1 ? TO_THE_END : -1;
  return left >= 0 && forces({ game, seat, budget, killers: [] }, state, left) && budget.left >= 0;
}

/**
 * Whether the seat wins with at most `own` more moves of its own, whatever the other side does. Either side may be to move. Once
 * the budget is spent, the answer says nothing.
 */
export function forces<S extends BaseState, M>(search: Search<S, M>, state: S, own: number): boolean {
  const { budget, game, seat } = search;
  const outcome = game.outcome(state);
  if (outcome !== undefined) return outcome.winners.includes(seat);
  const movers = game.toMove(state);
  if (movers.length !== 1 || movers[0] === CHANCE || budget.left < 0) return false;
  if (movers[0] !== seat) return holdsAgainstAll(search, state, own);
  if (own === 0) return false;
  const open: S[] = [];
  for (const move of game.legalMoves(state)) {
    const after = played(search, state, move);
    if (after === undefined) continue;
    if (game.outcome(after)?.winners.includes(seat) === true) return true;
    open.push(after);
  }
  // With no own moves left, a reply of the other side may still end the game: the last one it gets, or one that it has to make
  return open.some((after) => forces(search, after, own - 1));
}

function holdsAgainstAll<S extends BaseState, M>(search: Search<S, M>, state: S, own: number): boolean {
  const { game, killers } = search;
  const killer = killers[own] ?? '';
  const replies = game.legalMoves(state);
  const at = killer === '' ? -1 : replies.findIndex((move) => game.moveText(state, move) === killer);
  const ordered = at < 0 ? replies : [...replies.slice(at, at + 1), ...replies.slice(0, at), ...replies.slice(at + 1)];
  for (const move of ordered) {
    const after = played(search, state, move);
    if (after === undefined || forces(search, after, own)) continue;
    // Dense, because the array is a sequence in Lua
    while (killers.length <= own) killers.push('');
    killers[own] = game.moveText(state, move);
    return false;
  }
  return replies.length > 0;
}

/** The position after a move, at the cost of one from the budget. */
export function played<S extends BaseState, M>({ budget, game }: Search<S, M>, state: S, move: M): S | undefined {
  budget.left--;
  const result = game.play(state, move);
  return result.ok ? result.value : undefined;
}

/** A move that also reaches the goal, and the move of the record that it competes with. */
export interface SecondSolution<S, M> {
  readonly token: string;
  readonly instead: Step<S, M>;
}

/** A move outside the record that may reach the goal as well. */
export interface Rival<S, M> extends SecondSolution<S, M> {
  /** The position after it. */
  readonly after: S;
  /** The number of the seat's own moves by then. */
  readonly made: number;
}

/**
 * Returns the moves that a second solution can begin with: all in place of the first move, and later those that don't end the
 * game at once, as the last move of many solutions may. Empty where the goal is any win.
 */
export function rivalsOf<S extends BaseState, M>(puzzle: Puzzle<S, M>): readonly Rival<S, M>[] {
  const { goal, known, seat, session, start } = puzzle;
  const { game } = session;
  const rivals: Rival<S, M>[] = [];
  // `win` without a number says that any win is right
  if (goal.kind === 'win' && goal.of === '') return rivals;
  let made = 0;
  for (let step: Step<S, M> | undefined = start; step !== undefined; step = step.next[0]) {
    const instead = step.next[0];
    if (instead?.seat !== seat) continue;
    made++;
    const written = step.next.filter((next) => known.includes(next)).map(({ token }) => token);
    for (const move of game.legalMoves(step.state)) {
      const token = game.moveText(step.state, move);
      const after = written.includes(token) ? undefined : game.play(step.state, move);
      if (after?.ok !== true || (made > 1 && game.outcome(after.value) !== undefined)) continue;
      rivals.push({ token, instead, after: after.value, made });
    }
  }
  return rivals;
}

/** Whether a rival provably reaches the goal, within the budget. */
export function isSecondSolution<S extends BaseState, M>(
  puzzle: Puzzle<S, M>,
  { after, made }: Rival<S, M>,
  budget: Budget,
): boolean {
  return reachesGoal(puzzle, after, made, budget);
}

/** Returns the first move outside the record that provably reaches the goal; undefined where there is none in the budget. */
export function secondSolution<S extends BaseState, M>(
  puzzle: Puzzle<S, M>,
  budget: Budget,
): SecondSolution<S, M> | undefined {
  for (const rival of rivalsOf(puzzle)) {
    if (isSecondSolution(puzzle, rival, budget)) return rival;
    if (budget.left < 0) return undefined;
  }
  return undefined;
}
