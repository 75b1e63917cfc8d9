/**
 * The draft board: nine tiles 1 wide, (0, 0) the upper left corner of the first, and round them twelve slots clockwise
 * from the timer. The turn-order tile and the blank tile cover two slots each.
 */
import { circle, outlineAt, roundSquare } from '../marks.js';
import type { Token } from '../palette.js';
import { scaled } from '../path-data.js';
import { group, path, type Group, type Paint, type Point, type Shape, type ViewBox } from '../shapes.js';
import { toppingToken } from './toppings.js';

/** The distance from the tiles' edge to the middle of a slot. */
const REACH = 0.62;

/** The draft board with space for everything round it. */
export const DRAFT_BOX: ViewBox = [-1.36, -1.36, 5.72, 5.72];

/** The middle of a tile, 0 to 8, row by row from the upper left. */
export function tileCentre(tile: number): Point {
  return [(tile % 3) + 0.5, Math.floor(tile / 3) + 0.5];
}

/** A point in the frame of a side of the board, turned to that side: 0 top, 1 right, 2 bottom, 3 left. */
function onSide(side: number, along: number, out: number): Point {
  if (side === 0) return [along, -out];
  if (side === 1) return [3 + out, along];
  return side === 2 ? [3 - along, 3 + out] : [-out, 3 - along];
}

/** The middle of a slot, 0 to 11. */
export function slotCentre(slot: number): Point {
  return onSide(Math.floor(slot / 3), (slot % 3) + 0.5, REACH);
}

/** The middle of a tile that covers `slot` and the next one. */
export function coverCentre(slot: number): Point {
  return onSide(Math.floor(slot / 3), (slot % 3) + 1, REACH);
}

/** The middle of a space, 1 in front, of the turn-order tile that covers `slot` and the next one. */
export function spaceOnTile(slot: number, space: number, players: number): Point {
  const count = Math.max(2, players);
  const step = count > 2 ? 1.84 / count : 0.84;
  return onSide(Math.floor(slot / 3), (slot % 3) + 1 + ((count + 1) / 2 - space) * step, REACH + 0.36);
}

/** The outline of a draft tile. */
export const TILE = roundSquare(0.46, 0.12);

/** A draft tile round (0, 0): its topping, and in the corner the one on its back. */
export function draftTile(face: number, back: number): Group {
  return group('tile', [
    path(`M.02.04${TILE}`, { fill: 'shadow', opacity: 0.25 }),
    path(`M0 0${TILE}`, { fill: 'plate', stroke: 'plate-line', width: 0.035 }),
    { ...scaled(toppingToken(face), 0.8), at: [-0.04, -0.04] },
    path(`M.29.29${circle(0.15)}`, { fill: 'plate', stroke: 'plate-line', width: 0.025 }),
    { ...scaled(toppingToken(back), 0.25), at: [0.29, 0.29] },
  ]);
}

function onCover(name: string, slot: number, children: readonly Shape[]): Group {
  return group(name, [path(COVER, { stroke: 'shadow', opacity: 0.25, width: 0.14 }), ...children], {
    at: coverCentre(slot),
    rotate: Math.floor(slot / 3) * 90,
  });
}

const COVER = 'M-.86-.66h1.72q.12 0 .12.12v.96q0 .12-.12.12h-1.72q-.12 0-.12-.12v-.96q0-.12.12-.12z';

/** A fork that points down, with its tips at y 0.64. */
const FORK = 'M0 .18v.18m-.14.28v-.16q0-.1.14-.1.14 0 .14.1v.16m-.14-.26v.26';

/** The turn-order tile over `slot` and the next one. `syrup` has what each space gives, the front one first. */
export function turnTile(slot: number, syrup: readonly number[], trailing = false): Group {
  const spaces = syrup.map((_count, i): Point => {
    const [x, y] = spaceOnTile(0, i + 1, syrup.length);
    return [x - 1, y + REACH];
  });
  const drops = spaces.flatMap(([x], i) => {
    const count = syrup[i] ?? 0;
    return Array.from({ length: count }, (_unused, k): Shape => ({
      ...scaled(toppingToken(7), 0.24),
      at: [x + (k - (count - 1) / 2) * 0.17, -0.01],
    }));
  });
  const fork = group(
    'fork',
    [path(FORK, { stroke: 'steel-line', width: 0.12 }), path(FORK, { stroke: 'steel', width: 0.055 })],
    { at: [trailing ? -0.5 : 0.5, 0] },
  );
  return onCover('turn-tile', slot, [
    path(COVER, { fill: 'butter', stroke: 'butter-line', width: 0.045 }),
    path(outlineAt(spaces, circle(syrup.length > 3 ? 0.2 : 0.26)), {
      fill: 'batter',
      stroke: 'butter-line',
      width: 0.03,
    }),
    ...drops,
    fork,
  ]);
}

