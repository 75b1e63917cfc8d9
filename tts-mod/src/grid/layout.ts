/**
 * Where everything lies on the table of Waffle Wars and the games on grids, for the save and for the script.
 *
 * World coordinates are Tabletop Simulator's, in its units (about an inch): x to the right and z away from Strawberries,
 * who sit at the near side (Red), y up. A space is a number from 0 (a1), as in the rules; up to 35 (f6) on the waffle. Plain
 * boards of other sizes take the place of the waffle, between the same trays, with smaller spaces.
 */
import type { GridSize } from '@griddle/rules/internal/core/grid.js';
import { mod } from '@griddle/rules/internal/core/math.js';
import { BOARD, SIZE } from '@griddle/rules/internal/waffle-wars/components.js';
import { TABLE_TOP } from '../mod/world.js';
import type { WorldPoint } from '../mod/world.js';

/** Side of a space. All board measures below are in spaces, as in the picture, until they are multiplied by this. */
export const SPACE = 1.6;
/** Width of the syrup river between the quadrants. */
const RIVER = 0.3;
/** Side of a space of a plain board, a little more than a piece, and its rim on each side in spaces, as in its picture. */
const SLAB_SPACE = 1.4;
const SLAB_RIM = 0.5;
/** Longest side of a plain board that fits between the trays; nine spaces in a row are smaller for this reason. */
const SLAB_MOST = 13.2;
/** Side of the whole waffle with its rim. */
const WAFFLE = SIZE + RIVER + 1.1;

/** Side of the board. */
export const BOARD_SIDE = WAFFLE * SPACE;
/** Width of a piece. */
export const PIECE_WIDTH = 0.82 * SPACE;

/** Thickness of the board and of a piece. */
export const THICKNESS = 0.2;
/** Thickness of a tray. */
export const TRAY_THICKNESS = 0.1;
/** Height of the middle of the board, which lies on the table. */
export const BOARD_HEIGHT = TABLE_TOP + THICKNESS / 2;
/** Height of the middle of a tray that lies on the table. */
export const TRAY_HEIGHT = TABLE_TOP + TRAY_THICKNESS / 2;
/** Height of the middle of a piece that lies on the board. */
export const ON_BOARD = TABLE_TOP + THICKNESS + THICKNESS / 2;
const ON_TRAY = TABLE_TOP + TRAY_THICKNESS + THICKNESS / 2;
/** Height of the points that pieces snap to. */
export const SNAP_HEIGHT = ON_BOARD - THICKNESS / 2;
/** Height of lines drawn on the board, a hair above it. */
export const LINE_HEIGHT = TABLE_TOP + THICKNESS + 0.02;

/** Whether a board is the waffle, the only one of its size. */
function isWaffle({ width, height }: GridSize): boolean {
  return width === SIZE && height === SIZE;
}

/** Side of a space of a board. */
export function spaceSide(size: GridSize): number {
  if (isWaffle(size)) return SPACE;
  return Math.min(SLAB_SPACE, SLAB_MOST / (Math.max(size.width, size.height) + 2 * SLAB_RIM));
}

/** Width and depth of a plain board with its rim. */
export function slabSides(size: GridSize): readonly [width: number, depth: number] {
  const side = spaceSide(size);
  return [(size.width + 2 * SLAB_RIM) * side, (size.height + 2 * SLAB_RIM) * side];
}

/** Returns the distance of the middle of a file or rank, out of `count`, from the middle of the board. */
function fromMiddle(index: number, count: number, size: GridSize): number {
  const side = index < count / 2 ? -1 : 1;
  const river = isWaffle(size) ? (side * RIVER) / 2 : 0;
  return (index - (count - 1) / 2 + river) * spaceSide(size);
}

/** The middle of a space of a board at a height. */
export function spacePoint(space: number, height: number, size: GridSize = BOARD): WorldPoint {
  const [file, rank] = [mod(space, size.width), Math.floor(space / size.width)];
  return [fromMiddle(file, size.width, size), height, fromMiddle(rank, size.height, size)];
}

