/** What a person at a board is in the midst of, and where a move may begin. */
import type { BaseState, Game, Place } from '@griddle/rules/core/contract.js';

/** What the person at the board is in the midst of. */
export type Interaction =
  /** Nobody here may move now: a diagram, a replay, a bot's turn, a finished game. */
  | { readonly kind: 'closed' }
  /** A move may begin. */
  | { readonly kind: 'open' }
  /** The first places of a move have been touched, or the piece on the last of them is under the pointer. */
  | InHand;

/** A move in hand: the places touched so far, and where it may go on to. */
export interface InHand {
  readonly kind: 'picked' | 'dragging';
  readonly places: readonly Place[];
  readonly targets: readonly Place[];
}

/** Nothing can be moved: a diagram, another seat's turn, the end. */
export const CLOSED: Interaction = { kind: 'closed' };
/** A move may begin. */
export const OPEN: Interaction = { kind: 'open' };

/** The legal moves of a position with the places they touch. */
export class Touches<S extends BaseState, M> {
  /** A move stands here once for each of its ways. */
  readonly moves: readonly M[];
  readonly paths: readonly (readonly Place[])[];

  /** `isButton` tells places that lie on no area, `ways` how else a move is made; see `BoardView`. */
  constructor(
    game: Game<S, M>,
    state: S,
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
}
