/** The objects of tables where many kinds of things have places: seeing them, and bringing everything to its spots. */
import type { Place } from '@griddle/rules/core/contract.js';
import { BAG_TAG, BOX_TAG, FIXTURE_TAG, PIECE_TAG } from '../names.js';
import { fitCard } from './cards.js';
import type { PlaceUnder, Lying, Spot } from './lying.js';
import type { Plan, Task } from './layer.js';
import { whereItLies } from './on-table.js';
import { veil } from './veil.js';
import type { WorldPoint } from './world.js';

/** An object that belongs to the game. */
interface Thing {
  readonly object: TTSObject;
  readonly kind: string;
  place: Place;
  at: WorldPoint;
  /** It has its spot. */
  settled: boolean;
}

/** Things nearer than this lie at the same point. */
const NEAR = 0.15;
/** A thing that people have put just there lies no further off. */
const SNAPPED = 0.4;
/** The seat of nobody: what is hidden from all. */
const NOBODY = -1;
/** Things put down through the air are let go a little above their spot. */
const LIFT = 0.05;

/** Objects as text by kind, of which somebody has deleted one. */
const lost: Record<string, string> = {};
let isClearing = false;

function thingOf(object: TTSObject, placeUnder: PlaceUnder): Thing {
  const {
    at: { x, y, z },
    isOn,
  } = whereItLies(object);
  const kind = object.getGMNotes();
  return { object, kind, place: isOn ? placeUnder(kind, x, z, y) : '', at: [x, y, z], settled: false };
}

/** What players move, wherever it has a place. */
export function seeThings(placeUnder: PlaceUnder): Lying[] {
  const seen: Lying[] = [];
  for (const object of getObjectsWithTag(PIECE_TAG)) {
    const { kind, place } = thingOf(object, placeUnder);
    if (place !== '') seen.push({ kind, place, guid: object.getGUID() });
  }
  return seen;
}

/** Whether everything that nobody holds has come to rest. */
export function thingsRest(): boolean {
  return getObjectsWithTag(PIECE_TAG).every((object) => object.held_by_color !== undefined || object.resting);
}

/** Keeps in mind what somebody deletes, so that it can be made again. */
export function forgetNot(object: TTSObject): void {
  if (isClearing || !(object.hasTag(PIECE_TAG) || object.hasTag(FIXTURE_TAG))) return;
  lost[object.getGMNotes()] = object.getJSON();
}

/**
 * Brings everything to its spots, pieces first. What lies in its place stays, what is missing is made or taken out of its
 * bag, what is too much goes. Spots of fixtures are exact; a piece may lie anywhere in its place.
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

/** Kinds in the order in which they were met, each with its things. */
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
    else tasks.push(() => make(kind, spot, things[0]));
  }
  for (const { settled, object } of things) if (!settled) tasks.push(() => clear(object));
}

/** Takes a thing off the table that is too much. */
function clear(object: TTSObject): void {
  isClearing = true;
  if (!object.isDestroyed()) object.destruct();
  isClearing = false;
}

/** Whether a thing lies exactly on a spot with the right side up. */
function isThere(spot: Spot, things: readonly Thing[]): boolean {
  const there = things.find((thing) => !thing.settled && isNear(thing, spot) && !isWrongSide(thing, spot));
  if (there === undefined) return false;
  there.settled = true;
  return true;
}

/** The spots for which no thing lies in their place; of a place with several, those on whose points nothing lies. */
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
    const thing = there[spot.place]?.find(
      (other) => !other.settled && (spot.isExact !== true || isAt(other, spot, SNAPPED)),
    );
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
  // First those on which nothing lies, then the others, as many as are missing
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

function isNear(thing: Thing, spot: Spot): boolean {
  return isAt(thing, spot, NEAR) && Math.abs(thing.at[1] - spot.point[1]) < NEAR;
}

/** Whether a thing lies over a point of the table, but for so much each way. */
function isAt({ at }: Thing, { point }: Spot, tolerance: number): boolean {
  return Math.abs(at[0] - point[0]) < tolerance && Math.abs(at[2] - point[2]) < tolerance;
}

