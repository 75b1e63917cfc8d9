/**
 * Objects of a Tabletop Simulator save, as far as these tables need them. Fields are those of the game's knowledge base,
 * "Save File Format" (https://kb.tabletopsimulator.com/custom-content/save-file-format/); test/save-format.ts lists them.
 */
import type { WorldPoint } from '../../src/mod/world.js';
import { SEAT_COLOURS } from '../../src/names.js';
import type { Look } from './assets.js';

/** One entry of `ObjectStates`. */
export type SavedObject = Readonly<Record<string, unknown>> & { readonly GUID: string; readonly Name: string };

/** Rotation of a tile whose picture has its top away from Strawberries, in degrees. */
const UPRIGHT = 180;
const WHITE = { r: 1, g: 1, b: 1 };

/** Returns an object id: six hexadecimal digits, stable so that two saves differ only where something changed. */
export function guid(kind: number, index: number): string {
  return (0x9d0000 + kind * 0x100 + index).toString(16);
}

interface Place {
  readonly at: WorldPoint;
  readonly turn?: number;
  readonly scale?: readonly [x: number, y: number, z: number];
}

/** Rounds to at most four decimals, so that the save does not depend on the machine. */
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

/** Creates the fields common to all objects; the game fills in omitted ones. */
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
    ...more,
  };
}

/** A tile with a picture on top. */
export interface Tile {
  readonly guid: string;
  readonly name: string;
  readonly description?: string;
  /** What the object is, for scripts only. */
  readonly notes?: string;
  readonly tags?: readonly string[];
  readonly at: WorldPoint;
  /** Width and depth in world units. */
  readonly size: readonly [width: number, depth: number];
  /** Cards are as thin as the game makes them. */
  readonly thickness: number;
  readonly look: Look;
  readonly locked: boolean;
  /** Further states of the object, each a tile too; the first is its second state. */
  readonly states?: readonly SavedObject[];
  /** Whether players hold it in hand, where others see its back and no name. */
  readonly hidden?: boolean;
}

/** Creates a flat thing with a picture on top, scaled to `size` in world units: a card, or a model 1 wide. */
export function tile(data: Tile): SavedObject {
  const { look, size, thickness } = data;
  const scale = look.kind === 'card' ? cardScale(size) : ([size[0], thickness, size[1]] as const);
  return object(
    data.guid,
    look.kind === 'card' ? 'Card' : 'Custom_Model',
    { at: data.at, turn: UPRIGHT, scale },
    {
      Nickname: data.name,
      Description: data.description ?? '',
      GMNotes: data.notes ?? '',
      Tags: data.tags ?? [],
      Locked: data.locked,
      Hands: data.hidden === true,
      ...(data.states === undefined ? {} : { States: numbered(data.states) }),
      ...(look.kind === 'card' ? cardFields(look, size) : { CustomMesh: meshFields(look) }),
    },
  );
}

/** Side of a card with a square picture at scale 1: a guess, which the script corrects by the actual size. */
const CARD_SIDE = 2.2;
/** The game's card type with sharp corners. */
const SQUARE_CARD = 1;

function cardScale([width, depth]: readonly [number, number]): readonly [number, number, number] {
  return [width / CARD_SIDE, 1, depth / CARD_SIDE];
}

/** Returns the fields of cards; `Memo` gives the script their intended size. */
function cardFields(
  { deck, index, face, back, grid, hasOwnBack }: Extract<Look, { kind: 'card' }>,
  size: readonly [number, number],
): Record<string, unknown> {
  return {
    Memo: size.map(rounded).join(' '),
    // Players who may not see a face see no name either
    HideWhenFaceDown: true,
    CardID: 100 * deck + index,
    CustomDeck: {
      [deck]: {
        FaceURL: face,
        BackURL: back,
        NumWidth: grid.columns,
        NumHeight: grid.rows,
        BackIsHidden: true,
        UniqueBack: hasOwnBack,
        Type: SQUARE_CARD,
      },
    },
  };
}

/** The game's material that sounds like wood. */
const WOOD = 1;

/** Returns the mesh fields. A box has the game's own collider, everything else one for each part of its model. */
function meshFields({ mesh, sheet, isBox }: Extract<Look, { kind: 'model' }>): Record<string, unknown> {
  return {
    MeshURL: mesh,
    DiffuseURL: sheet,
    ...(isBox ? {} : { ColliderURL: mesh }),
    Convex: true,
    MaterialIndex: WOOD,
    CastShadows: true,
  };
}

/** Numbers states as in a save, where the object itself is the first. */
function numbered(states: readonly SavedObject[]): Record<string, SavedObject> {
  return Object.fromEntries(states.map((state, i) => [String(i + 2), state]));
}

/** A model with its own outline and size. */
export interface Model {
  readonly guid: string;
  readonly name: string;
  readonly description?: string;
  readonly notes: string;
  readonly tag: string;
  readonly at: WorldPoint;
  /** Its rotation; left out for lying with its picture up. */
  readonly rotation?: WorldPoint;
  readonly look: Look;
}

/** Creates a piece with its own model. */
export function model({ guid: id, name, description = '', notes, tag, at, rotation, look }: Model): SavedObject {
  if (look.kind !== 'model') throw new Error(`${name} has no model.`);
  const [rotX, rotY, rotZ] = rotation ?? [0, UPRIGHT, 0];
  const fields = {
    Nickname: name,
    Description: description,
    GMNotes: notes,
    Tags: [tag],
    Locked: false,
    CustomMesh: meshFields(look),
  };
  return { ...object(id, 'Custom_Model', { at }, fields), Transform: { ...transform({ at }), rotX, rotY, rotZ } };
}

/** Creates a hand zone, which gives the table a seat of that colour, facing the middle. */
export function seatZone(guid: string, seat: number, name: string, place: Required<Place>): SavedObject {
  return object(guid, 'HandTrigger', place, {
    Nickname: name,
    FogColor: SEAT_COLOURS[seat] ?? '',
    ColorDiffuse: { ...WHITE, a: 0 },
  });
}

/** Creates a zone into which only the player at a seat can see. */
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

/** Creates an endless bag, from which players take copies of the one thing in it. */
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

/** Creates a closed bag with one of each kind of thing that the script makes copies of. */
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

/** Rotations of a die showing 1 to 6, as for the game's own dice. */
const FACES: readonly (readonly [x: number, z: number])[] = [
  [-90, 0],
  [0, 0],
  [0, -90],
  [0, 90],
  [0, -180],
  [90, 0],
];

/** Creates a six-sided die. */
export function die(
  guid: string,
  name: string,
  description: string,
  tags: readonly string[],
  at: WorldPoint,
): SavedObject {
  return object(
    guid,
    'Die_6',
    { at },
    {
      Nickname: name,
      Description: description,
      Tags: tags,
      Locked: false,
      RotationValues: FACES.map(([x, z], i) => ({ Value: i + 1, Rotation: { x, y: 0, z } })),
    },
  );
}

/** Creates a point on the table that objects with one of the tags snap to. */
export function snapPoint([x, y, z]: WorldPoint, tags: readonly string[]): Record<string, unknown> {
  return {
    Position: { x: rounded(x), y: rounded(y), z: rounded(z) },
    Rotation: { x: 0, y: UPRIGHT, z: 0 },
    Tags: tags,
  };
}
