/**
 * How touches become moves: a state machine with no page in it. Taps, drags and keys all end here, and it knows of the
 * game only which places its legal moves touch, in order.
 */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { Interaction, Touches } from './interaction.js';

/** What a touch came to. */
export type Touched<M> =
  | { readonly kind: 'ignored' }
  | { readonly kind: 'dropped' }
  | { readonly kind: 'picked'; readonly places: readonly Place[] }
  | { readonly kind: 'move'; readonly move: M }
  /** No legal move touches these places; the rules will say why. */
  | { readonly kind: 'refused'; readonly places: readonly Place[] };

/** Whether these places begin a move. */
export function beginsMove<S extends BaseState, M>({ paths }: Touches<S, M>, places: readonly Place[]): boolean {
  return paths.some((path) => begins(path, places));
}

/** Places that may come next after those already touched. */
export function targetsOf<S extends BaseState, M>(touches: Touches<S, M>, places: readonly Place[]): Place[] {
  const next = touches.paths.flatMap((path) =>
    begins(path, places) ? path.slice(places.length, places.length + 1) : [],
  );
  return [...new Set(next)].filter((place) => !touches.isButton(place));
}

/** What touching a place comes to; `mayPick` tells whether one may be picked up that begins no move. */
export function touch<S extends BaseState, M>(
  { moves, paths }: Touches<S, M>,
  now: Interaction,
  place: Place,
  mayPick: (place: Place) => boolean,
): Touched<M> {
  if (now.kind === 'closed') return { kind: 'ignored' };
  const before = now.kind === 'open' ? [] : now.places;
  const again = before.at(-1) === place;
  const places = again ? before : [...before, place];
  const whole = moves.filter((_move, at) => paths[at]?.length === places.length && begins(paths[at], places));
  // Of several moves one is chosen by its button
  const move = whole.length === 1 ? whole[0] : undefined;
  const goesOn = whole.length > 1 || paths.some((path) => path.length > places.length && begins(path, places));
  // A chain that may stop early stops where its last place is touched again
  if (move !== undefined && (again || !goesOn)) return { kind: 'move', move };
  if (again) return { kind: 'dropped' };
  if (goesOn) return { kind: 'picked', places };
  if (mayPick(place)) return { kind: 'picked', places: [place] };
  return { kind: 'refused', places };
}

/** Whether a way begins with these places. */
export function begins(path: readonly Place[], places: readonly Place[]): boolean {
  return places.every((place, at) => path[at] === place);
}
