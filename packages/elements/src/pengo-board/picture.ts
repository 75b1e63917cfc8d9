/** The whole board as a picture for a file. Fetched when one is asked for. */
import type { Picture } from '@griddle/art';
import { picture } from '@griddle/art/waddle-waddle/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import type { Marks } from '../old-core/board-view.js';
import type { PengoDiagram } from './glance.js';
import { hexOf } from './hexes.js';

/** As `toSVG()` and `toPNG()` give it, with the marks that the element shows. */
export function pictureOf({ tiles }: PengoDiagram, { show, last, notes }: Marks, flipped: boolean): Picture {
  const isHex = (place: Place): boolean => /^-?\d+,/.test(place);
  return picture(
    { tiles },
    {
      flipped,
      last: show.has('last') ? last.filter(isHex).slice(-1).map(hexOf) : [],
      highlights: notes
        .filter(({ from, to }) => from === to && isHex(from))
        .map(({ from, colour }) => ({ hex: hexOf(from), colour })),
      arrows: notes
        .filter(({ from, to }) => from !== to && isHex(from) && isHex(to))
        .map(({ from, to, colour }) => ({ from: hexOf(from), to: hexOf(to), colour })),
    },
  );
}
