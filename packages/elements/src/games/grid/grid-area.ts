/** The board of the berry games on a grid: its picture from `@griddle/art`, its places and their names. */
import { group, type Point, type Shape } from '@griddle/art';
import { arrow } from '@griddle/art/internal/arrow.js';
import { boardOf, boxOf, middleOf, type GridArt } from '@griddle/art/internal/grid/index.js';
import { noteToken } from '@griddle/art/internal/marks.js';
import * as spots from '@griddle/art/internal/board-marks.js';
import { gridName, gridSpace, type GridSize } from '@griddle/rules/internal/core/grid.js';
import type { BaseState, Game, Place, Seat } from '@griddle/rules/core/contract.js';
import { conditionPlaces } from '@griddle/rules/internal/core/grid-game.js';
import { onlyFew, type Annotation, type Area, type Layer, type Layout, type Scene } from '#core';

/** What the states of these games have in common. */
export interface GridState extends BaseState {
  /** For each space, the seat whose piece is on it, or -1. */
  readonly board: readonly number[];
  readonly turn: Seat;
}

/** Returns the centre of a place in the picture, for one orientation. */
export type CenterOf = (place: Place) => Point;

/** The board settings of one game. */
export interface GridBoard<S extends GridState, M> {
  readonly rules: Game<S, M>;
  readonly art: GridArt<S>;
  /** Returns a space's content as an index of `contents`; left out, the kind of piece plus one. */
  readonly contentOf?: (state: S, space: number) => number;
  /** Spaces whose picture or description depends on more than the board; left out, none. */
  readonly special?: (state: S) => readonly number[];
  /** Names of contents, as in the message key `space.grid.NAME`. */
  readonly contents?: readonly string[];
  /** Positions to search for winning moves; left out, the state with either side to move. */
  readonly threatsFrom?: (state: S) => readonly S[];
  /** More layers above the pieces; their number must be constant. */
  readonly above?: (scene: Scene<S>, centerOf: CenterOf) => readonly Layer[];
  /** Points that a new piece passes on its way; left out, it appears in place. */
  readonly dropsFrom?: (to: Point) => readonly Point[];
}

/** The contents of a space in games with two kinds of pieces. */
export const CONTENTS: readonly string[] = ['open', 'strawberry', 'blueberry'];

/** Returns a layer with the same mark at each place. */
export function marked(places: readonly Place[], mark: (points: readonly Point[]) => Shape, centerOf: CenterOf): Layer {
  return { places, draw: (place) => mark([centerOf(place)]) };
}

/** Draws the frames and arrows of a record's comments. */
function annotationLayer(list: readonly Annotation[], centerOf: CenterOf): Layer {
  const draw = ({ from, to, colour }: Annotation): Shape =>
    from === to ? spots.highlights([centerOf(from)], colour) : arrow(centerOf(from), centerOf(to), noteToken(colour));
  return {
    key: list.map(({ from, to, colour }) => `${from}-${to}-${colour.toString()}`).join(),
    draw: () => group('notes', list.map(draw)),
  };
}

/** Returns the last place of every move that would win at once for either side. */
function threats<S extends GridState, M>({ rules, threatsFrom }: GridBoard<S, M>, state: S): readonly Place[] {
  if (rules.outcome(state)) return [];
  const positions = threatsFrom?.(state) ?? [state, { ...state, turn: 1 - state.turn }];
  const found = positions.flatMap((position) =>
    rules.legalMoves(position).flatMap((move) => {
      const played = rules.play(position, move);
      const wins = played.ok && rules.outcome(played.value)?.winners.includes(position.turn);
      return wins ? rules.placesOfMove(position, move).slice(-1) : [];
    }),
  );
  return [...new Set(found)];
}

