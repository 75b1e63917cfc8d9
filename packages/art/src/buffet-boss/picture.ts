/** Plates side by side, the buffet line below them, from plain data. 1 unit is 10 mm. */
import { group, short, type Group, type Picture, type ViewBox } from '../shapes.js';
import { CARD, foodCard } from './cards.js';
import type { PilePicture } from './pile.js';
import { pile, reach, table } from './table.js';

/** What the picture shows. */
export interface BuffetBossPicture {
  readonly plates: readonly PilePicture[];
  /** Foods, indices into `FOODS`. */
  readonly line: readonly number[];
}

/** Width of the table in front of one player. */
const SEAT = 13;
/** From the table to the middle of the cards, and how small they are. */
const LINE = 3;
const SMALL = 0.7;

/** All plates, and the line where there is one. */
export function picture({ plates, line }: BuffetBossPicture): Picture {
  const width = Math.max(SEAT * Math.max(1, plates.length), line.length * CARD[0] * 2 * SMALL * 1.1);
  // In rows nothing lies at its height, so there is no line to hold against it
  const tallest = Math.max(0, ...plates.map(({ poses, height }) => (poses.length > 1 ? height : 0)));
  const high = Math.max(7, ...plates.map(reach)) + 0.6;
  const seat = width / Math.max(1, plates.length);
  const piles = plates.map((plate, i): Group => ({ ...pile(plate), at: [(i + 0.5) * seat, 0] }));
  const cards = line.map((card, i): Group => {
    const x = width / 2 + (i - (line.length - 1) / 2) * CARD[0] * 2 * SMALL * 1.1;
    return { ...foodCard(card), at: [x, LINE], scale: SMALL };
  });
  const below = line.length > 0 ? LINE + CARD[1] * SMALL + 0.3 : 0.8;
  const viewBox: ViewBox = [-0.1, -Number(short(high)), width + 0.2, Number(short(high + below))];
  return { viewBox, shape: group('buffet-boss', [...table(width, tallest), ...piles, ...cards]) };
}
