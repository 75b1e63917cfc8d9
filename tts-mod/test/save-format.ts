/**
 * The classes of the game's save file, and a check of a save against them.
 *
 * Source: Tabletop Simulator Knowledge Base, "Save File Format", section "Serialized Classes"
 * (https://kb.tabletopsimulator.com/custom-content/save-file-format/). That page is older than the game: `NEWER` has what
 * later versions write, after the declarations of `@typed-tabletop-simulator/declaration`.
 */

/**
 * The fields of a class and their types: `string`, `bool`, `int`, `float`, `any`, the name of a class or an enumeration;
 * `T[]` is a list, `{T}` is a dictionary by whole numbers. Fields without a question mark are required: without them an object
 * has no kind, no place or no picture. The game has defaults for all others.
 */
type Fields = Readonly<Record<string, string>>;

/** What the knowledge base lists, without the classes of joints, clocks, music, calculators and fog, which no table uses. */
const PUBLISHED: Readonly<Record<string, Fields>> = {
  SaveState: {
    SaveName: 'string',
    'GameMode?': 'string',
    'Gravity?': 'float',
    'PlayArea?': 'float',
    'Date?': 'string',
    Table: 'string',
    'TableURL?': 'string',
    'Sky?': 'string',
    'SkyURL?': 'string',
    'Note?': 'string',
    'Rules?': 'string',
    'XmlUI?': 'string',
    'CustomUIAssets?': 'CustomAssetState[]',
    'LuaScript?': 'string',
    'LuaScriptState?': 'string',
    'Grid?': 'GridState',
    'Lighting?': 'LightingState',
    'Hands?': 'HandsState',
    'Turns?': 'TurnsState',
    'VectorLines?': 'VectorLineState[]',
    ObjectStates: 'ObjectState[]',
    'SnapPoints?': 'SnapPointState[]',
    'DecalPallet?': 'CustomDecalState[]',
    'Decals?': 'DecalState[]',
    'TabStates?': '{TabState}',
    'CameraStates?': 'CameraState[]',
    'VersionNumber?': 'string',
  },
  ObjectState: {
    Name: 'string',
    Transform: 'TransformState',
    'Nickname?': 'string',
    'Description?': 'string',
    'ColorDiffuse?': 'ColourState',
    'Locked?': 'bool',
    'Grid?': 'bool',
    'Snap?': 'bool',
    'Autoraise?': 'bool',
    'Sticky?': 'bool',
    'Tooltip?': 'bool',
    'GridProjection?': 'bool',
    'HideWhenFaceDown?': 'bool',
    'Hands?': 'bool',
    'AltSound?': 'bool',
    'MaterialIndex?': 'int',
    'MeshIndex?': 'int',
    'Layer?': 'int',
    'Number?': 'int',
    'CardID?': 'int',
    'SidewaysCard?': 'bool',
    'RPGmode?': 'bool',
    'RPGdead?': 'bool',
    'FogColor?': 'string',
    'FogHidePointers?': 'bool',
    'FogReverseHiding?': 'bool',
    'FogSeethrough?': 'bool',
    'DeckIDs?': 'int[]',
    'CustomDeck?': '{CustomDeckState}',
    'CustomMesh?': 'CustomMeshState',
    'CustomImage?': 'CustomImageState',
    'CustomAssetbundle?': 'CustomAssetbundleState',
    'FogOfWar?': 'FogOfWarSaveState',
    'FogOfWarRevealer?': 'FogOfWarRevealerSaveState',
    'Clock?': 'ClockSaveState',
    'Counter?': 'CounterState',
    'Tablet?': 'TabletState',
    'Mp3Player?': 'Mp3PlayerState',
    'Calculator?': 'CalculatorState',
    'Text?': 'TextState',
    'XmlUI?': 'string',
    'CustomUIAssets?': 'CustomAssetState[]',
    'LuaScript?': 'string',
    'LuaScriptState?': 'string',
    'ContainedObjects?': 'ObjectState[]',
    'PhysicsMaterial?': 'PhysicsMaterialState',
    'Rigidbody?': 'RigidbodyState',
    'JointFixed?': 'JointFixedState',
    'JointHinge?': 'JointHingeState',
    'JointSpring?': 'JointSpringState',
    GUID: 'string',
    'AttachedSnapPoints?': 'SnapPointState[]',
    'AttachedVectorLines?': 'VectorLineState[]',
    'AttachedDecals?': 'DecalState[]',
    'States?': '{ObjectState}',
    'RotationValues?': 'RotationValueState[]',
  },
  TransformState: {
    posX: 'float',
    posY: 'float',
    posZ: 'float',
    rotX: 'float',
    rotY: 'float',
    rotZ: 'float',
    scaleX: 'float',
    scaleY: 'float',
    scaleZ: 'float',
  },
  ColourState: { r: 'float', g: 'float', b: 'float' },
  VectorState: { x: 'float', y: 'float', z: 'float' },
  GridState: {
    'Type?': 'GridType',
    'Lines?': 'bool',
    'Color?': 'ColourState',
    'Opacity?': 'float',
    'ThickLines?': 'bool',
    'Snapping?': 'bool',
    'Offset?': 'bool',
    'BothSnapping?': 'bool',
    'xSize?': 'float',
    'ySize?': 'float',
    'PosOffset?': 'VectorState',
  },
  LightingState: {
    'LightIntensity?': 'float',
    'LightColor?': 'ColourState',
    'AmbientIntensity?': 'float',
    'AmbientType?': 'AmbientType',
    'AmbientSkyColor?': 'ColourState',
    'AmbientEquatorColor?': 'ColourState',
    'AmbientGroundColor?': 'ColourState',
    'ReflectionIntensity?': 'float',
    'LutIndex?': 'int',
    'LutContribution?': 'float',
    'LutURL?': 'string',
  },
  HandsState: {
    'Enable?': 'bool',
    'DisableUnused?': 'bool',
    'Hiding?': 'HidingType',
    'HandTransforms?': 'HandTransformState[]',
  },
  HandTransformState: { Color: 'string', Transform: 'TransformState' },
  TurnsState: {
    'Enable?': 'bool',
    'Type?': 'TurnType',
    'TurnOrder?': 'string[]',
    'Reverse?': 'bool',
    'SkipEmpty?': 'bool',
    'DisableInteractions?': 'bool',
    'PassTurns?': 'bool',
    'TurnColor?': 'string',
  },
  TextState: { Text: 'string', 'colorstate?': 'ColourState', 'fontSize?': 'int' },
  TabState: { title: 'string', body: 'string', 'color?': 'string', 'visibleColor?': 'ColourState', id: 'int' },
  SnapPointState: { Position: 'VectorState', 'Rotation?': 'VectorState' },
  DecalState: { Transform: 'TransformState', CustomDecal: 'CustomDecalState' },
  CustomDecalState: { Name: 'string', ImageURL: 'string', Size: 'float' },
  RotationValueState: { Value: 'any', Rotation: 'VectorState' },
  CustomAssetState: { Name: 'string', URL: 'string' },
  RigidbodyState: { 'Mass?': 'float', 'Drag?': 'float', 'AngularDrag?': 'float', 'UseGravity?': 'bool' },
  PhysicsMaterialState: {
    'StaticFriction?': 'float',
    'DynamicFriction?': 'float',
    'Bounciness?': 'float',
    'FrictionCombine?': 'PhysicMaterialCombine',
    'BounceCombine?': 'PhysicMaterialCombine',
  },
  CustomDeckState: {
    FaceURL: 'string',
    BackURL: 'string',
    'NumWidth?': 'int',
    'NumHeight?': 'int',
    'BackIsHidden?': 'bool',
    'UniqueBack?': 'bool',
  },
  CustomImageState: {
    ImageURL: 'string',
    'ImageSecondaryURL?': 'string',
    'WidthScale?': 'float',
    'CustomDice?': 'CustomDiceState',
    'CustomToken?': 'CustomTokenState',
    'CustomJigsawPuzzle?': 'CustomJigsawPuzzleState',
    'CustomTile?': 'CustomTileState',
  },
  CustomAssetbundleState: {
    AssetbundleURL: 'string',
    'AssetbundleSecondaryURL?': 'string',
    'MaterialIndex?': 'MaterialIndex',
    'TypeIndex?': 'TypeIndex',
    'LoopingEffectIndex?': 'int',
  },
  CustomDiceState: { Type: 'int' },
  CustomTokenState: { 'Thickness?': 'float', 'MergeDistancePixels?': 'float', 'Stackable?': 'bool' },
  CustomTileState: { 'Type?': 'TileType', 'Thickness?': 'float', 'Stackable?': 'bool', 'Stretch?': 'bool' },
  CustomJigsawPuzzleState: { 'NumPuzzlePieces?': 'int', 'ImageOnBoard?': 'bool' },
  CustomMeshState: {
    MeshURL: 'string',
    'DiffuseURL?': 'string',
    'NormalURL?': 'string',
    'ColliderURL?': 'string',
    'Convex?': 'bool',
    'MaterialIndex?': 'MaterialIndex',
    'TypeIndex?': 'TypeIndex',
    'CustomShader?': 'CustomShaderState',
    'CastShadows?': 'bool',
  },
  CustomShaderState: {
    'SpecularColor?': 'ColourState',
    'SpecularIntensity?': 'float',
    'SpecularSharpness?': 'float',
    'FresnelStrength?': 'float',
  },
  TabletState: { 'PageURL?': 'string' },
  CounterState: { 'value?': 'int' },
  VectorLineState: {
    points3: 'VectorState[]',
    'color?': 'ColourState',
    'thickness?': 'float',
    'rotation?': 'VectorState',
    'loop?': 'bool',
    'square?': 'bool',
  },
  CameraState: { Position: 'VectorState', Rotation: 'VectorState', Distance: 'float', 'Zoomed?': 'bool' },
};

