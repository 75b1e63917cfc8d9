/** Advice for a player: what a slot leads to, which patterns a placing completes, and the best order of completions. */
import { completions } from './legal.js';
import { blankIsNearer, distanceTo } from './draft.js';
import { legalMoves, play } from './moves.js';
import { score } from './scoring.js';
import { isSolo, type Put, type WaffleTimeMove, type WaffleTimeState } from './state.js';
import { SPACES } from './waffle.js';

/** A placing after which patterns may be completed, and their cards. */
export interface Chance {
  readonly puts: readonly Put[];
  readonly cards: readonly string[];
}

/** The placings of the toppings in hand after which patterns may be completed (WT-16). */
export function chances(state: WaffleTimeState): readonly Chance[] {
  const found: Chance[] = [];
  if (state.over || state.step !== 'place') return found;
  for (const move of legalMoves(state)) {
    if (move.kind !== 'place') continue;
    const played = play(state, move);
    if (!played.ok) continue;
    const cards: string[] = [];
    for (const { card } of completions(played.value)) if (!cards.includes(card)) cards.push(card);
    if (cards.length > 0) found.push({ puts: move.puts, cards });
  }
  return found;
}

/** The same for the toppings of a slot, before it is drafted. */
export function chancesAt(state: WaffleTimeState, slot: number): readonly Chance[] {
  const drafted = play(state, { kind: 'draft', slot });
  return drafted.ok ? chances(drafted.value) : [];
}

/** The first and last spaces of the turn-order tile to which a pawn in a slot may return (WT-61, WT-71). */
export function spacesAfter(state: WaffleTimeState, slot: number): { readonly first: number; readonly last: number } {
  if (isSolo(state)) {
    const space = blankIsNearer(state.round, slot) ? 2 : 1;
    return { first: space, last: space };
  }
  let ahead = 0;
  let open = 0;
  for (const pawn of state.pawns) {
    if (pawn.seat === state.turn) continue;
    if (pawn.slot < 0) open++;
    else if (distanceTo(state.round, pawn.slot) < distanceTo(state.round, slot)) ahead++;
  }
  return { first: ahead + 1, last: ahead + 1 + open };
}

/** A move that completes a pattern. */
export type Completing = Extract<WaffleTimeMove, { readonly kind: 'complete' }>;

/** Proposed completions, in order. */
export interface Advice {
  readonly moves: readonly Completing[];
  /** Whether other completions could score differently: syrup is short, or the game would end (WT-19, WT-72). */
  readonly choice: boolean;
}

/** More syrup than all fruits on a waffle can take. */
const PLENTY = SPACES + 1;

/** The maximum number of completions tried in the search for the best order. */
const PATIENCE = 300;

/**
 * The completions that score most points this turn, in order; empty where none are legal. With enough syrup for all, they are
 * in the order found, because the order does not matter.
 */
export function bestCompletions(state: WaffleTimeState): Advice {
  if (state.over || state.step !== 'finish') return { moves: [], choice: false };
  const moves = allInTurn({ ...state, syrup: state.syrup.map(() => PLENTY) });
  let wanted = 0;
  for (const { spaces } of moves) wanted += spaces.length;
  const there = state.syrup[state.turn] ?? 0;
  const choice = isSolo(state) ? wanted >= there : wanted > there;
  if (!choice) return { moves, choice };
  const search: Search = { left: PATIENCE, best: pointsOf(state, state.turn), moves: [] };
  look(state, [], search);
  return { moves: search.moves, choice };
}

/** Makes completions until none is left, always the first in the list. */
function allInTurn(state: WaffleTimeState): Completing[] {
  const moves: Completing[] = [];
  let now = state;
  let [first] = completions(now);
  while (first !== undefined) {
    const move: Completing = { kind: 'complete', ...first };
    const played = play(now, move);
    if (!played.ok) break;
    moves.push(move);
    now = played.value;
    [first] = completions(now);
  }
  return moves;
}

interface Search {
  left: number;
  best: number;
  moves: readonly Completing[];
}

function pointsOf(state: WaffleTimeState, seat: number): number {
  return score(state)[seat]?.total ?? 0;
}

/** Searches every order. An unfinished turn is worth its current score, because continuing only adds points (WT-64). */
function look(state: WaffleTimeState, before: readonly Completing[], search: Search): void {
  for (const completion of completions(state)) {
    if (search.left <= 0) return;
    search.left--;
    const move: Completing = { kind: 'complete', ...completion };
    const played = play(state, move);
    if (!played.ok) continue;
    const next = played.value;
    const moves = [...before, move];
    const points = pointsOf(next, state.turn);
    if (points > search.best) {
      search.best = points;
      search.moves = moves;
    }
    // Once the turn is over there are no completions, because nothing has been placed in the next turn yet
    look(next, moves, search);
  }
}
