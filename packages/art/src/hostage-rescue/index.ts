/** Hostage Rescue: two corners, each with a caged berry of the other side, and the die below. */
import { BLUEBERRY, STRAWBERRY } from '../berries.js';
import type { GridArt } from '../grid/art.js';
import { glazed } from '../grid/ground.js';
import { outlineAt, edged } from '../marks.js';
import { group, type Group, type Point } from '../shapes.js';
import { die } from './die.js';

/** The contents of the picture; a state of the rules satisfies it. */
export interface HostageRescuePicture {
  /** For each space, a1 first: -1 open, 0 strawberry, 1 blueberry. */
  readonly board: readonly number[];
  readonly turn: number;
  /** The roll, 0 before it, and the rest of a split roll. */
  readonly roll: number;
  readonly left: number;
  /** Whether the side to move has freed its hostage, or has brought its flag home. */
  readonly rescued: boolean;
  /** The space of the piece that carries each side's flag, -1 for none. */
  readonly carriers: readonly number[];
}

const SIZE = { width: 6, height: 6 };

/** The corner of each side, in which it holds a berry of the other side. */
export const CORNERS: readonly number[] = [0, 35];

/** Whether the berry on a space is a hostage: it is in the other side's corner, and not freed. */
export function isHeld({ board, turn, rescued, carriers }: HostageRescuePicture, space: number): boolean {
  const holder = CORNERS.indexOf(space);
  const side = 1 - holder;
  return holder >= 0 && board[space] === side && carriers[side] === -1 && !(rescued && side === turn);
}

/** The distance of the middles of dice below the slab. */
export const LEVEL = 7.06;

/** A cage round a point. */
function cage(point: Point): Group {
  const bars = 'm-.42.4h.84m-.78 0v-.42c0-.3.16-.42.36-.42s.36.12.36.42v.42m-.24 0v-.8m-.24 0v.8m.12-.84v-.1';
  return edged('cage', outlineAt([point], bars), 'golden-line', 0.05);
}

/** The look of Hostage Rescue before the first move: glazed corners, cages over the hostages, the die below. */
export const HOSTAGE_RESCUE_ART: GridArt<HostageRescuePicture> = {
  name: 'hostage-rescue',
  size: () => SIZE,
  pieces: [STRAWBERRY, BLUEBERRY],
  pieceOn: ({ board }, space) => board[space] ?? -1,
  extraHeight: 1.1,
  staticUnderlay: (_size, middle) => CORNERS.map((corner, side) => glazed([middle(corner)], side)),
  overPieces: (position, middle) => {
    const { turn, roll, left } = position;
    const held = CORNERS.filter((corner) => isHeld(position, corner));
    return [
      {
        key: held.join(),
        draw: () =>
          group(
            'cages',
            held.map((corner) => cage(middle(corner))),
          ),
      },
      {
        key: left > 0 || roll === 0 ? '' : `${turn.toString()}:${roll.toString()}`,
        draw: () => die(roll, turn, [3, LEVEL]),
      },
    ];
  },
};