/** What later versions of the game write too. */
const NEWER: Readonly<Record<string, Fields>> = {
  SaveState: {
    'EpochTime?': 'int',
    'GameType?': 'string',
    'GameComplexity?': 'string',
    'PlayingTime?': 'int[]',
    'PlayerCounts?': 'int[]',
    'Tags?': 'string[]',
    'ComponentTags?': 'ComponentTagsState',
  },
  ObjectState: {
    'GMNotes?': 'string',
    'Memo?': 'string',
    'Tags?': 'string[]',
    'LayoutGroupSortIndex?': 'int',
    'Value?': 'int',
    'IgnoreFoW?': 'bool',
    'MeasureMovement?': 'bool',
    'DragSelectable?': 'bool',
    'AltLookAngle?': 'VectorState',
    'Bag?': 'BagState',
    'ChildObjects?': 'ObjectState[]',
  },
  ColourState: { 'a?': 'float' },
  SnapPointState: { 'Tags?': 'string[]' },
  CustomDeckState: { 'Type?': 'CardType' },
  BagState: { Order: 'BagOrder' },
  ComponentTagsState: { labels: 'ComponentTagState[]' },
  ComponentTagState: { displayed: 'string', normalized: 'string' },
};

/** Enumerations, which a save has as numbers from 0: how many values each has. */
const ENUMERATIONS: Readonly<Record<string, number>> = {
  /** Boxes, horizontal hexes, vertical hexes. */
  GridType: 3,
  /** Background, gradient. */
  AmbientType: 2,
  /** Default, reverse, disabled. */
  HidingType: 3,
  /** By seat, by a list of colours. */
  TurnType: 2,
  /** Average, minimum, maximum, multiply. */
  PhysicMaterialCombine: 4,
  /** Plastic, wood, metal, cardboard. */
  MaterialIndex: 4,
  /** Generic, figurine, die, coin, board, chip, bag, infinite bag. */
  TypeIndex: 8,
  /** Box, hex, circle, rounded. */
  TileType: 4,
  /** Rounded rectangle, rectangle, rounded hex, hex, circle. */
  CardType: 5,
  /** Last in first out, first in first out, random. */
  BagOrder: 3,
};

