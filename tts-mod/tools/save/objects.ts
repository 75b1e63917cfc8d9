/**
 * Objects of a Tabletop Simulator save, as far as this table needs them. There is no official schema: field names and
 * meanings follow public saves and the game's knowledge base (docs/tts.md names them).
 */
import type { WorldPoint } from '../../src/mod/world.js';
import { SEAT_COLOURS } from '../../src/names.js';

/** One entry of `ObjectStates`. */
export type SavedObject = Readonly<Record<string, unknown>> & { readonly GUID: string; readonly Name: string };

/** Half of a turn: a tile lies with the top of its picture away from Strawberries. */
const UPRIGHT = 180;
/** Side of a tile at scale 1. */
const TILE_SIDE = 2;
const WHITE = { r: 1, g: 1, b: 1 };

/** Shape of a `Custom_Tile`: corners as they are cut. */
export const BOX = 0;
/** A tile with six sides. */
export const HEXAGON = 1;
/** A disc, as wide as it is deep. */
export const ROUND = 2;
/** A box with round corners. */
export const ROUNDED = 3;

/** Ids of objects: six hexadecimal digits, always the same, so that two saves differ only where something changed. */
export function guid(kind: number, index: number): string {
  return (0x9d0000 + kind * 0x100 + index).toString(16);
}

interface Place {
  readonly at: WorldPoint;
  readonly turn?: number;
  readonly scale?: readonly [x: number, y: number, z: number];
}

/** Numbers as a save has them: at most four decimals, so that the file does not change with the machine. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function transform({ at, turn = 0, scale = [1, 1, 1] }: Place): Record<string, number> {
  return {
    posX: rounded(at[0]),
    posY: rounded(at[1]),
    posZ: rounded(at[2]),
    rotX: 0,
    rotY: turn,
    rotZ: 0,
    scaleX: rounded(scale[0]),
    scaleY: rounded(scale[1]),
    scaleZ: rounded(scale[2]),
  };
}

/** What all objects have; the game fills in what is left out. */
function object(guid: string, name: string, place: Place, more: Readonly<Record<string, unknown>>): SavedObject {
  return {
    GUID: guid,
    Name: name,
    Transform: transform(place),
    Nickname: '',
    Description: '',
    GMNotes: '',
    ColorDiffuse: WHITE,
    Locked: true,
    Grid: false,
    Snap: true,
    Autoraise: true,
    Sticky: false,
    Tooltip: true,
    Hands: false,
    LuaScript: '',
    LuaScriptState: '',
    XmlUI: '',
    ...more,
  };
}

/** A tile with a picture on top. */
export interface Tile {
  readonly guid: string;
  readonly name: string;
  readonly description?: string;
  /** For scripts only: what the object is. */
  readonly notes?: string;
  readonly tags?: readonly string[];
  readonly at: WorldPoint;
  /** Width and depth in world units. */
  readonly size: readonly [width: number, depth: number];
  readonly thickness: number;
  readonly shape: number;
  readonly image: string;
  readonly underside: string;
  readonly locked: boolean;
  /** What the object can become: each a tile as well, the first being its second state. */
  readonly states?: readonly SavedObject[];
  /** Whether players hold it in their hands, where others see its back; then it has no tooltip either. */
  readonly hidden?: boolean;
}

/** A flat tile with a picture on its upper side, scaled to `size` in world units. */
export function tile(data: Tile): SavedObject {
  const [width, depth] = data.size;
  return object(
    data.guid,
    'Custom_Tile',
    { at: data.at, turn: UPRIGHT, scale: [width / TILE_SIDE, 1, depth / TILE_SIDE] },
    {
      Nickname: data.name,
      Description: data.description ?? '',
      GMNotes: data.notes ?? '',
      Tags: data.tags ?? [],
      Locked: data.locked,
      Hands: data.hidden === true,
      Tooltip: data.hidden !== true,
      ...(data.states === undefined ? {} : { States: numbered(data.states) }),
      CustomImage: {
        ImageURL: data.image,
        ImageSecondaryURL: data.underside,
        ImageScalar: 1,
        WidthScale: 0,
        CustomTile: { Type: data.shape, Thickness: data.thickness, Stackable: false, Stretch: true },
      },
    },
  );
}

/** States as a save has them: by number, the object itself being the first. */
function numbered(states: readonly SavedObject[]): Record<string, SavedObject> {
  return Object.fromEntries(states.map((state, i) => [String(i + 2), state]));
}

