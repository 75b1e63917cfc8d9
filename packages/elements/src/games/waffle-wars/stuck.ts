/** Pieces that cannot go anywhere: they are not picked up, and say why. */
import { spaceOf } from '@griddle/art/waffle-wars/index.js';
import type { Place, Violation } from '@griddle/rules/core/contract.js';
import { HOPS } from '@griddle/rules/waffle-wars/components.js';
import {
  hasModes,
  waffleWars as rules,
  type WaffleWarsMove,
  type WaffleWarsState,
} from '@griddle/rules/waffle-wars/index.js';

/** Whether a piece can jump or slide from a place now. */
export function mayGo(state: WaffleWarsState, place: Place): boolean {
  return rules
    .legalMoves(state)
    .some((move) => (move.kind === 'jump' || move.kind === 'slide') && rules.touches(state, move)[0] === place);
}

/** Whether a piece of the seat to move stands on a place and cannot go anywhere. */
export function isStuck(state: WaffleWarsState, place: Place): boolean {
  return state.board[spaceOf(place)] === state.turn && !mayGo(state, place);
}

/** A jump of a stuck piece that something else than the pieces round it forbids, as a reply; the rules say what (WW-24). */
export function refusedJump(state: WaffleWarsState, place: Place): WaffleWarsMove | undefined {
  const from = spaceOf(place);
  const jumps = (HOPS[from] ?? []).map(({ to }): WaffleWarsMove => ({ kind: 'jump', path: [from, to] }));
  return jumps.find((jump) => {
    const tried = rules.play(state, jump);
    return !tried.ok && tried.error.rule !== 'WW-7';
  });
}

/** What a stuck piece would need (WW-7), by the ways to go that its side has (WW-41, WW-42). */
export function whyStuck(state: WaffleWarsState, place: Place): Violation {
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
