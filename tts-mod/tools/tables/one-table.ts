/** The table with all games. The current game is laid out from a box; each of the other tables provides one. */
import { EN, mergeMessages, format, type Catalogue } from '@griddle/rules/messages/index.js';
import { TABLE_EN } from './words.js';
import type { BoxHand, BoxNotes } from '../../src/one-table/box-notes.js';
import KEYS_ONE_TABLE_EN from '../../src/one-table/keys.en.json' with { type: 'json' };
import { boxId, GAMES_SCRIPT, MENU } from '../../src/one-table/menu.js';
import TTS_ONE_TABLE_EN from '../../src/one-table/messages.en.json' with { type: 'json' };
import { UNDER_TABLE, type WorldPoint } from '../../src/mod/world.js';
import { GAME_BOX_TAG, LAID_TAG, SEAT_COLOURS } from '../../src/names.js';
import type { Assets } from '../save/assets.js';
import { box, guid, seatZone, type SavedObject } from '../save/objects.js';
import { BUFFET_BOSS_TABLE } from './buffet-boss.js';
import type { TableGameSpec, TableSpec } from './table.js';
import { TOP_WAFFLE_TABLE } from './top-waffle.js';
import { WADDLE_WADDLE_TABLE } from './waddle-waddle.js';
import { WAFFLE_TIME_TABLE } from './waffle-time.js';
import { WAFFLE_WARS_TABLE } from './waffle-wars.js';

/** In the order of the menu. */
const TABLES: readonly TableSpec[] = [
  WAFFLE_WARS_TABLE,
  WADDLE_WADDLE_TABLE,
  WAFFLE_TIME_TABLE,
  TOP_WAFFLE_TABLE,
  BUFFET_BOSS_TABLE,
];
/** Second digit of ids by table, so that ids are unique in the save; for Waffle Wars as in its own save. */
const DIGITS = 'dabce';
/** Kind in the hand zones' ids. */
const HANDS = 0x21;
/** Returns the position of a table's box in the row under the table. */
function boxPoint(index: number): WorldPoint {
  return [(index - TABLES.length / 2) * 3, UNDER_TABLE, 0];
}

/** Fields of an object whose parts need their own ids and tags. */
interface Parts {
  readonly Tags?: readonly string[];
  readonly ContainedObjects?: readonly SavedObject[];
  readonly ChildObjects?: readonly SavedObject[];
  readonly States?: Readonly<Record<string, SavedObject>>;
}

/** Adapts an object for a box: with its table's ids, and the tag by which it is put away. */
function laid(object: SavedObject, digit: string): SavedObject {
  const { Tags = [], ContainedObjects, ChildObjects, States } = object as Parts;
  const all = (objects: readonly SavedObject[]): SavedObject[] => objects.map((other) => laid(other, digit));
  return {
    ...object,
    GUID: withDigit(object.GUID, digit),
    Tags: [...Tags, LAID_TAG],
    ...(ContainedObjects === undefined ? {} : { ContainedObjects: all(ContainedObjects) }),
    ...(ChildObjects === undefined ? {} : { ChildObjects: all(ChildObjects) }),
    ...(States === undefined
      ? {}
      : { States: Object.fromEntries(Object.entries(States).map(([id, state]) => [id, laid(state, digit)])) }),
  };
}

function withDigit(id: string, digit: string): string {
  return id.charAt(0) + digit + id.slice(2);
}

function isHand({ Name }: SavedObject): boolean {
  return Name === 'HandTrigger';
}

/** Returns the position of a hand zone for the games of a table. */
function handOf(zone: SavedObject): BoxHand {
  const {
    posX = 0,
    posY = 0,
    posZ = 0,
    rotY = 0,
    scaleX = 1,
    scaleY = 1,
    scaleZ = 1,
  } = zone['Transform'] as Readonly<Record<string, number>>;
  return {
    color: String(zone['FogColor']),
    position: [posX, posY, posZ],
    rotation: [0, rotY, 0],
    scale: [scaleX, scaleY, scaleZ],
  };
}

/** Returns the notes of a box: what the script sets up besides objects. */
function notesOf(table: TableSpec, hands: readonly BoxHand[]): string {
  const positions = table.snapPoints.map((point) => {
    const { x, y, z } = point['Position'] as { readonly x: number; readonly y: number; readonly z: number };
    return [x, y, z];
  });
  const notes: BoxNotes = { positions, hands };
  return JSON.stringify(notes);
}

