/**
 * Boxes of games: closed bags under the table, each with all the objects of some games. The current game is laid out from its
 * box as copies, which are removed when a game of another box is chosen: the records of sessions say where everything
 * belongs.
 */
import { fitCard } from '../mod/cards.js';
import type { Task } from '../mod/place-objects.js';
import { Pace } from '../mod/pace.js';
import { LAID_TAG, PIECE_TAG } from '../names.js';
import type { BoxHand, BoxNotes } from './box-notes.js';

/** Maximum frames to wait for pictures; objects that finish later are already in place. */
const PATIENCE = 300;

/** The part of a closed bag's data that the script reads. */
interface BoxData {
  readonly ContainedObjects?: readonly ObjectData[];
}

/** The game world, whose functions, unlike those of objects, are called without `self`. */
const world = Global as unknown as {
  readonly setSnapPoints: (this: void, points: readonly SnapPoint[]) => boolean;
};

/** Removes everything from the table that came out of a box. */
export function putAway(): void {
  for (const object of getObjectsWithTag(LAID_TAG)) object.destruct();
}

/**
 * Lays out a box's contents, some objects per frame, and calls `done` when all are there. `tell` receives progress (objects
 * made, objects in all).
 */
export function layOut(box: TTSObject, tell: (done: number, all: number) => void, done: () => void): void {
  const { positions, hands } = JSON.decode(box.getGMNotes()) as BoxNotes;
  world.setSnapPoints(
    positions.map(([x = 0, y = 0, z = 0]) => ({
      position: [x, y, z],
      rotation: [0, 180, 0],
      rotation_snap: true,
      tags: [PIECE_TAG],
    })),
  );
  for (const hand of hands) placeHand(hand);
  let [made, ready] = [0, 0];
  const pace = new Pace(tell);
  const plan = (): Task[] => {
    const things = (box.getData() as BoxData).ContainedObjects ?? [];
    return things.map((data) => () => {
      made++;
      spawnObjectData({
        data,
        callback_function: (object) => {
          ready++;
          fitCard(object);
        },
      });
    });
  };
  pace.lay([plan]);
  pace.show(() => {
    waitFor(() => ready >= made, PATIENCE, done);
  });
}

function placeHand({ color, position, rotation, scale }: BoxHand): void {
  const [x = 0, y = 0, z = 0] = position;
  const [rotX = 0, rotY = 0, rotZ = 0] = rotation;
  const [width = 1, height = 1, depth = 1] = scale;
  Player[color as PlayerColor].setHandTransform({
    position: Vector(x, y, z),
    rotation: Vector(rotX, rotY, rotZ),
    scale: Vector(width, height, depth),
  });
}

/** Calls `done` once everything has been made, or after `patience` frames: an object can be moved once the game has made it. */
function waitFor(isReady: () => boolean, patience: number, done: () => void): void {
  if (patience <= 0 || isReady()) {
    done();
    return;
  }
  Wait.frames(() => {
    waitFor(isReady, patience - 1, done);
  }, 1);
}
