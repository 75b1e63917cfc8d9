/** Pictures with the names of players. A file of its own, because most pages need neither. */
import type { Picture } from '@griddle/art';
import { named } from '@griddle/art/internal/names/layouts.js';
import { lineOf } from '@griddle/art/internal/names/letters.js';
import { paintWritten } from '@griddle/art/internal/names/paint.js';
import type { NamedSeat, WrittenPicture } from '@griddle/art/internal/names/plates.js';
import { namedSvgText } from '@griddle/art/internal/names/print.js';
import { svgText, type SvgTextOptions } from '@griddle/art/print/svg-text.js';
import type { Seat } from '@griddle/rules/core/contract.js';
import type { GameSnapshot } from './snapshot.js';

/** What an element says of its players. With `data-names="none"`, as in the maker, its pictures have no names. */
export interface Printed extends HTMLElement {
  readonly names: string;
  readonly table: GameSnapshot | undefined;
  readonly ui: { readonly seats?: { piece(seat: Seat): Picture | undefined; readonly hasPoints?: boolean } };
}

/**
 * Returns what a picture says of the seats; empty if neither the page nor the record names a player. Seats without a
 * name are called as in sentences.
 */
function namedSeats({ names, table, ui }: Printed): readonly NamedSeat[] {
  if (!table) return [];
  const { at, called, outcome, seats, session, toMove } = table;
  const isNamed =
    names.split(',').some((name) => lineOf(name) !== '') ||
    session.tags.some(({ name, value }) => seats.includes(name.toLowerCase()) && lineOf(value) !== '');
  if (!isNamed) return [];
  const totals = session.game.score(at.state).map(({ total }) => total);
  const isCounted = ui.seats?.hasPoints === true || (outcome !== undefined && totals.some((total) => total !== 0));
  return seats.map((_seat, seat) => ({
    name: called[seat] ?? '',
    piece: ui.seats?.piece(seat),
    points: isCounted ? totals[seat] : undefined,
    isToMove: toMove.includes(seat),
    isWinner: outcome?.winners.includes(seat) === true,
  }));
}

/** Returns a picture as SVG text, with names if there are any. */
export function namedSVG(element: Printed, picture: Picture, options: SvgTextOptions): string {
  const seats = namedSeats(element);
  return seats.length === 0 ? svgText(picture, options) : namedSvgText(picture, seats, options);
}

/** Returns a picture with its text, which is empty if there are no names. */
export function namedPicture(element: Printed, picture: Picture): WrittenPicture {
  const seats = namedSeats(element);
  return seats.length === 0 ? { ...picture, lines: [] } : named(picture, seats);
}

/** Paints a picture that may have text. */
export function paintNamed(
  context: CanvasRenderingContext2D,
  picture: Picture & Partial<WrittenPicture>,
  width: number,
  colour: Parameters<typeof paintWritten>[3],
): void {
  paintWritten(context, { lines: [], ...picture }, width, colour);
}
