/** The pieces as objects on the table: scans them, and moves them to where a position has them. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { gridName } from '@griddle/rules/internal/core/grid.js';
import type { GridSize } from '@griddle/rules/internal/core/grid.js';
import { BOARD, NOBODY, SEAT_NAMES } from '@griddle/rules/internal/waffle-wars/components.js';
import type { Plan, Task } from '../mod/place-objects.js';
import type { Held } from '../mod/table-game.js';
import { BOARD_TAG, PIECE_TAG } from '../names.js';
import { boardOnTable, layBoard } from './boards.js';
import { handPoint, isInHand, ON_BOARD, PIECE_WIDTH, PIECES, pilePoint, spacePoint, spaceUnder } from './layout.js';
import { whereItLies } from '../mod/object-positions.js';
import type { WorldPoint } from '../mod/world.js';
import { emptyScan } from './scan.js';
import type { Scan } from './scan.js';

/** Where pieces are in a position, for every game on this board. */
export interface Laid {
  /** Left out for the waffle. */
  readonly size?: GridSize;
  /** For each space the seat of its piece, or -1. */
  readonly board: readonly number[];
  /** By seat: how many pieces lie on its tray. */
  readonly hands: readonly number[];
  /** Number of pieces a side keeps on the table; left out for the initial number. */
  readonly stock?: number;
}

/** Where an object counts as lying. */
interface Placement {
  x: number;
  z: number;
}

/** A piece and where it counts as lying. */
interface Piece extends Placement {
  readonly object: TTSObject;
  readonly seat: Seat;
  /** Whether it is on the table at all. */
  readonly isOn: boolean;
  /** -1 beside the board. */
  space: number;
  /** Whether it has been assigned a place while arranging. */
  placed: boolean;
}

/** Whether an object is a piece of this game. */
export function isPiece(object: TTSObject): boolean {
  return object.hasTag(PIECE_TAG);
}

/** Returns a piece's seat from its notes (the seat's name and a number); -1 if they name none. */
function seatOf(object: TTSObject): Seat {
  const notes = object.getGMNotes();
  return SEAT_NAMES.findIndex((name) => notes.startsWith(name));
}

function pieceOf(object: TTSObject, size: GridSize): Piece {
  const { at, isOn } = whereItLies(object);
  const { x, z } = at;
  const space = isOn ? spaceUnder(x, z, size) : NOBODY;
  return { object, seat: seatOf(object), x, z, isOn, space, placed: false };
}

function allPieces(size: GridSize): Piece[] {
  return getObjectsWithTag(PIECE_TAG).map((object) => pieceOf(object, size));
}

/** Returns a piece's seat and the space it was picked up from. */
export function originOf(object: TTSObject): Held {
  const { x, z } = object.getPosition();
  const seat = seatOf(object);
  const size = boardOnTable();
  const space = spaceUnder(x, z, size);
  return { seat, kind: SEAT_NAMES[seat] ?? '', place: space < 0 ? '' : gridName(size, space) };
}

/** Looks at the table. */
export function see(): Scan {
  const size = boardOnTable();
  const { onBoard, inHand, pieces } = emptyScan(size);
  for (const { object, seat, space, x, z, isOn } of allPieces(size)) {
    const counts = onBoard[seat];
    if (counts === undefined || !isOn) continue;
    const isOnTray = space < 0 && isInHand(seat, x, z);
    if (space >= 0) counts[space] = (counts[space] ?? 0) + 1;
    else if (isOnTray) inHand[seat] = (inHand[seat] ?? 0) + 1;
    pieces.push({ guid: object.getGUID(), seat, space, isInHand: isOnTray });
  }
  return { size, onBoard, inHand, pieces };
}

/** Returns plans that move pieces to match the position; pieces in place stay. */
export function arranging(state: Laid): Plan[] {
  const { size = BOARD } = state;
  return [
    () => {
      // Which space a piece is on depends on the board
      layBoard(size);
      return piecesToAdd(state, allPieces(size));
    },
    () => piecesToMove(state, size, allPieces(size)),
  ];
}

/** Makes missing pieces of a side: for a large hand (WW-3) or board, or after somebody deleted some. */
function piecesToAdd(state: Laid, pieces: readonly Piece[]): Task[] {
  return SEAT_NAMES.flatMap((name, seat) => {
    const own = pieces.filter((piece) => piece.seat === seat);
    const taken: Placement[] = own.slice();
    const tasks: Task[] = [];
    while (taken.length < onBoardOf(state, seat) + (state.hands[seat] ?? 0)) {
      const point = freePoint(taken, (index) => pilePoint(seat, index));
      taken.push({ x: point[0], z: point[2] });
      const notes = name + ' ' + taken.length.toString();
      tasks.push(() => makePiece(own, seat, point, notes));
    }
    return tasks;
  });
}

function onBoardOf({ board }: Laid, seat: Seat): number {
  return board.filter((owner) => owner === seat).length;
}

function piecesToMove(state: Laid, size: GridSize, pieces: readonly Piece[]): Task[] {
  const tasks: Task[] = [];
  for (let seat = 0; seat < SEAT_NAMES.length; seat++) {
    const own = pieces.filter((piece) => piece.seat === seat);
    arrangeBoard(state, size, seat, own, tasks);
    arrangeHand(state.hands[seat] ?? 0, seat, own, tasks);
    arrangeStray(seat, own, tasks);
    removeCopies(own, Math.max(PIECES, state.stock ?? 0), tasks);
  }
  return tasks;
}