/** Tests of the plain types. */
const PLAIN: Readonly<Record<string, (value: unknown) => boolean>> = {
  any: (value) => value !== null && value !== undefined,
  string: (value) => typeof value === 'string',
  bool: (value) => typeof value === 'boolean',
  int: (value) => Number.isInteger(value),
  float: (value) => Number.isFinite(value),
};

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the faults of an object of a class. */
function faultsOfClass(value: unknown, name: string, place: string): string[] {
  const [published, newer] = [PUBLISHED[name], NEWER[name]];
  if (published === undefined && newer === undefined) return [`${place}: class ${name} is not in the list of classes.`];
  if (!isRecord(value)) return [`${place} is not an object of class ${name}.`];
  const fields = Object.entries({ ...published, ...newer });
  const types = new Map(fields.map(([field, type]) => [field.replace('?', ''), type]));
  const missing = fields.filter(([field]) => !field.endsWith('?') && !(field in value));
  return [
    ...missing.map(([field]) => `${place} has no ${field}, which class ${name} needs.`),
    ...Object.entries(value).flatMap(([field, inside]) => {
      const type = types.get(field);
      const at = `${place}.${field}`;
      return type === undefined ? [`${at} is not a field of ${name}.`] : faultsOf(inside, type, at);
    }),
  ];
}

/** Returns the faults of a value of a type, each a sentence that begins with the place. */
function faultsOf(value: unknown, type: string, place: string): string[] {
  if (type.endsWith('[]')) {
    if (!Array.isArray(value)) return [`${place} is not a list.`];
    return value.flatMap((inside, at) => faultsOf(inside, type.slice(0, -2), `${place}[${at}]`));
  }
  if (type.startsWith('{')) {
    if (!isRecord(value)) return [`${place} is not a dictionary.`];
    return Object.entries(value).flatMap(([key, inside]) => [
      ...(/^\d+$/.test(key) ? [] : [`${place}.${key} is not a whole number.`]),
      ...faultsOf(inside, type.slice(1, -1), `${place}.${key}`),
    ]);
  }
  const values = ENUMERATIONS[type];
  if (values !== undefined) {
    const isOne = Array.from({ length: values }, (_, i) => i).includes(value as number);
    return isOne ? [] : [`${place} is not a ${type} from 0 to ${values - 1}.`];
  }
  const isPlain = PLAIN[type];
  if (isPlain === undefined) return faultsOfClass(value, type, place);
  return isPlain(value) ? [] : [`${place} is not of type ${type}.`];
}

/** Returns every fault of a save as the game reads it, each a sentence with the field; none if the game knows them all. */
export function faultsOfSave(save: unknown): string[] {
  return faultsOf(save, 'SaveState', 'Save');
}