function isWrongSide({ object }: Thing, { faceDown, stands }: Spot): boolean {
  return stands !== true && object.is_face_down !== (faceDown === true);
}

/** How a thing lies: the top of its picture away from Red, the front or the back up. */
function rotationAt({ faceDown, turn: degrees = 0 }: Spot): WorldPoint {
  return [0, 180 + degrees, faceDown === true ? 180 : 0];
}

function turn(object: TTSObject, spot: Spot): void {
  if (!object.isDestroyed()) object.setRotationSmooth(rotationAt(spot), false, true);
}

/** Hides what goes into a hand, and what is turned face down on its way, from those who may not see it. */
function veilFor(object: TTSObject, { secretOf, faceDown, stands }: Spot): void {
  if (secretOf !== undefined) veil(object, secretOf);
  else if (stands !== true && faceDown === true && !object.is_face_down) veil(object, NOBODY);
}

/** Moves a thing through the air; out of a player's fingers, if it must be. */
function move(thing: Thing, spot: Spot, tasks: Task[]): void {
  const { object } = thing;
  tasks.push(() => {
    if (object.isDestroyed()) return;
    if (object.held_by_color !== undefined) object.drop();
    veilFor(object, spot);
    const [x, y, z] = spot.point;
    object.setPositionSmooth([x, y + LIFT, z], false, true);
    turn(object, spot);
  });
  thing.place = spot.place;
  thing.at = spot.point;
  thing.settled = true;
}

/** A closed bag, as far as it is looked into. */
interface BoxData {
  readonly ContainedObjects?: readonly ObjectData[];
}

/** What the box of the table had when it was first looked into: its first thing of each kind. */
interface Box {
  readonly guid: string;
  readonly things: Record<string, ObjectData>;
}

/** Nothing is ever taken out of the box, and looking into it takes long, so once is enough. */
let known: Box | undefined;

/** What the box of the table has of a kind. */
function fromBox(kind: string): ObjectData | undefined {
  const box = getObjectsWithTag(BOX_TAG)[0];
  // Somebody has deleted it: what was found in it serves on
  if (box === undefined) return known?.things[kind];
  const guid = box.getGUID();
  if (known?.guid !== guid) {
    known = { guid, things: {} };
    for (const data of (box.getData() as BoxData).ContainedObjects ?? []) {
      const own = data.GMNotes ?? '';
      known.things[own] = known.things[own] ?? data;
    }
  }
  return known.things[kind];
}

/** The kinds of some spots of which nothing lies on the table and nothing can be made. */
export function lackingKinds(spots: readonly Spot[]): string[] {
  const there: Record<string, boolean> = {};
  for (const tag of [PIECE_TAG, FIXTURE_TAG, BAG_TAG]) {
    for (const object of getObjectsWithTag(tag)) there[object.getGMNotes()] = true;
  }
  const lacking: string[] = [];
  for (const { kind } of spots) {
    if (there[kind] === true || lost[kind] !== undefined) continue;
    there[kind] = true;
    if (fromBox(kind) === undefined) lacking.push(kind);
  }
  return lacking;
}

/** A new thing of a kind: out of its bag or like that in the box, like another one, or like one that was deleted. */
function make(kind: string, spot: Spot, like: Thing | undefined): void {
  const [x, y, z] = spot.point;
  // It comes with the right side up: nobody may see what is drawn in secret, not for a moment
  const [rotX, rotY, rotZ] = rotationAt(spot);
  const [position, rotation] = [Vector(x, y + LIFT, z), Vector(rotX, rotY, rotZ)];
  const bag = getObjectsWithTag(BAG_TAG).find((object) => object.getGMNotes() === kind);
  const data = fromBox(kind);
  const text = lost[kind];
  const object =
    bag !== undefined
      ? bag.takeObject({ position, rotation })
      : data !== undefined
        ? spawnObjectData({ data, position, rotation })
        : like !== undefined
          ? like.object.clone({ position })
          : text !== undefined
            ? spawnObjectJSON({ json: text, position, rotation })
            : undefined;
  if (object === undefined) return;
  veilFor(object, spot);
  turn(object, spot);
  fitCard(object);
}