/** The blank tile over `slot` and the next one: a napkin. */
export function blankTile(slot: number): Group {
  return onCover('blank-tile', slot, [
    path(COVER, { fill: 'plate', stroke: 'plate-line', width: 0.045 }),
    path('M-.6-.6v1.08m.4 0v-1.08m.4 0v1.08m.4 0v-1.08m-1.52.36h1.84m0 .36h-1.84', {
      stroke: 'strawberry',
      width: 0.09,
      opacity: 0.35,
    }),
  ]);
}

/** The egg timer in the corner from which slots are counted. */
export const TIMER: Group = group(
  'timer',
  [
    path('M-.3.08c0-.24.14-.44.3-.44s.3.2.3.44-.14.3-.3.3-.3-.06-.3-.3z', {
      fill: 'whipped',
      stroke: 'steel-line',
      width: 0.045,
    }),
    path('M-.3.1h.6c-.01.2-.14.28-.3.28s-.29-.08-.3-.28z', { fill: 'steel' }),
    path('M-.2.1v.07m.1-.07v.05m.1-.05v.08m.1-.08v.05m.1-.05v.07', { stroke: 'steel-line', width: 0.03 }),
    path('M0 .02l-.07-.11h.14z', { fill: 'cherry' }),
    path('M-.14-.12q.04-.1.11-.14', { stroke: 'syrup-glint', width: 0.05 }),
  ],
  { at: [-REACH, -REACH] },
);

/** A small house: the sign of data from the house set. */
export const HOUSE: Group = group('house', [
  path('M-.15.13v-.15l.15-.13.15.13v.15zm.15 0v-.09', { fill: 'plate', stroke: 'label', width: 0.04 }),
]);

/** The three slots of the upper side, relative to the middle of the board: plates that point to the tiles. */
const SLOTS: readonly Point[] = [-1, 0, 1].map((along) => [along, -1.5 - REACH]);
const SIDE: readonly Shape[] = [
  path(outlineAt(SLOTS, circle(0.3)), { fill: 'plate', stroke: 'plate-line', width: 0.035 }),
  path(outlineAt(SLOTS, circle(0.2)), { stroke: 'cream-shade', width: 0.035 }),
  path(outlineAt(SLOTS, 'm-.1.24l.1.1l.1-.1'), { stroke: 'plate-line', width: 0.05 }),
];

/** One direction of the checks of the cloth. */
const STRIPE: Paint = { stroke: 'cloth-line', opacity: 0.25, width: 0.36 };

/** The board without moving parts. */
export const DRAFT_BOARD: Group = group('draft-board', [
  path(`M1.5 1.5${roundSquare(2.66, 0.26)}`, {
    fill: 'cloth',
    stroke: 'cloth-line',
    width: 0.05,
  }),
  // Two paths, so that the stripes of the cloth are darker where they cross
  path('M-.62-.97v4.94m1.12 0v-4.94m1 0v4.94m1 0v-4.94m1.12 0v4.94', STRIPE),
  path('M-.97-.62h4.94m0 1.12h-4.94m0 1h4.94m0 1h-4.94m0 1.12h4.94', STRIPE),
  path('M-.13-.13h3.26v3.26h-3.26z', { fill: 'cloth-line' }),
  path('M-.08 3.08v-3.16h3.16', { stroke: 'shadow', opacity: 0.25, width: 0.07 }),
  ...[0, 90, 180, 270].map((rotate) => group('slots', SIDE, { at: [1.5, 1.5], rotate })),
  TIMER,
  { ...HOUSE, at: [3 + REACH, 3 + REACH] },
]);

/** A dot in a seat's colour, as on the waffles' name plates. */
export function seatToken(seat: number): Token {
  return `pawn-${seat + 1}` as Token;
}