/** JSON of a deleted piece, by seat. */
const lost: Record<string, string> = {};

/** Remembers a deleted piece, because it may be the last one of its side. */
export function rememberDeleted(object: TTSObject): void {
  if (isPiece(object)) lost[SEAT_NAMES[seatOf(object)] ?? ''] = object.getJSON();
}

/** Returns what cannot be made: pieces of a side that has none left, and the board. */
export function lacking(): string[] {
  const names = SEAT_NAMES.filter((name, seat) => {
    return lost[name] === undefined && !getObjectsWithTag(PIECE_TAG).some((object) => seatOf(object) === seat);
  });
  return getObjectsWithTag(BOARD_TAG).length > 0 ? names : ['board', ...names];
}

/** Makes a copy of a seat's piece, or of a deleted one. Sets its notes from the start. */
function makePiece(own: readonly Piece[], seat: Seat, [x, y, z]: WorldPoint, notes: string): void {
  const json = lost[SEAT_NAMES[seat] ?? ''];
  const data = own[0]?.object.getData() ?? (json === undefined ? undefined : (JSON.decode(json) as ObjectData));
  if (data !== undefined) spawnObjectData({ data: { ...data, GMNotes: notes }, position: Vector(x, y, z) });
}

/** Removes a side's surplus pieces that lie aside: copies that another game needed. */
function removeCopies(own: readonly Piece[], stock: number, tasks: Task[]): void {
  let surplus = own.length - stock;
  for (const piece of own) {
    if (surplus <= 0 || piece.space >= 0 || isOnTray(piece)) continue;
    tasks.push(() => piece.object.destruct());
    surplus--;
  }
}

/** Fills the seat's spaces: a jump moves a piece from space to space, a placement takes one from the hand. */
function arrangeBoard(state: Laid, size: GridSize, seat: Seat, own: readonly Piece[], tasks: Task[]): void {
  const open: number[] = [];
  for (let space = 0; space < state.board.length; space++) {
    if (state.board[space] !== seat) continue;
    const there = own.find((piece) => piece.space === space);
    if (there === undefined) open.push(space);
    else there.placed = true;
  }
  for (const space of open) {
    const inHand = own.filter((piece) => isInOwnHand(piece));
    const spare = inHand.length > (state.hands[seat] ?? 0) ? inHand[0] : undefined;
    const piece =
      own.find((other) => !other.placed && other.space >= 0) ?? spare ?? own.find((other) => isAside(other));
    if (piece !== undefined) move(piece, spacePoint(space, ON_BOARD, size), tasks, space);
  }
}

/** Fills the hand to its size and clears surplus pieces off the board. */
function arrangeHand(hand: number, seat: Seat, own: readonly Piece[], tasks: Task[]): void {
  const toHand = (index: number): WorldPoint => handPoint(seat, index);
  const toPile = (index: number): WorldPoint => pilePoint(seat, index);
  const inHand = own.filter((piece) => isInOwnHand(piece));
  for (const piece of inHand.slice(hand)) move(piece, freePoint(own, toPile), tasks);
  let missing = hand - inHand.length;
  for (const piece of [
    ...own.filter((other) => !other.placed && other.space >= 0),
    ...own.filter((other) => isAside(other)),
  ]) {
    if (missing > 0) move(piece, freePoint(own, toHand), tasks);
    else if (piece.space >= 0) move(piece, freePoint(own, toPile), tasks);
    missing--;
  }
}

/** Brings pieces that have fallen off the table or hang over its edge, and are not needed elsewhere, back onto a pile. */
function arrangeStray(seat: Seat, own: readonly Piece[], tasks: Task[]): void {
  for (const piece of own) {
    if (piece.placed || piece.isOn) continue;
    move(
      piece,
      freePoint(own, (index) => pilePoint(seat, index)),
      tasks,
    );
  }
}

function isOnTray({ isOn, seat, x, z }: Piece): boolean {
  return isOn && isInHand(seat, x, z);
}

function isInOwnHand(piece: Piece): boolean {
  return !piece.placed && piece.space < 0 && isOnTray(piece);
}

function isAside(piece: Piece): boolean {
  return !piece.placed && piece.space < 0 && !isOnTray(piece);
}

/** Returns the first point of a sequence without a piece on it. */
function freePoint(pieces: readonly Placement[], pointAt: (index: number) => WorldPoint): WorldPoint {
  let index = 0;
  let point = pointAt(index);
  while (isTaken(pieces, point)) {
    index++;
    point = pointAt(index);
  }
  return point;
}

function isTaken(pieces: readonly Placement[], point: WorldPoint): boolean {
  return pieces.some((piece) => isNear(piece, point));
}

function isNear(piece: Placement, [x, , z]: WorldPoint): boolean {
  return Math.abs(piece.x - x) < PIECE_WIDTH / 2 && Math.abs(piece.z - z) < PIECE_WIDTH / 2;
}

/** Moves a piece through the air to a space, or beside the board, taking it from a player's grip if necessary. */
function move(piece: Piece, point: WorldPoint, tasks: Task[], space = NOBODY): void {
  const { object } = piece;
  tasks.push(() => {
    if (object.isDestroyed()) return;
    if (object.held_by_color !== undefined) object.drop();
    object.setPositionSmooth(point, false, true);
    object.setRotationSmooth([0, 180, 0], false, true);
  });
  piece.x = point[0];
  piece.z = point[2];
  piece.space = space;
  piece.placed = true;
}
