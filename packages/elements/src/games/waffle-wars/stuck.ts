/** Pieces that cannot go anywhere: they are not picked up, and say why. */
import { spaceOf } from '@griddle/art/waffle-wars/index.js';
import type { Place, RuleViolation } from '@griddle/rules/core/contract.js';
import { HOPS } from '@griddle/rules/internal/waffle-wars/components.js';
import { hasModes, waffleWars as rules, type WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';

/** Whether a piece can jump or slide from a place now. */
function mayGo(state: WaffleWarsState, place: Place): boolean {
  return rules
    .legalMoves(state)
    .some((move) => (move.kind === 'jump' || move.kind === 'slide') && rules.placesOfMove(state, move)[0] === place);
}

/**
 * Whether a piece of the seat to move stands on a place and cannot go anywhere for want of neighbours. One whose jump something else
 * forbids, such as a guard or a reply, can be tried, and the rules say why not (WW-24, WW-51).
 */
export function isStuck(state: WaffleWarsState, place: Place): boolean {
  return state.board[spaceOf(place)] === state.turn && !mayGo(state, place) && !isForbidden(state, place);
}

/** Whether a jump from a place is forbidden by another rule than that of the pieces it needs. */
function isForbidden(state: WaffleWarsState, place: Place): boolean {
  const from = spaceOf(place);
  return (HOPS[from] ?? []).some(({ to }) => {
    const tried = rules.play(state, { kind: 'jump', path: [from, to] });
    return !tried.ok && tried.error.rule !== 'WW-7';
  });
}

/** What a stuck piece would need (WW-7), by the ways to go that its side has (WW-41, WW-42). */
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