/** Returns place names in rows from the upper left; flipping an upright board keeps its ranks. */
function rowsOf(size: GridSize, isUpright: boolean, flipped: boolean): Place[][] {
  const { width, height } = size;
  const rows: Place[][] = [];
  for (let rank = 0; rank < height; rank++) {
    const row = Array.from({ length: width }, (_unused, file) => gridName(size, rank * width + file));
    rows.unshift(flipped ? row.reverse() : row);
  }
  return flipped && !isUpright ? rows.reverse() : rows;
}

/** Makes the area of a game's board in one size. */
export function gridArea<S extends GridState, M>(board: GridBoard<S, M>, size: GridSize): Area<S> {
  const { rules, art, contents = CONTENTS, dropsFrom } = board;
  const isUpright = art.upright === true;
  const spaces = new Map(
    rowsOf(size, isUpright, false).flatMap((row) => row.map((place) => [place, gridSpace(size, place)])),
  );
  const spaceOf = (place: Place): number => spaces.get(place) ?? -1;
  const contentOf = board.contentOf ?? ((state, space) => art.pieceOn(state, space) + 1);
  const middles = [false, true].map((flipped) => middleOf(art, size, flipped));
  const middle = (flipped: boolean) => middles[flipped ? 1 : 0]!;
  const centers = middles.map(
    (centerOf): CenterOf =>
      (place) =>
        centerOf(spaceOf(place)),
  );
  const from = (flipped: boolean) => centers[flipped ? 1 : 0]!;
  const [upwards, downwards] = [false, true].map((flipped): Layout => ({
    viewBox: boxOf(art, size),
    rows: rowsOf(size, isUpright, flipped),
  }));
  return {
    name: 'main',
    showsTraces: true,
    label: (_scene, t) => t('ui.board', { game: rules.id }),
    layout: ({ flipped }) => (flipped ? downwards! : upwards!),
    center: (place, flipped) => from(flipped)(place),
    outline: () => 'm-.5-.5h1v1h-1z',
    backdrop: (flipped, coordinates) => boardOf(art, size, flipped, coordinates),
    below: ({ state, marks, show, flipped }) => [
      ...(art.underPieces?.(state, middle(flipped)) ?? []),
      marked(marks.placements, spots.placements, from(flipped)),
      marked(conditionPlaces(rules.score(state)), spots.winning, from(flipped)),
      marked(show.has('last') ? marks.lastMove : [], spots.lastMove, from(flipped)),
      marked(marks.destinations, spots.landings, from(flipped)),
      marked(onlyFew(marks.origins), spots.origins, from(flipped)),
    ],
    above: (scene) => {
      const { state, marks, show, flipped } = scene;
      return [
        ...(art.overPieces?.(state, middle(flipped)) ?? []),
        marked(marks.selected.slice(-1), spots.selection, from(flipped)),
        annotationLayer(marks.annotations, from(flipped)),
        marked(show.has('threats') ? threats(board, state) : [], spots.threats, from(flipped)),
        marked(marks.highlights, (points) => spots.highlights(points, 2), from(flipped)),
        ...(board.above?.(scene, from(flipped)) ?? []),
      ];
    },
    changed: (before, after, places) => {
      const special = new Set([...(board.special?.(before) ?? []), ...(board.special?.(after) ?? [])]);
      const found: Place[] = [];
      for (const place of places) {
        const space = spaces.get(place) ?? -1;
        if (before.board[space] !== after.board[space] || special.has(space)) found.push(place);
      }
      return found;
    },
    pieceAt: ({ state }, place) => {
      const kind = art.pieceOn(state, spaceOf(place));
      return kind < 0 ? undefined : kind;
    },
    piece: (kind) => art.pieces[kind] ?? group('', []),
    describe: ({ state }, place, t) => t(`space.grid.${contents[contentOf(state, spaceOf(place))]}`, { place }),
    ...(dropsFrom && {
      motion: {
        route: (_state, origin, to, flipped) => (origin === undefined ? dropsFrom(from(flipped)(to)) : undefined),
      },
    }),
  };
}