/** A model of wood with a picture on its front, put together from convex parts. */
export interface Model {
  readonly guid: string;
  readonly name: string;
  readonly notes: string;
  readonly tag: string;
  readonly at: WorldPoint;
  /** How it is turned; left out for lying with its picture up. */
  readonly rotation?: WorldPoint;
  readonly mesh: string;
  readonly image: string;
  /** Each a mesh and a collider of its own: the game's colliders are convex. */
  readonly parts: readonly string[];
}

/** The game's material that sounds like wood. */
const WOOD = 1;

/**
 * A piece with a mesh of its own; parts after the first hang on it, so that the whole has a collider that is not
 * convex.
 */
export function model({ guid: id, name, notes, tag, at, rotation, mesh, image, parts }: Model): SavedObject {
  const shape = (MeshURL: string, ColliderURL: string): Record<string, unknown> => ({
    MeshURL,
    DiffuseURL: image,
    NormalURL: '',
    ColliderURL,
    Convex: true,
    MaterialIndex: WOOD,
    TypeIndex: 0,
    CastShadows: true,
  });
  const [first = mesh, ...others] = parts;
  const [rotX, rotY, rotZ] = rotation ?? [0, UPRIGHT, 0];
  const whole = object(id, 'Custom_Model', { at }, {
    Nickname: name,
    GMNotes: notes,
    Tags: [tag],
    Locked: false,
    CustomMesh: shape(mesh, first),
    ChildObjects: others.map((part, i) =>
      object(partGuid(id, i), 'Custom_Model', { at: [0, 0, 0] }, { CustomMesh: shape(part, part), Locked: false }),
    ),
  }); // prettier-ignore
  return { ...whole, Transform: { ...transform({ at }), rotX, rotY, rotZ } };
}

/** First digits of the ids of attached parts: not the 9 with which all others begin. */
const PART_DIGITS = '012345678abcdef';

function partGuid(id: string, index: number): string {
  return PART_DIGITS.charAt(index) + id.slice(1);
}

/** A hand zone; it gives the table a seat of that seat's colour, facing the middle. */
export function seatZone(guid: string, seat: number, name: string, place: Required<Place>): SavedObject {
  return object(guid, 'HandTrigger', place, {
    Nickname: name,
    FogColor: SEAT_COLOURS[seat] ?? '',
    ColorDiffuse: { ...WHITE, a: 0 },
  });
}

/** A zone into which only the player at a seat sees. */
export function hiddenZone(guid: string, seat: number, name: string, place: Required<Place>): SavedObject {
  return object(guid, 'FogOfWarTrigger', place, {
    Nickname: name,
    FogColor: SEAT_COLOURS[seat] ?? '',
    FogHidePointers: false,
    FogReverseHiding: false,
    FogSeethrough: true,
    ColorDiffuse: { ...WHITE, a: 0.35 },
  });
}

/** An endless bag: what is taken out is a copy of the one thing in it. */
export function bag(
  guid: string,
  name: string,
  notes: string,
  tags: readonly string[],
  at: WorldPoint,
  inside: SavedObject,
): SavedObject {
  return object(
    guid,
    'Infinite_Bag',
    { at, scale: [0.7, 0.7, 0.7] },
    { Nickname: name, GMNotes: notes, Tags: tags, ContainedObjects: [inside] },
  );
}

/** A closed bag that holds one of each kind of thing that the script makes copies of. */
export function box(
  guid: string,
  name: string,
  tag: string,
  at: WorldPoint,
  inside: readonly SavedObject[],
): SavedObject {
  return object(
    guid,
    'Bag',
    { at, scale: [0.7, 0.7, 0.7] },
    { Nickname: name, Tags: [tag], Bag: { Order: 0 }, ContainedObjects: inside },
  );
}

/** How a die is turned when it shows 1 to 6, as the game's own dice have it. */
const FACES: readonly (readonly [x: number, z: number])[] = [
  [-90, 0],
  [0, 0],
  [0, -90],
  [0, 90],
  [0, -180],
  [90, 0],
];

/** A die with six faces. */
export function die(guid: string, name: string, tags: readonly string[], at: WorldPoint): SavedObject {
  return object(
    guid,
    'Die_6',
    { at },
    {
      Nickname: name,
      Tags: tags,
      Locked: false,
      RotationValues: FACES.map(([x, z], i) => ({ Value: i + 1, Rotation: { x, y: 0, z } })),
    },
  );
}

/** A point on the table that objects with one of the tags snap to. */
export function snapPoint([x, y, z]: WorldPoint, tags: readonly string[]): Record<string, unknown> {
  return {
    Position: { x: rounded(x), y: rounded(y), z: rounded(z) },
    Rotation: { x: 0, y: UPRIGHT, z: 0 },
    Tags: tags,
  };
}