/** Returns the pictures of one table. */
function assetsOf(assets: Assets, { id }: TableSpec): Assets {
  const own = Object.entries(assets).filter(([name]) => name.startsWith(`${id}:`));
  return Object.fromEntries(own.map(([name, address]) => [name.slice(id.length + 1), address]));
}

/** English texts of all tables; if two define the same key, the later one wins. */
const WORDS = mergeMessages(
  EN,
  ...TABLES.map(({ words }) => words.text),
  TABLE_EN,
  TTS_ONE_TABLE_EN,
  KEYS_ONE_TABLE_EN,
);

/** Returns the texts that name a table's objects: its own, or those of another language. */
function wordsFor(table: TableSpec, words: Catalogue): Catalogue {
  const other = Object.entries(words.text).filter(([key, sentence]) => WORDS.text[key] !== sentence);
  return { ...words, text: { ...table.words.text, ...Object.fromEntries(other) } };
}

/** Creates the box with a table's objects, apart from those that are there for their script. */
function gameBox(assets: Assets, words: Catalogue, table: TableSpec, index: number): SavedObject {
  const all = table.objects(assetsOf(assets, table), wordsFor(table, words));
  const scripts = table.scripts ?? {};
  const inside = all.filter((object) => !isHand(object) && scripts[object.GUID] === undefined);
  const name = format(words, 'tts.chest', { game: table.id });
  const bag = box(
    boxId(index),
    name,
    GAME_BOX_TAG,
    boxPoint(index),
    inside.map((object) => laid(object, DIGITS.charAt(index))),
  );
  const notes = notesOf(table, all.filter(isHand).map(handOf));
  return { ...bag, Description: format(words, 'tts.chest-note', { game: table.id }), GMNotes: notes };
}

/** Creates the object whose script runs all games. */
function gamesBox(words: Catalogue): SavedObject {
  return { ...box(GAMES_SCRIPT, format(words, 'tts.rules-box'), '', boxPoint(TABLES.length), []), Tags: [] };
}

/** Creates a hand zone for each colour, placed as in Top Waffle: only colours with one can sit at the table. */
function hands(assets: Assets, words: Catalogue): SavedObject[] {
  const zones = TOP_WAFFLE_TABLE.objects(assetsOf(assets, TOP_WAFFLE_TABLE), words).filter(isHand);
  return zones.map((zone, seat) => {
    const { position, rotation, scale } = handOf(zone);
    return seatZone(guid(HANDS, seat), seat, format(words, 'tts.seat-hand', { colour: SEAT_COLOURS[seat] ?? '' }), {
      at: [position[0] ?? 0, position[1] ?? 0, position[2] ?? 0],
      turn: rotation[1] ?? 0,
      scale: [scale[0] ?? 1, scale[1] ?? 1, scale[2] ?? 1],
    });
  });
}

/** Returns the games with the object whose script runs them. */
function games(): TableGameSpec[] {
  const all = TABLES.flatMap((table) => table.games);
  return MENU.flatMap((id) => {
    const found = all.find(({ game }) => game.id === id);
    return found === undefined ? [] : [{ ...found, object: GAMES_SCRIPT }];
  });
}

/** All ten games, none on the table until it is chosen. */
export const ONE_TABLE: TableSpec = {
  id: 'one-table',
  file: 'Griddle',
  rules: TABLES.flatMap(({ rules }) => rules),
  isLobby: true,
  colours: {},
  drawings: () => ({}),
  sheets: { columns: 1, rows: 1, count: 0 },
  scripts: { [GAMES_SCRIPT]: { entry: 'one-table/games.ts', tables: TABLES } },
  games: games(),
  words: WORDS,
  tabs: (words) => TABLES.flatMap(({ tabs }) => tabs?.(words) ?? []),
  hotkeys: [...['options', 'menu', 'fold', 'offer'], ...TABLES.flatMap(({ hotkeys }) => hotkeys ?? [])],
  players: [1, 6],
  time: [5, 90],
  snapPoints: [],
  objects: (assets, words) => [
    ...hands(assets, words),
    ...TABLES.map((table, index) => gameBox(assets, words, table, index)),
    gamesBox(words),
  ],
};
