/** Pieces that cannot move: they cannot be selected, and explain why. */
import { spaceOf } from '@griddle/art/waffle-wars/index.js';
import type { Place, RuleViolation } from '@griddle/rules/core/contract.js';
import { HOPS } from '@griddle/rules/internal/waffle-wars/components.js';
import { hasModes, waffleWars as rules, type WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';

/** Whether a piece at a place can jump or slide now. */
function mayGo(state: WaffleWarsState, place: Place): boolean {
  return rules
    .legalMoves(state)
    .some((move) => (move.kind === 'jump' || move.kind === 'slide') && rules.placesOfMove(state, move)[0] === place);
}

/**
 * Whether a piece of the seat to move is on the place and cannot move for lack of neighbours. A jump forbidden by something
 * else, such as a guard or a reply, can be tried, and the rules say why not (WW-24, WW-51).
 */
export function isStuck(state: WaffleWarsState, place: Place): boolean {
  return state.board[spaceOf(place)] === state.turn && !mayGo(state, place) && !isForbidden(state, place);
}

/** Whether a jump from a place is forbidden by a rule other than WW-7, the pieces it needs. */
function isForbidden(state: WaffleWarsState, place: Place): boolean {
  const from = spaceOf(place);
  return (HOPS[from] ?? []).some(({ to }) => {
    const tried = rules.play(state, { kind: 'jump', path: [from, to] });
    return !tried.ok && tried.error.rule !== 'WW-7';
  });
}

/** Returns what a stuck piece would need (WW-7), depending on how its side may move (WW-41, WW-42). */
export function whyStuck(state: WaffleWarsState, place: Place): RuleViolation {
  const { turn } = state;
  const code = !hasModes(state)
    ? 'no-jump'
    : state.modes.slide[turn]
      ? 'no-way'
      : state.modes.self[turn]
        ? 'no-self-jump'
        : 'no-jump';
  return { rule: 'WW-7', code, places: [place] };
}
