/** Objects of tables with many kinds of pieces: finds them and moves them to their spots. */
import type { Place } from '@griddle/rules/core/contract.js';
import { FIXTURE_TAG, PIECE_TAG } from '../names.js';
import type { PlaceUnder, Placement, Spot } from './placement.js';
import type { Plan, Task } from './place-objects.js';
import { clear, hideOnTheWay, LIFT, lockParked, make, turn } from './spawn-objects.js';
import { whereItLies } from './object-positions.js';
import { isParked } from './world.js';
import type { WorldPoint } from './world.js';

/** An object that belongs to the game. */
interface Thing {
  readonly object: TTSObject;
  readonly kind: string;
  place: Place;
  at: WorldPoint;
  /** Whether it has been assigned a spot. */
  settled: boolean;
}

/** Things closer than this are at the same point. */
const NEAR = 0.15;
/** Maximum distance from the point for a thing that players have put exactly there. */
const SNAPPED = 0.4;

function thingOf(object: TTSObject, placeUnder: PlaceUnder): Thing {
  const {
    at: { x, y, z },
    isOn,
  } = whereItLies(object);
  const kind = object.getGMNotes();
  return { object, kind, place: isOn ? placeUnder(kind, x, z, y) : '', at: [x, y, z], settled: false };
}

/** Returns the things that players move, wherever they have a place. */
export function seeThings(placeUnder: PlaceUnder): Placement[] {
  const seen: Placement[] = [];
  for (const object of getObjectsWithTag(PIECE_TAG)) {
    const { kind, place } = thingOf(object, placeUnder);
    if (place !== '') seen.push({ kind, place, guid: object.getGUID() });
  }
  return seen;
}

/**
 * Moves everything to its spots, pieces first. Things in their place stay, missing ones are made or taken out of their
 * bag, surplus ones are removed. Fixtures need their exact spot; a piece may lie anywhere in its place.
 */
export function arrangeThings(
  pieces: () => readonly Spot[],
  fixtures: () => readonly Spot[],
  placeUnder: PlaceUnder,
): Plan[] {
  return [
    arrangingTagged(PIECE_TAG, pieces, false, placeUnder),
    arrangingTagged(FIXTURE_TAG, fixtures, true, placeUnder),
  ];
}

function arrangingTagged(tag: string, spots: () => readonly Spot[], isExact: boolean, placeUnder: PlaceUnder): Plan {
  return () => {
    const tasks: Task[] = [];
    arrangeKinds(spots(), byKind(getObjectsWithTag(tag), placeUnder), isExact, tasks);
    return tasks;
  };
}

/** Kinds in the order found, each with its things. */
interface Kinds {
  readonly names: string[];
  readonly things: Record<string, Thing[]>;
}

function byKind(objects: readonly TTSObject[], placeUnder: PlaceUnder): Kinds {
  const names: string[] = [];
  const things: Record<string, Thing[]> = {};
  for (const object of objects) {
    const thing = thingOf(object, placeUnder);
    const own = things[thing.kind];
    if (own !== undefined) own.push(thing);
    else {
      names.push(thing.kind);
      things[thing.kind] = [thing];
    }
  }
  return { names, things };
}

function arrangeKinds(spots: readonly Spot[], { names, things }: Kinds, isExact: boolean, tasks: Task[]): void {
  const wanted: Record<string, Spot[]> = {};
  for (const spot of spots) {
    const own = wanted[spot.kind];
    if (own !== undefined) own.push(spot);
    else wanted[spot.kind] = [spot];
    if (things[spot.kind] === undefined) {
      names.push(spot.kind);
      things[spot.kind] = [];
    }
  }
  for (const kind of names) arrangeKind(kind, wanted[kind] ?? [], things[kind] ?? [], isExact, tasks);
}

function arrangeKind(
  kind: string,
  spots: readonly Spot[],
  things: readonly Thing[],
  isExact: boolean,
  tasks: Task[],
): void {
  const open = isExact ? spots.filter((spot) => !isThere(spot, things)) : openSpots(spots, things, tasks);
  for (const spot of open) {
    const thing = things.find((other) => !other.settled && other.place !== spot.notFrom);
    if (thing !== undefined) move(thing, spot, tasks);
    else tasks.push(() => make(kind, spot, things[0]?.object));
  }
  for (const { settled, object } of things) if (!settled) tasks.push(() => clear(object));
}

/** Whether a thing lies exactly on a spot with the right side up. */
function isThere(spot: Spot, things: readonly Thing[]): boolean {
  const there = things.find((thing) => !thing.settled && isNear(thing, spot) && !isWrongSide(thing, spot));
  if (there === undefined) return false;
  there.settled = true;
  return true;
}

/** Returns the spots with no thing in their place; of a place with several spots, those with nothing on their point. */
function openSpots(spots: readonly Spot[], things: readonly Thing[], tasks: Task[]): Spot[] {
  const there: Record<Place, Thing[]> = {};
  for (const thing of things) {
    const own = there[thing.place];
    if (own === undefined) there[thing.place] = [thing];
    else own.push(thing);
  }
  const missing: Record<Place, number> = {};
  let isMissing = false;
  for (const spot of spots) {
    const thing = there[spot.place]?.find((other) => !other.settled && fits(other, spot));
    if (thing === undefined) {
      missing[spot.place] = (missing[spot.place] ?? 0) + 1;
      isMissing = true;
      continue;
    }
    thing.settled = true;
    if (isWrongSide(thing, spot)) tasks.push(() => turn(thing.object, spot));
  }
  const open: Spot[] = [];
  if (!isMissing) return open;
  // First the empty ones, then the others, as many as are missing
  for (const wantsFree of [true, false]) {
    for (const spot of spots) {
      const count = missing[spot.place] ?? 0;
      if (count === 0 || open.includes(spot)) continue;
      if (things.some((thing) => thing.settled && isNear(thing, spot)) === wantsFree) continue;
      missing[spot.place] = count - 1;
      open.push(spot);
    }
  }
  return open;
}

/** Whether a thing is close enough to its spot. */
function fits(thing: Thing, spot: Spot): boolean {
  if (isParked(spot.point)) return isNear(thing, spot);
  return spot.isExact !== true || isAt(thing, spot, SNAPPED);
}

function isNear(thing: Thing, spot: Spot): boolean {
  return isAt(thing, spot, NEAR) && Math.abs(thing.at[1] - spot.point[1]) < NEAR;
}

/** Whether a thing lies over a point of the table, within a tolerance on each axis. */
function isAt({ at }: Thing, { point }: Spot, tolerance: number): boolean {
  return Math.abs(at[0] - point[0]) < tolerance && Math.abs(at[2] - point[2]) < tolerance;
}

function isWrongSide({ object }: Thing, { faceDown, stands }: Spot): boolean {
  return stands !== true && object.is_face_down !== (faceDown === true);
}

/** Moves a thing through the air, taking it from a player's grip if necessary. */
function move(thing: Thing, spot: Spot, tasks: Task[]): void {
  const { object } = thing;
  tasks.push(() => {
    if (object.isDestroyed()) return;
    if (object.held_by_color !== undefined) object.drop();
    hideOnTheWay(object, spot);
    lockParked(object, spot);
    const [x, y, z] = spot.point;
    object.setPositionSmooth([x, y + LIFT, z], false, true);
    turn(object, spot);
  });
  thing.place = spot.place;
  thing.at = spot.point;
  thing.settled = true;
}
