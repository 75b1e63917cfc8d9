/** Plates side by side, the buffet line below them, from plain data. 1 unit is 10 mm. */
import { group, path, short, type Group, type Picture, type Shape, type ViewBox } from '../shapes.js';
import { CARD, foodCard, type FoodCard } from './cards.js';
import { foodShape, FOODS } from './foods.js';
import { lying, type PilePicture } from './pile.js';
import { PLATE } from './plate.js';

/** What the picture shows. */
export interface BuffetBossPicture {
  readonly plates: readonly PilePicture[];
  readonly line: readonly FoodCard[];
}

/** Width of the table in front of one player, and half the height of a piece with some air. */
const SEAT = 13;
const AIR = 2.4;
/** From the table to the middle of the cards, and how small they are. */
const LINE = 3;
const SMALL = 0.7;

/** A plate with its food, the table's surface at y = 0. */
export function pile(plate: PilePicture): Group {
  const [ground, ...places] = lying(plate);
  const pieces = plate.pieces.map((food, i): Group => {
    const art = FOODS[food];
    return group('piece', art ? [foodShape(art)] : [], places[i] ?? {});
  });
  return group('pile', [group('ground', [PLATE], ground ?? {}), ...pieces]);
}

/** How high a pile reaches over the table. */
export function reach(plate: PilePicture): number {
  return Math.max(plate.height / 100, ...lying(plate).map(({ at }) => AIR - at[1]));
}

/** The table, and over it a dashed line at the height of the tallest plate. */
export function table(width: number, tallest: number): Shape[] {
  const top = path(`M0 0H${width}V.5H0z`, { fill: 'table-top', stroke: 'table-line', width: 0.1 });
  if (tallest === 0) return [top];
  return [
    top,
    path(`M.4 ${short(-tallest / 100)}H${width - 0.4}`, { stroke: 'accent', width: 0.08, dash: [0.3, 0.35] }),
  ];
}

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
