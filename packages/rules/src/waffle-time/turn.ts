/** Automatic progress: goals, butter, the next pawn, clean-up, the end (WT-10, WT-20, WT-60 to WT-72). */
import { withAt } from '../core/math.js';
import { CREAM, ROUNDS, spaceSyrup } from './components.js';
import { completions } from './legal.js';
import { blankIsNearer, flipped, returned } from './draft.js';
import { meetsGoal } from './goals.js';
import { isSolo, waffleOf, type Put, type WaffleTimeState, type WonGoal } from './state.js';
import { isEmpty, SIDES } from './waffle.js';
import type { Waffle } from './waffle.js';

/** Lets the next player choose stars; after the last, starts the first round (WT-7), unless a solo game is over (WT-72). */
export function nextStar(state: WaffleTimeState): WaffleTimeState {
  if (soloIsOver(state)) return soloEnd(state);
  if (state.turn + 1 < state.rules.players) return { ...state, turn: state.turn + 1 };
  return nextPawn(state);
}

/** Lets the foremost unplaced pawn draft (WT-10); when all are placed, the round is over. */
function nextPawn(state: WaffleTimeState): WaffleTimeState {
  const pawn = state.pawns.find((other) => other.slot < 0);
  const rested: WaffleTimeState = { ...state, hand: [], changed: [] };
  return pawn === undefined ? cleanUp(rested) : { ...rested, step: 'draft', turn: pawn.seat };
}

/** Continues after a placing: fruit counts as placed this turn, cream does not (WT-17). */
export function afterPlacing(state: WaffleTimeState, puts: readonly Put[]): WaffleTimeState {
  const changed = puts.filter((put) => put.topping !== CREAM).map((put) => put.space);
  return patterns({ ...state, hand: [], changed, step: 'finish' });
}

/** Continues after a completion, whose syrup counts for later completions (WT-17). */
export function afterCompletion(state: WaffleTimeState, spaces: readonly number[]): WaffleTimeState {
  const changed = state.changed.slice();
  for (const space of spaces) if (!changed.includes(space)) changed.push(space);
  return patterns({ ...state, changed: changed.sort((a, b) => a - b) });
}

/** Ends the pattern step automatically when nothing can be completed. */
export function patterns(state: WaffleTimeState): WaffleTimeState {
  if (soloIsOver(state)) return soloEnd(state);
  return completions(state).length > 0 ? state : afterPatterns(state);
}

/** WT-20: adds newly met goals; the first to complete one gets its butter. */
export function afterPatterns(state: WaffleTimeState): WaffleTimeState {
  return placeButter(withNewGoals(state));
}

/** Adds the goals the seat's waffle now meets. If no other seat has met a goal, its butter is due to be placed. */
function withNewGoals(state: WaffleTimeState): WaffleTimeState {
  const waffle = waffleOf(state);
  const mine = state.won[state.turn] ?? [];
  const added: WonGoal[] = [];
  for (const goal of state.goals) {
    if (mine.some((other) => other.goal === goal) || !meetsGoal(waffle, goal, state.rules.crossX)) continue;
    const taken = state.won.some((goals) => goals.some((other) => other.goal === goal));
    added.push({ goal, gone: taken });
  }
  return added.length === 0 ? state : { ...state, won: withAt(state.won, state.turn, [...mine, ...added]) };
}

/** Waits while butter is due and there is an empty space for it; otherwise butter is lost (WT-20). */
function placeButter(state: WaffleTimeState): WaffleTimeState {
  const mine = state.won[state.turn] ?? [];
  const waffle = waffleOf(state);
  if (mine.every((goal) => goal.gone)) return nextPawn(state);
  if (waffle.some((content) => isEmpty(content))) return { ...state, step: 'butter' };
  return nextPawn({
    ...state,
    won: withAt(
      state.won,
      state.turn,
      mine.map((goal) => ({ ...goal, gone: true })),
    ),
  });
}

/** Continues after one butter was placed. */
export function afterButter(state: WaffleTimeState): WaffleTimeState {
  const mine = state.won[state.turn] ?? [];
  const first = mine.findIndex((goal) => !goal.gone);
  const placed = mine.map((goal, i) => (i === first ? { ...goal, gone: true } : goal));
  const next = { ...state, won: withAt(state.won, state.turn, placed) };
  return soloIsOver(next) ? soloEnd(next) : placeButter(next);
}

/** WT-60 to WT-63: ends the game, or returns pawns, hands out syrup, moves the turn-order tile and flips a line. */
function cleanUp(state: WaffleTimeState): WaffleTimeState {
  if (isSolo(state)) return soloCleanUp(state);
  if (state.round >= ROUNDS) return { ...state, step: 'finish', over: true };
  const pawns = returned(state.round, state.pawns);
  const spaces = spaceSyrup(state.rules.players);
  const syrup = state.syrup.map((count, seat) => count + (spaces[pawns.findIndex((pawn) => pawn.seat === seat)] ?? 0));
  return nextRound({ ...state, pawns, syrup });
}

function nextRound(state: WaffleTimeState): WaffleTimeState {
  const round = state.round + 1;
  return nextPawn({ ...state, round, tiles: flipped(state.tiles, round, state.rules.forkTrailing) });
}

/** WT-71: returns the pawn to space 1, or to space 2 with its syrup when the blank tile is nearer. */
function soloCleanUp(state: WaffleTimeState): WaffleTimeState {
  const slot = state.pawns[0]?.slot ?? 0;
  const extra = blankIsNearer(state.round, slot) ? (spaceSyrup(1)[1] ?? 0) : 0;
  return nextRound({ ...state, pawns: [{ seat: 0, slot: -1 }], syrup: [(state.syrup[0] ?? 0) + extra] });
}

/** WT-72: a solo game ends with an empty dispenser, or without two adjacent empty spaces. */
export function soloIsOver(state: WaffleTimeState): boolean {
  return isSolo(state) && ((state.syrup[0] ?? 0) === 0 || !hasEmptyPair(state.waffles[0] ?? []));
}

function hasEmptyPair(waffle: Waffle): boolean {
  for (let space = 0; space < waffle.length; space++) {
    if (!isEmpty(waffle[space] ?? 0)) continue;
    for (const other of SIDES[space] ?? []) if (isEmpty(waffle[other] ?? 0)) return true;
  }
  return false;
}

/** Ends a solo game. Goals met on the final waffle still score, without butter (WT-72). */
export function soloEnd(state: WaffleTimeState): WaffleTimeState {
  const scored = withNewGoals(state);
  const won = scored.won.map((goals) => goals.map((goal) => ({ ...goal, gone: true })));
  return { ...scored, won, step: 'finish', hand: [], changed: [], over: true };
}
