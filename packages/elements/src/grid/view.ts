/** The board of a game of berries on a slab, as the generic element needs it. The games differ in a `GridGame` each. */
import { arrow, group, type Point } from '@griddle/art';
import { boardOf, boxOf, middleOf, type GridArt } from '@griddle/art/grid/index.js';
import { noteToken } from '@griddle/art/marks.js';
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

/** One game: its rules, its art, and where it differs from the others. */
export interface GridGame<S extends GridState, M> {
  readonly rules: Game<S, M>;
  readonly art: GridArt<S>;
  /** The text of the move that touching these places tries to make. */
  readonly textOf: (state: S, places: readonly Place[]) => string;
  /** Whether a move begins with a piece of one's own, and not with an open space. */
  readonly walks?: boolean;
  /** Where a piece that is new on a space comes from. */
  readonly entry?: (middle: Point) => Point;
  /** What is on a space, as in the message key `space.grid.NAME`; by the kind of piece where it is left out. */
  readonly contentOf?: (state: S, space: number) => number;
  readonly moveWords?: (state: S, move: M, say: Say) => string;
  readonly phase?: (state: S) => string;
  readonly facts?: (state: S, say: Say) => string;
  /** The positions from which somebody who moves now may win; both sides' where it is left out. */
  readonly threatsFrom?: (state: S) => readonly S[];
  /** More marks over the pieces; always as many. */
  readonly above?: (state: S, marks: Marks, middle: (place: Place) => Point) => readonly Layer[];
}

/** What is on a space: nothing, a piece of a kind, or a berry in a cage; words are `space.grid.NAME`. */
const CONTENTS = [
  'open',
  'strawberry',
  'blueberry',
  'strawberry-head',
  'blueberry-head',
  'strawberry-held',
  'blueberry-held',
  'strawberry-flag',
  'blueberry-flag',
];

/** From a state to the view of a board of its size; there is one for each size. */
export function gridViews<S extends GridState, M>(game: GridGame<S, M>): (state: S) => BoardView<S, M> {
  const views = new Map<string, BoardView<S, M>>();
  return (state) => {
    const size = game.art.size(state);
    const key = `${size.width}x${size.height}`;
    let view = views.get(key);
    if (!view) views.set(key, (view = viewOf(game, size)));
    return view;
  };
}

/** Names in rows from the upper left. */
function rowsOf(size: GridSize, upright: boolean, flipped: boolean): Place[][] {
  const rows = Array.from({ length: size.height }, (_row, y) =>
    Array.from({ length: size.width }, (_file, x) => gridName(size, (size.height - 1 - y) * size.width + x)),
  );
  if (!flipped) return rows;
  const mirrored = rows.map((row) => row.toReversed());
  return upright ? mirrored : mirrored.toReversed();
}

/** The last place of every move by which one of the sides could win at once. */
function threatened<S extends GridState, M>(
  { rules, threatsFrom }: GridGame<S, M>,
  state: S,
  { show }: Marks,
): readonly Place[] {
  if (!show.has('threats') || rules.outcome(state)) return [];
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
  const { rules, art } = game;
  const spaceOf = (place: Place): number => gridSpace(size, place);
  const onBoard = (place: Place): boolean => spaceOf(place) >= 0;
  const middle = (place: Place, flipped: boolean): Point => middleOf(art, size, flipped)(spaceOf(place));
  const contentOf = game.contentOf ?? ((state, space) => art.pieceOn(state, space) + 1);
  const { entry } = game;
  return {
    viewBox: boxOf(art, size),
    label: (say) => say('ui.board', { game: rules.id }),
    rows: (flipped) => rowsOf(size, art.upright === true, flipped),
    centre: middle,
    hit: 'M-.5-.5h1v1h-1z',
    route: (_state, from, to, flipped) => {
      const end = middle(to, flipped);
      return from === undefined && entry ? [entry(end), end] : undefined;
    },
    backdrop: (flipped, coordinates) => boardOf(art, size, flipped, coordinates),
    below: (state, marks, flipped) => [
      ...(art.below?.(state, middleOf(art, size, flipped)) ?? []),
      {
        places: conditionPlaces(rules.score(state)),
        draw: (place) => spots.winning([middle(place, flipped)]),
      },
      {
        places: marks.show.has('last') ? marks.last.filter(onBoard) : [],
        draw: (place) => spots.lastMove([middle(place, flipped)]),
      },
      { places: marks.starts.filter(onBoard), draw: (place) => spots.placements([middle(place, flipped)]) },
      { places: marks.targets, draw: (place) => spots.landings([middle(place, flipped)]) },
    ],
    above: (state, marks, flipped) => [
      ...(art.above?.(state, middleOf(art, size, flipped)) ?? []),
      { places: threatened(game, state, marks), draw: (place) => spots.threats([middle(place, flipped)]) },
      ...(game.above?.(state, marks, (place) => middle(place, flipped)) ?? []),
      { places: marks.picked.slice(-1), draw: (place) => spots.selection([middle(place, flipped)]) },
      { places: marks.lit.filter(onBoard), draw: (place) => spots.highlights([middle(place, flipped)], 2) },
      notes(marks, (place) => middle(place, flipped)),
    ],
    pieceOn: (state, place) => art.pieceOn(state, spaceOf(place)),
    piece: (kind) => art.pieces[kind] ?? group('', []),
    contentOf: (state, place) => contentOf(state, spaceOf(place)),
    placeName: (place, content, say) => say(`space.grid.${CONTENTS[content]}`, { place }),
    moveWords: game.moveWords ?? ((state, move, say) => wordsOf(rules.touches(state, move), say)),
    isButton: (place) => place === 'pass',
    buttonWords: (_state, _move, say) => say('move.grid.pass-button'),
    phase: game.phase ?? (() => ''),
    facts: game.facts ?? (() => ''),
    calls: [],
    mayPick: (state, place) => game.walks === true && state.board[spaceOf(place)] === state.turn,
    moveFromTouches: (state, places) => {
      const move = rules.parseMove(state, game.textOf(state, places));
      return move.ok ? move.value : undefined;
    },
  };
}

/** A move in words: a pass, a space, or from where to where. */
function wordsOf(places: readonly Place[], say: Say): string {
  const [from = '', ...more] = places;
  if (more.length > 0) return say('move.grid.go', { from, to: more.join(', ') });
  return from === 'pass' ? say('move.grid.pass') : say('move.grid.place', { place: from });
}

function notes({ notes }: Marks, middle: (place: Place) => Point): Layer {
  return {
    key: notes.map(({ from, to, colour }) => from + to + colour).join(),
    draw: () =>
      group(
        'notes',
        notes.map(({ from, to, colour }) =>
          from === to ? spots.highlights([middle(from)], colour) : arrow(middle(from), middle(to), noteToken(colour)),
        ),
      ),
  };
}