/** Returns the file or rank, out of `count`, that a coordinate is in; -1 on the river, the rim and beyond. */
function laneAt(coordinate: number, count: number, size: GridSize): number {
  for (let index = 0; index < count; index++) {
    if (Math.abs(coordinate - fromMiddle(index, count, size)) <= spaceSide(size) / 2) return index;
  }
  return -1;
}

/** Returns the space of a board under a table point, or -1. */
export function spaceUnder(x: number, z: number, size: GridSize = BOARD): number {
  const file = laneAt(x, size.width, size);
  const rank = laneAt(z, size.height, size);
  return file < 0 || rank < 0 ? -1 : rank * size.width + file;
}

/** Initial pieces per side; the script copies more if a game needs them. */
export const PIECES = 18;
/** Pieces side by side in a hand and in a captured pile. */
const HAND_COLUMNS = 9;
const PILE_ROWS = 6;
/** Distance between the middles of pieces beside the board. */
const STEP = PIECE_WIDTH + 0.14;
/** From the middle of the board to the first row of a hand, and to the first column of a pile. */
const HAND_FROM_MIDDLE = BOARD_SIDE / 2 + 1.8;
const PILE_FROM_MIDDLE = BOARD_SIDE / 2 + 1.7;

/** Half the length of the tray that a hand of two rows lies on. */
export const TRAY_HALF_LENGTH = (HAND_COLUMNS * STEP) / 2 + 0.3;
/** Half the width of the tray of a hand. */
export const TRAY_HALF_WIDTH = STEP + 0.3;
/** From the middle of the board to the middle of the tray. */
export const TRAY_FROM_MIDDLE = HAND_FROM_MIDDLE + STEP / 2;

/** Returns -1 for Strawberries, who sit at negative z, 1 for Blueberries. */
export function sideOf(seat: number): number {
  return seat === 0 ? -1 : 1;
}

/** Returns the point of the `index`th piece (from 0) of a seat's hand: nine in a row, from the player's left. */
export function handPoint(seat: number, index: number): WorldPoint {
  const side = sideOf(seat);
  const column = mod(index, HAND_COLUMNS) - (HAND_COLUMNS - 1) / 2;
  const row = Math.floor(index / HAND_COLUMNS);
  return [-side * column * STEP, ON_TRAY, side * (HAND_FROM_MIDDLE + row * STEP)];
}

/** Returns the point of a seat's `index`th captured piece: on the other player's left, six in a column. */
export function pilePoint(seat: number, index: number): WorldPoint {
  const side = sideOf(seat);
  const row = mod(index, PILE_ROWS) - (PILE_ROWS - 1) / 2;
  const column = Math.floor(index / PILE_ROWS);
  return [-side * (PILE_FROM_MIDDLE + column * STEP), TABLE_TOP + THICKNESS / 2, side * row * STEP];
}

/** Whether a point is in a seat's hand area; a hand of more than 18 continues behind its tray. */
export function isInHand(seat: number, x: number, z: number): boolean {
  return Math.abs(x) <= TRAY_HALF_LENGTH && sideOf(seat) * z > HAND_FROM_MIDDLE - STEP / 2 - 0.3;
}

/** Position of the die of Hostage Rescue, on the right of Strawberries. */
export const DIE_POINT: WorldPoint = [BOARD_SIDE / 2 + 2, TABLE_TOP + 0.6, -BOARD_SIDE / 2 - 1.5];

/** Position of the box with the games on grids, on the left of Strawberries. */
export const BOX_POINT: WorldPoint = [-DIE_POINT[0], TABLE_TOP + THICKNESS / 2, DIE_POINT[2]];

/** The seats' hand zones, which give the table its two player colours; pieces lie open in front of them. */
export const HAND_ZONE = { distance: 15, height: 4.5, scale: [14, 9, 4] } as const;
