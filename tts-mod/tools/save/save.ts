/** The save of a table: its objects, panel, notebook and script. */
import { createHash } from 'node:crypto';
import { format, type Catalogue } from '@griddle/rules/messages/index.js';
import { BUILD_NAME, NEWS_ADDRESS } from '../../src/names.js';
import PACKAGE from '../../package.json' with { type: 'json' };
import type { Files } from '../sheets/files.js';
import { TABLES } from '../tables/index.js';
import type { TableSpec } from '../tables/table.js';
import { shopFields } from '../workshop.js';
import { assetsAt } from './assets.js';
import { languageBoxes } from './languages.js';
import { notebook } from './notebook.js';
import type { SavedObject } from './objects.js';
import { panelXml } from './panel.js';

/** Input for a save, besides the table. */
interface SaveParts {
  readonly lua: string;
  /** Object scripts by object id. */
  readonly objects: Readonly<Record<string, { readonly lua: string }>>;
  /** The rule catalogues, as Markdown, by game. */
  readonly rules: Readonly<Record<string, string>>;
  readonly files: Files;
}

/** The version of the project. */
export const VERSION = PACKAGE.version;

/** Returns the tags of an object and of its contents. */
function tagsIn({ Tags = [], ContainedObjects = [] }: SavedObject): readonly string[] {
  return [...(Tags as readonly string[]), ...(ContainedObjects as readonly SavedObject[]).flatMap(tagsIn)];
}

/** Builds by what they were made from, because naming one takes a whole save. */
const builds = new WeakMap<SaveParts, string>();

/** Length of a build's hash. */
const HASH_LENGTH = 8;

/** Returns the name of a build, `0.1.0+1a2b3c4d`: version and hash of all that is in the save, wherever its pictures are. */
export function buildOf(table: TableSpec, parts: SaveParts): string {
  const known = builds.get(parts);
  if (known !== undefined) return known;
  const text = JSON.stringify(saveOf(table, parts, { base: '', news: '' }, table.words, ''));
  const build = `${VERSION}+${createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)}`;
  builds.set(parts, build);
  return build;
}

/** Puts the name of the build in front of a script, on the same line, so that maps by line stay right. */
export function stamped(lua: string, build: string): string {
  return lua === '' ? '' : `${BUILD_NAME}="${build}" ${lua}`;
}

/** Returns the fields for the time of a release, in seconds since 1970 as text. */
export function timeFields(seconds: string): Record<string, unknown> {
  const EpochTime = Number(seconds);
  const time = new Date(EpochTime * 1000).toLocaleString('en-US', { timeZone: 'UTC' });
  return { EpochTime, Date: time.replace(',', '').replace('\u202f', ' ') };
}

/** Addresses in a save. */
interface Addresses {
  /** Where its pictures are. */
  readonly base: string;
  /** Where the newest build is named; empty for nowhere. */
  readonly news: string;
}

/**
 * Returns the save as data, with its pictures under a base URL. Has no date, so that the same parts give the same save.
 * Words other than the table's own are for translations.
 */
export function makeSave(
  table: TableSpec,
  parts: SaveParts,
  base: string,
  words: Catalogue = table.words,
  news = '',
): Record<string, unknown> {
  return saveOf(table, parts, { base, news }, words, buildOf(table, parts));
}

function saveOf(
  table: TableSpec,
  { lua, objects: scripts, rules, files }: SaveParts,
  { base, news }: Addresses,
  words: Catalogue,
  build: string,
): Record<string, unknown> {
  const assets = assetsAt(table.id, TABLES, base, files);
  const objects = table.objects(assets, words).map((object) => {
    const script = scripts[object.GUID];
    return script === undefined ? object : { ...object, LuaScript: stamped(script.lua, build) };
  });
  objects.push(...languageBoxes(words, (own) => table.objects(assets, own)));
  const tags = new Set(objects.flatMap((object) => tagsIn(object)));
  return {
    SaveName: format(words, 'tts.save-name'),
    EpochTime: 0,
    Date: '',
    VersionNumber: build,
    ...shopFields(table),
    Gravity: 0.5,
    PlayArea: 0.5,
    Table: 'Table_RPG',
    Sky: 'Sky_Museum',
    Note: format(words, 'tts.note'),
    TabStates: notebook(
      words,
      rules,
      table.hotkeys,
      table.tabs?.(words),
      table.games.map(({ game }) => game.id),
    ),
    Grid: { Type: 0, Lines: false, Snapping: false, Offset: false, BothSnapping: false, xSize: 2, ySize: 2 },
    Hands: { Enable: true, DisableUnused: false, Hiding: 0 },
    ComponentTags: { labels: [...tags].map((tag) => ({ displayed: tag, normalized: tag })) },
    Turns: {
      Enable: false,
      Type: 0,
      TurnOrder: [],
      Reverse: false,
      SkipEmpty: false,
      DisableInteractions: false,
      PassTurns: true,
      TurnColor: '',
    },
    CustomUIAssets: [],
    SnapPoints: table.snapPoints,
    LuaScript: (news === '' ? '' : `${NEWS_ADDRESS}="${news}" `) + stamped(lua, build),
    LuaScriptState: '',
    XmlUI: panelXml(words, table.games, build, { isLobby: table.isLobby, hasNews: news !== '' }),
    ObjectStates: objects,
  };
}
