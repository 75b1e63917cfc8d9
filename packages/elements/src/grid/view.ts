/** The board of a game of berries on a slab, as the generic element needs it. The games differ in a `GridGame` each. */
import { group, type Point, type Shape } from '@griddle/art';
import { boardOf, boxOf, middleOf, type GridArt } from '@griddle/art/grid/index.js';
import * as spots from '@griddle/art/spots.js';
import type { BaseState, Game, Place, Seat } from '@griddle/rules/core/contract.js';
import { gridName, gridSpace, type GridSize } from '@griddle/rules/core/grid.js';
import { conditionPlaces } from '@griddle/rules/core/two-sides.js';
import type { BoardView, Layer, Marks } from '../core/board-view.js';
import type { Say } from '../core/table.js';

/** What the states of these games have in common. */
export interface GridState extends BaseState {
  /** For each space -1 (open) or the seat whose piece stands there. */
  readonly board: readonly number[];
  readonly turn: Seat;
}

/** What is marked at a place. */
export type Mark = (points: readonly Point[]) => Shape;

/** One game: its rules, its art, and where it differs from the others. */
export interface GridGame<S extends GridState, M> {
  readonly rules: Game<S, M>;
  readonly art: GridArt<S>;
  /** The text of the move that touching these places tries to make. */
  readonly textOf: (state: S, places: readonly Place[]) => string;
  /** Whether a move begins with a piece of one's own, and not with an open space. */
  readonly walks?: boolean;
  /** What is on a space, as a number of `contents`; by the kind of piece where it is left out. */
  readonly contentOf?: (state: S, space: number) => number;
  /** What may be on a space, as in the message key `space.grid.NAME`. */
  readonly contents?: readonly string[];
  /** The positions from which somebody who moves now may win; both sides' where it is left out. */
  readonly threatsFrom?: (state: S) => readonly S[];
  /** More marks over the pieces; always as many. */
  readonly above?: (state: S, marks: Marks, middle: (place: Place) => Point) => readonly Layer[];
  /** What else the view has, or has differently; the middles of places are given. */
  readonly own?: (middle: (place: Place, flipped: boolean) => Point) => Partial<BoardView<S, M>>;
}

/** What is on a space where nothing but pieces of two kinds are. */
export const CONTENTS: readonly string[] = ['open', 'strawberry', 'blueberry'];

/** From a state to the view of a board of its size; there is one for each size. */
export function gridViews<S extends GridState, M>(game: GridGame<S, M>): (state: S) => BoardView<S, M> {
  const views: Record<string, BoardView<S, M>> = {};
  return (state) => {
    const size = game.art.size(state);
    return (views[`${size.width}x${size.height}`] ??= viewOf(game, size));
  };
}

/** Names in rows from the upper left; an upright board keeps its ranks when it is seen from behind. */
function rowsOf(size: GridSize, upright: boolean, flipped: boolean): Place[][] {
  const { width, height } = size;
  return Array.from({ length: height }, (_row, y) =>
    Array.from({ length: width }, (_file, x) =>
      gridName(size, (flipped && !upright ? y : height - 1 - y) * width + (flipped ? width - 1 - x : x)),
    ),
  );
}

/** The last place of every move by which one of the sides could win at once. */
function threatened<S extends GridState, M>({ rules, threatsFrom }: GridGame<S, M>, state: S): readonly Place[] {
  if (rules.outcome(state)) return [];
  const sides = threatsFrom?.(state) ?? [state, { ...state, turn: 1 - state.turn }];
  const found = sides.flatMap((side) =>
    rules.legalMoves(side).flatMap((move) => {
      const played = rules.play(side, move);
      const wins = played.ok && rules.outcome(played.value)?.winners.includes(side.turn);
      return wins ? rules.touches(side, move).slice(-1) : [];
    }),
  );
  return [...new Set(found)];
}

function viewOf<S extends GridState, M>(game: GridGame<S, M>, size: GridSize): BoardView<S, M> {
  const { rules, art, contents = CONTENTS } = game;
  const spaceOf = (place: Place): number => gridSpace(size, place);
  const middles = (flipped: boolean) => middleOf(art, size, flipped);
  const middle = (place: Place, flipped: boolean): Point => middles(flipped)(spaceOf(place));
  const stamped = (places: readonly Place[], mark: Mark, flipped: boolean): Layer => ({
    places,
    draw: (place) => mark([middle(place, flipped)]),
  });
  const contentOf = game.contentOf ?? ((state, space) => art.pieceOn(state, space) + 1);
  return {
    viewBox: boxOf(art, size),
    label: (say) => say('ui.board', { game: rules.id }),
    rows: (flipped) => rowsOf(size, art.upright === true, flipped),
    centre: middle,
    hit: 'M-.5-.5h1v1h-1z',
    backdrop: (flipped, coordinates) => boardOf(art, size, flipped, coordinates),
    below: (state, { show, last, starts, targets }, flipped) => [
      ...(art.below?.(state, middles(flipped)) ?? []),
      stamped(conditionPlaces(rules.score(state)), spots.winning, flipped),
      stamped(show.has('last') ? last : [], spots.lastMove, flipped),
      stamped(starts, spots.placements, flipped),
      stamped(targets, spots.landings, flipped),
    ],
    above: (state, marks, flipped) => [
      ...(art.above?.(state, middles(flipped)) ?? []),
      stamped(marks.show.has('threats') ? threatened(game, state) : [], spots.threats, flipped),
      ...(game.above?.(state, marks, (place) => middle(place, flipped)) ?? []),
      stamped(marks.picked.slice(-1), spots.selection, flipped),
      stamped(marks.lit, (points) => spots.highlights(points, 2), flipped),
      notes(marks, (place) => middle(place, flipped)),
    ],
    pieceOn: (state, place) => art.pieceOn(state, spaceOf(place)),
    piece: (kind) => art.pieces[kind] ?? group('', []),
    contentOf: (state, place) => contentOf(state, spaceOf(place)),
    placeName: (place, content, say) => say(`space.grid.${contents[content]}`, { place }),
    moveWords: (state, move, say) => wordsOf(rules.touches(state, move), say),
    phase: () => '',
    facts: () => '',
    calls: [],
    mayPick: (state, place) => game.walks === true && state.board[spaceOf(place)] === state.turn,
    moveFromTouches: (state, places) => {
      const move = rules.parseMove(state, game.textOf(state, places));
      return move.ok ? move.value : undefined;
    },
    ...game.own?.(middle),
  };
}

/** A move in words: a pass, a space, or from where to where. */
export function wordsOf([from = '', ...more]: readonly Place[], say: Say): string {
  if (more.length > 0) return say('move.grid.go', { from, to: more.join(', ') });
  return from === 'pass' ? say('move.grid.pass') : from;
}

function notes({ notes }: Marks, middle: (place: Place) => Point): Layer {
  return {
    key: notes.map(({ from, to, colour }) => from + to + colour).join(),
    draw: () =>
      group(
        'notes',
        notes.map(({ from, to, colour, arrow }) =>
          from === to ? spots.highlights([middle(from)], colour) : arrow(middle(from), middle(to)),
        ),
      ),
  };
}
