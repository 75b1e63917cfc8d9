/**
 * How touches become moves: a state machine with no page in it. Taps, drags and keys all end here, and it knows of the
 * game only which places its legal moves touch, in order.
 */
import type { BaseState, Game, Place } from '@griddle/rules/core/contract.js';

/** What the person at the board is in the midst of. */
export type Interaction =
  /** Nobody here may move now: a diagram, a replay, a bot's turn, a finished game. */
  | { readonly kind: 'closed' }
  /** A move may begin. */
  | { readonly kind: 'open' }
  /** The first places of a move have been touched. */
  | { readonly kind: 'picked'; readonly places: readonly Place[] }
  /** The same, with the piece under the pointer. */
  | { readonly kind: 'dragging'; readonly places: readonly Place[] };

export const CLOSED: Interaction = { kind: 'closed' };
export const OPEN: Interaction = { kind: 'open' };

/** What a touch came to. */
export type Touched<M> =
  | { readonly kind: 'ignored' }
  | { readonly kind: 'dropped' }
  | { readonly kind: 'picked'; readonly places: readonly Place[] }
  | { readonly kind: 'move'; readonly move: M }
  /** No legal move touches these places; the rules will say why. */
  | { readonly kind: 'refused'; readonly places: readonly Place[] };

/** The legal moves of a position with the places they touch. */
export class Touches<S extends BaseState, M> {
  /** A move stands here once for each of its ways. */
  readonly moves: readonly M[];
  readonly paths: readonly (readonly Place[])[];

  /** `isButton` tells places that lie on no area, `ways` how else a move is made; see `BoardView`. */
  constructor(
    game: Game<S, M>,
    state: S,
    private readonly mayPick: (place: Place) => boolean,
    readonly isButton: (place: Place) => boolean,
    ways: (state: S, move: M) => readonly (readonly Place[])[] = (_state, move) => [game.touches(state, move)],
  ) {
    const all = game.legalMoves(state).flatMap((move) => ways(state, move).map((path) => ({ move, path })));
    this.moves = all.map(({ move }) => move);
    this.paths = all.map(({ path }) => path);
  }

  /** Places where one touch makes a whole move. */
  starts(): Place[] {
    return this.paths.flatMap((path) => (path.length === 1 && !this.isButton(path[0] ?? '') ? path : []));
  }

  /** Places where a move of several touches begins. */
  movable(): ReadonlySet<Place> {
    return new Set(this.paths.flatMap((path) => (path.length > 1 ? path.slice(0, 1) : [])));
  }

  /** Whether these places begin a move. */
  begin(places: readonly Place[]): boolean {
    return this.paths.some((path) => begins(path, places));
  }

  /** Places that may come next after those already touched. */
  targets(places: readonly Place[]): Place[] {
    const next = this.paths.flatMap((path) =>
      begins(path, places) ? path.slice(places.length, places.length + 1) : [],
    );
    return [...new Set(next)].filter((place) => !this.isButton(place));
  }

  /** Whether the places touched so far are a whole move that could go on. */
  mayStop(places: readonly Place[]): boolean {
    return this.paths.some((path) => path.length === places.length && begins(path, places));
  }

  /** What touching a place comes to. */
  touch(now: Interaction, place: Place): Touched<M> {
    if (now.kind === 'closed') return { kind: 'ignored' };
    const before = now.kind === 'open' ? [] : now.places;
    const again = before.at(-1) === place;
    const places = again ? before : [...before, place];
    const whole = this.moves.filter(
      (_move, at) => this.paths[at]?.length === places.length && begins(this.paths[at], places),
    );
    // Of several moves one is chosen by its button
    const move = whole.length === 1 ? whole[0] : undefined;
    const goesOn = whole.length > 1 || this.paths.some((path) => path.length > places.length && begins(path, places));
    // A chain that may stop early stops where its last place is touched again
    if (move !== undefined && (again || !goesOn)) return { kind: 'move', move };
    if (again) return { kind: 'dropped' };
    if (goesOn) return { kind: 'picked', places };
    if (this.mayPick(place)) return { kind: 'picked', places: [place] };
    return { kind: 'refused', places };
  }
}

/** Whether a way begins with these places. */
export function begins(path: readonly Place[], places: readonly Place[]): boolean {
  return places.every((place, at) => path[at] === place);
}
