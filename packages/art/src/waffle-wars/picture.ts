/** The whole Waffle Wars picture from plain data. */
import type { NoteColour } from '../marks.js';
import { group, type Group, type Picture, type Shape } from '../shapes.js';
import { board, PIECES, spaceCentre, VIEW_BOX, type Place } from './board.js';
import * as mark from './marks.js';
import { ownerships, type Owner } from './marks.js';

/** The contents of the picture. A state of the rules has `board` and `owners`. */
export interface WaffleWarsPicture {
  /** For each space, a1 first: -1 open, 0 a strawberry, 1 a blueberry. */
  readonly board: readonly number[];
  /** For each quadrant, a1-c3 first: -1 nobody, 0, 1, or 2 for civil war. By default, no marks of ownership. */
  readonly owners?: readonly Owner[];
}

/** Marks and point of view. */
export interface WaffleWarsView {
  /** Seen from the other side: f6 lower left. */
  readonly flipped?: boolean;
  /** The spaces of the last move. */
  readonly last?: readonly Place[];
  readonly placements?: readonly Place[];
  readonly landings?: readonly Place[];
  readonly winning?: readonly Place[];
  readonly threats?: readonly Place[];
  readonly selected?: Place;
  readonly highlights?: readonly { readonly place: Place; readonly colour?: NoteColour }[];
  readonly arrows?: readonly { readonly from: Place; readonly to: Place; readonly colour?: NoteColour }[];
}

/** One piece on its space. */
export function pieceOn(seat: 0 | 1, place: Place, flipped = false): Group {
  return { ...PIECES[seat], at: spaceCentre(place, flipped) };
}

/** All pieces, each on its space. */
export function pieces(spaces: readonly number[], flipped = false): Group {
  const shapes: Shape[] = [];
  spaces.forEach((seat, space) => {
    if (seat === 0 || seat === 1) shapes.push(pieceOn(seat, space, flipped));
  });
  return group('pieces', shapes);
}

/** Marks under the pieces. */
export function marksBelow(view: WaffleWarsView): Group {
  const { flipped, last = [], winning = [], placements = [], landings = [] } = view;
  const shapes: Shape[] = [];
  if (winning.length > 0) shapes.push(mark.winning(winning, flipped));
  if (last.length > 0) shapes.push(mark.lastMove(last, flipped));
  if (placements.length > 0) shapes.push(mark.placements(placements, flipped));
  if (landings.length > 0) shapes.push(mark.landings(landings, flipped));
  return group('marks', shapes);
}

/** Marks over the pieces. */
export function marksAbove(view: WaffleWarsView): Group {
  const { flipped, threats = [], selected, highlights = [], arrows = [] } = view;
  const shapes: Shape[] = [];
  if (threats.length > 0) shapes.push(mark.threats(threats, flipped));
  if (selected !== undefined) shapes.push(mark.selection(selected, flipped));
  for (const { place, colour = 1 } of highlights) shapes.push(mark.highlights([place], colour, flipped));
  for (const { from, to, colour = 1 } of arrows) shapes.push(mark.noteArrow(from, to, colour, flipped));
  return group('notes', shapes);
}

/** The picture of a position: waffle, owners, marks, pieces, notes. */
export function picture(position: WaffleWarsPicture, view: WaffleWarsView = {}): Picture {
  const { flipped } = view;
  const shape = group('waffle-wars', [
    board(flipped),
    ownerships(position.owners ?? [], flipped),
    marksBelow(view),
    pieces(position.board, flipped),
    marksAbove(view),
  ]);
  return { viewBox: VIEW_BOX, shape };
}
