/**
 * Shared pictures of grid games. A game describes its differences in a `GridArt`; units and space numbers are those of
 * `slab.ts`. `P` is a position as plain data, which the rules' state satisfies.
 */
import { arrow } from '../arrow.js';
import { noteToken, type NoteColour } from '../marks.js';
import { BERRIES_ON_BATTER, MARK_COLOURS, OWNER_COLOURS, type Palette } from '../palette.js';
import { group, type Group, type Picture, type Point, type Shape, type ViewBox } from '../shapes.js';
import { slab, slabBox, slabCentre, slabLabels, type SlabSize } from '../slab.js';
import * as spots from '../board-marks.js';

/** The palettes for berries on a slab. */
export const GRID_PALETTE: readonly Palette[] = [...BERRIES_ON_BATTER, MARK_COLOURS];

/** The palettes for spaces in the colours of a side. */
export const GLAZED_PALETTE: readonly Palette[] = [...GRID_PALETTE, OWNER_COLOURS];

/** The middle of a space, as seen from one side. */
export type Middle = (space: number) => Point;

/** A drawing that depends on the position. It is redrawn when its key changes; an empty key draws nothing. */
export interface Drawn {
  readonly key: string;
  readonly draw: () => Shape;
}

/** The look of one game. */
export interface GridArt<P> {
  /** The game's id. */
  readonly name: string;
  readonly size: (position: P) => SlabSize;
  /** The pieces by kind, each round the origin. */
  readonly pieces: readonly Group[];
  /** The kind of piece on a space, -1 for none. */
  readonly pieceOn: (position: P, space: number) => number;
  /** The extra height of the picture beyond the slab and its rim, for parts below it. */
  readonly extraHeight?: number;
  /** Whether the slab is upright: flipping then swaps files but not ranks. */
  readonly upright?: boolean;
  /** The static drawings on the slab. */
  readonly staticUnderlay?: (size: SlabSize, middle: Middle) => readonly Shape[];
  /** Drawings that depend on the position, under and over the pieces; always the same number of each. */
  readonly underPieces?: (position: P, middle: Middle) => readonly Drawn[];
  readonly overPieces?: (position: P, middle: Middle) => readonly Drawn[];
}

/** Marks and point of view of a whole picture. Spaces are numbers. */
export interface GridView {
  readonly flipped?: boolean;
  readonly last?: readonly number[];
  readonly winning?: readonly number[];
  readonly threats?: readonly number[];
  readonly highlights?: readonly { readonly space: number; readonly colour: NoteColour }[];
  readonly arrows?: readonly { readonly from: number; readonly to: number; readonly colour: NoteColour }[];
}

/** The middles of the spaces of a game's slab. */
export function middleOf<P>({ upright }: GridArt<P>, size: SlabSize, flipped = false): Middle {
  if (!upright || !flipped) return (space) => slabCentre(size, space, flipped);
  return (space) => {
    const [x, y] = slabCentre(size, space);
    return [size.width - x, y];
  };
}

/** The slab with everything on and around it. */
export function boxOf<P>({ extraHeight = 0 }: GridArt<P>, size: SlabSize): ViewBox {
  const [left, top, width, height] = slabBox(size);
  return [left, top, width, height + extraHeight];
}

/** The static part of the picture. */
export function boardOf<P>(art: GridArt<P>, size: SlabSize, flipped = false, coordinates = true): Group {
  const ground = art.staticUnderlay?.(size, middleOf(art, size, flipped)) ?? [];
  const labels = coordinates ? [slabLabels(size, flipped, art.upright)] : [];
  return group('board', [slab(size), ...ground, ...labels]);
}

function drawn(layers: readonly Drawn[] = []): Shape[] {
  return layers.flatMap(({ key, draw }) => (key === '' ? [] : [draw()]));
}

/** The picture of a position: slab, marks, pieces, notes. */
export function gridPicture<P>(art: GridArt<P>, position: P, view: GridView = {}): Picture {
  const { flipped = false, last = [], winning = [], threats = [], highlights = [], arrows = [] } = view;
  const size = art.size(position);
  const middle = middleOf(art, size, flipped);
  const spaces = Array.from({ length: size.width * size.height }, (_unused, space) => space);
  const pieces = spaces.flatMap((space) => {
    const piece = art.pieces[art.pieceOn(position, space)];
    return piece ? [{ ...piece, at: middle(space) }] : [];
  });
  const shape = group(art.name, [
    boardOf(art, size, flipped),
    ...drawn(art.underPieces?.(position, middle)),
    group('marks', [
      ...(winning.length > 0 ? [spots.winning(winning.map(middle))] : []),
      ...(last.length > 0 ? [spots.lastMove(last.map(middle))] : []),
    ]),
    group('pieces', pieces),
    ...drawn(art.overPieces?.(position, middle)),
    group('notes', [
      ...(threats.length > 0 ? [spots.threats(threats.map(middle))] : []),
      ...highlights.map(({ space, colour }) => spots.highlights([middle(space)], colour)),
      ...arrows.map(({ from, to, colour }) => arrow(middle(from), middle(to), noteToken(colour))),
    ]),
  ]);
  return { viewBox: boxOf(art, size), shape };
}
