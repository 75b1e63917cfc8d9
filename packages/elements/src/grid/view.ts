/** The board of a game of berries on a slab, as the generic element needs it. The games differ in a `GridGame` each. */
import { group, type Point, type Shape } from '@griddle/art';
import { boardOf, boxOf, middleOf, type GridArt } from '@griddle/art/grid/index.js';
import * as spots from '@griddle/art/spots.js';
import type { BaseState, Game, Place, Seat } from '@griddle/rules/core/contract.js';
import { gridName, gridSpace, type GridSize } from '@griddle/rules/core/grid.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import type { BoardView, Layer, Marks } from '../old-core/board-view.js';
import type { Say } from '../old-core/table.js';

/** What the states of these games have in common. */
export interface GridState extends BaseState {
  /** For each space -1 (open) or the seat whose piece stands there. */
  readonly board: readonly number[];
  readonly turn: Seat;
}

/** What is marked at a place. */
export type Mark = (points: readonly Point[]) => Shape;

/** The middle of a place, as seen from one side. */
type MiddleOf = (place: Place) => Point;

/** One mark at each of some places. */
export function stamped(places: readonly Place[], mark: Mark, middle: MiddleOf): Layer {
  return { places, draw: (place) => mark([middle(place)]) };
}

/** What is fetched of a game when somebody asks for it; see `more.ts`. */
export interface GridMore<S extends GridState, M> extends Pick<BoardView<S, M>, 'moveWords' | 'moveFromTouches'> {
  /** The whole rules, which say what is wrong with a move or a text. */
  readonly rules: Game<S, M>;
  /** English words for that. */
  readonly sentences: Catalogue['text'];
  /** More layers under and over the pieces; always as many of each. */
  readonly below: (state: S, marks: Marks, middle: MiddleOf) => readonly Layer[];
  readonly above: (state: S, marks: Marks, middle: MiddleOf) => readonly Layer[];
  /** More words under the board. */
  readonly facts?: (state: S, say: Say) => string;
}

/** One game: its rules, its art, and where it differs from the others. */
export interface GridGame<S extends GridState, M> {
  /** The rules as far as a board needs them; the whole ones take their place in the same object, as sessions hold it. */
  readonly rules: Game<S, M>;
  readonly art: GridArt<S>;
  readonly fetch: () => Promise<GridMore<S, M>>;
  /** Whether a move begins with a piece of one's own, and not with an open space. */
  readonly walks?: boolean;
  /** What is on a space, as a number of `contents`; by the kind of piece where it is left out. */
  readonly contentOf?: (state: S, space: number) => number;
  /** What may be on a space, as in the message key `space.grid.NAME`. */
  readonly contents?: readonly string[];
  /** What else the view has, or has differently; the middles of places are given. */
  readonly own?: (middle: (place: Place, flipped: boolean) => Point) => Partial<BoardView<S, M>>;
  /** What has been fetched. */
  more?: GridMore<S, M>;
  /** The views of boards by their size. */
  views?: Record<string, BoardView<S, M>>;
}

/** What is on a space where nothing but pieces of two kinds are. */
export const CONTENTS: readonly string[] = ['open', 'strawberry', 'blueberry'];

/** Fetches what only some ask for; undefined when it is here. */
export function fetchMore<S extends GridState, M>(game: GridGame<S, M>): Promise<void> | undefined {
  if (game.more) return undefined;
  return game.fetch().then((more) => {
    game.more = more;
    Object.assign(game.rules, more.rules);
  });
}

/** Names in rows from the upper left; an upright board keeps its ranks when it is seen from behind. */
function rowsOf(size: GridSize, upright: boolean, flipped: boolean): Place[][] {
  const { width, height } = size;
  const rows: Place[][] = [];
  for (let rank = 0; rank < height; rank++) {
    const row = Array.from({ length: width }, (_unused, file) => gridName(size, rank * width + file));
    rows.unshift(flipped ? row.reverse() : row);
  }
  return flipped && !upright ? rows.reverse() : rows;
}

/** The view for the size of a state's board. */
export function viewFor<S extends GridState, M>(game: GridGame<S, M>, state: S): BoardView<S, M> {
  const size = game.art.size(state);
  return ((game.views ??= {})[`${size.width}x${size.height}`] ??= viewOf(game, size));
}

function viewOf<S extends GridState, M>(game: GridGame<S, M>, size: GridSize): BoardView<S, M> {
  const { rules, art, contents = CONTENTS } = game;
  const spaceOf = (place: Place): number => gridSpace(size, place);
  const middles = (flipped: boolean) => middleOf(art, size, flipped);
  const middle = (place: Place, flipped: boolean): Point => middles(flipped)(spaceOf(place));
  const at =
    (flipped: boolean): MiddleOf =>
    (place) =>
      middle(place, flipped);
  const contentOf = game.contentOf ?? ((state, space) => art.pieceOn(state, space) + 1);
  return {
    viewBox: boxOf(art, size),
    label: (say) => say('ui.board', { game: rules.id }),
    rows: (flipped) => rowsOf(size, art.upright === true, flipped),
    centre: middle,
    hit: () => 'm-.5-.5h1v1h-1z',
    backdrop: (flipped, coordinates) => boardOf(art, size, flipped, coordinates),
    below: (state, marks, flipped) => [
      ...(art.below?.(state, middles(flipped)) ?? []),
      stamped(marks.starts, spots.placements, at(flipped)),
      ...(game.more?.below(state, marks, at(flipped)) ?? []),
    ],
    above: (state, marks, flipped) => [
      ...(art.above?.(state, middles(flipped)) ?? []),
      ...(game.more?.above(state, marks, at(flipped)) ?? []),
    ],
    pieceOn: (state, place) => art.pieceOn(state, spaceOf(place)),
    piece: (kind) => art.pieces[kind] ?? group('', []),
    contentOf: (state, place) => contentOf(state, spaceOf(place)),
    placeName: (place, content, say) => say(`space.grid.${contents[content]}`, { place }),
    moveWords: (...move) => game.more?.moveWords(...move) ?? '',
    phase: () => '',
    facts: (state, say) => game.more?.facts?.(state, say) ?? '',
    calls: [],
    mayPick: (state, place) => game.walks === true && state.board[spaceOf(place)] === state.turn,
    moveFromTouches: (state, places) => game.more?.moveFromTouches(state, places),
    ...game.own?.(middle),
  };
}
