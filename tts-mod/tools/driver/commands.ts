/** The driver's commands, one function each. Messages for the user go to `tell`, results to `give`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUILD_NAME, RECORD_FUNCTION } from '../../src/names.js';
import type { TableContent } from '../content.js';
import { addressOf, assetFile, localBase, packageVersion } from '../save/assets.js';
import { buildOf, makeSave, stamped, timeFields } from '../save/save.js';
import type { TableSpec } from '../tables/table.js';
import type { Texture } from '../textures.js';
import { description, shopFields } from '../workshop.js';
import { EditorLine, ERROR, EXECUTE, LOADED, PRINTED, RETURNED, SAVE_AND_PLAY } from './editor.js';
import type { GameMessage, Ports } from './editor.js';
import { Failure, systemCode } from './failure.js';
import { buildNamed, lineNamed, objectNamed, sourcePlace } from './places.js';

/** Name of the folder with the pictures and models of a save. */
export const TEXTURES = 'griddle-textures';
/** The id that stands for the Global script. */
const GLOBAL = '-1';
/** Time in which errors of a newly loaded script may still arrive, in milliseconds. */
const AFTER_LOADING = 500;

/** The driver's environment: progress and problems go to `tell`, results to `give`. */
export interface Surroundings {
  /** The selected table, and the driver's content for it. */
  readonly table: TableSpec;
  readonly content: TableContent;
  readonly ports: Ports;
  /** How long to wait for the game, in milliseconds. */
  readonly patience: number;
  readonly tell: (line: string) => void;
  readonly give: (text: string) => void;
}

/** Writes a file and its folder. */
function write(file: string, data: string | Uint8Array): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
  } catch (error) {
    throw new Failure(`${file} cannot be written (${systemCode(error)}).`);
  }
}

/** Where a save's pictures are, and where it hears of newer tables. */
interface SaveAddresses {
  /** The web address of its pictures; undefined for the folder on this computer. */
  readonly assets: string | undefined;
  /** The web address that names the newest build; undefined for nowhere. */
  readonly news?: string | undefined;
}

/** Returns the pictures and models that the text of a save names. */
function filesIn(save: string, { files }: TableContent): readonly Texture[] {
  return Object.values(files).filter((texture) => save.includes(assetFile(texture)));
}

/** `save`: writes the save and, in `beside`, a folder with its pictures. */
export function save(
  { table, content, give, tell }: Surroundings,
  out: string,
  { assets, news }: SaveAddresses,
  beside = dirname(out),
): void {
  const folder = join(beside, TEXTURES);
  // The usual name for the time of a release in builds that can be repeated
  const { SOURCE_DATE_EPOCH: time = '' } = process.env;
  const data = {
    ...makeSave(table, content, assets ?? localBase(folder), table.words, news),
    ...(/^\d+$/.test(time) && timeFields(time)),
  };
  const text = JSON.stringify(data);
  write(out, `${text}\n`);
  const isPackage = assets !== undefined && packageVersion(assets) !== undefined;
  if (!isPackage) for (const texture of filesIn(text, content)) write(join(folder, assetFile(texture)), texture.bytes);
  give(out);
  if (assets === undefined)
    tell(`Its pictures are in ${folder}, for this computer only; for guests upload the folder and use --assets URL.`);
  else if (isPackage) tell(`The table will fetch its pictures from ${assets}.`);
  else tell(`Upload the files of ${folder} to ${assets}, from where the table will fetch them.`);
}

/** `textures`: writes the pictures and models of all tables into a folder. */
export function textures({ content, give, tell }: Surroundings, folder: string): void {
  const all = Object.values(content.files);
  for (const texture of all) write(join(folder, assetFile(texture)), texture.bytes);
  give(folder);
  tell(`${all.length} files, for all tables.`);
}

/** `save --picture`: writes the picture that the game's list of saves shows, next to the save. */
export function picture({ give }: Surroundings, out: string, thumbnail: Uint8Array): void {
  const file = out.replace(/(\.json)?$/, '.png');
  write(file, thumbnail);
  give(file);
}

/** Number of files asked for at once. */
const AT_ONCE = 8;

/** `assets`: asks for every picture and model of a table under an address, and names those that do not answer. */
export async function assets({ table, content, give, patience }: Surroundings, base: string): Promise<void> {
  const text = JSON.stringify(makeSave(table, content, base));
  const addresses = filesIn(text, content).map((texture) => addressOf(base, texture));
  const silent: string[] = [];
  for (let at = 0; at < addresses.length; at += AT_ONCE) {
    const some = addresses.slice(at, at + AT_ONCE);
    const faults = await Promise.all(some.map((address) => faultOf(address, patience)));
    some.forEach((address, i) => {
      if (faults[i] !== '') silent.push(`${address} (${faults[i] ?? ''})`);
    });
  }
  if (silent.length > 0)
    throw new Failure(`${silent.length} of ${addresses.length} files do not answer: ${silent.join(', ')}.`);
  give(`All ${addresses.length} files answer.`);
}

/** Returns why an address does not answer, or an empty text. */
async function faultOf(address: string, patience: number): Promise<string> {
  try {
    const { ok, status } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(patience) });
    return ok ? '' : String(status);
  } catch (error) {
    const { cause, name } = error as { readonly cause?: unknown; readonly name: string };
    return systemCode(cause) || name;
  }
}

/** `save --workshop`: writes, next to the save, a folder with what the table's Steam Workshop page needs. */
export function workshop({ table, give, tell }: Surroundings, out: string, thumbnail: Uint8Array): void {
  const folder = join(dirname(out), 'griddle-workshop');
  write(join(folder, 'thumbnail.png'), thumbnail);
  write(join(folder, 'description.txt'), description(table));
  write(join(folder, 'metadata.json'), `${JSON.stringify(shopFields(table), undefined, 2)}\n`);
  give(folder);
  tell('In the game: load the save, then Upload > Workshop Upload with these files.');
}

/** `push`: sends this driver's scripts and panel to the running game. */
export async function push(surroundings: Surroundings): Promise<void> {
  const { table, content, ports, tell, patience } = surroundings;
  const { LuaScript, XmlUI } = makeSave(table, content, '');
  const objects = Object.entries(content.objects).map(([guid, { lua }]) => ({
    name: table.file,
    guid,
    script: stamped(lua, buildOf(table, content)),
    ui: '',
  }));
  const line = await EditorLine.open(ports);
  try {
    const global = { name: 'Global', guid: GLOBAL, script: LuaScript, ui: XmlUI };
    await line.send({ messageID: SAVE_AND_PLAY, scriptStates: [global, ...objects] });
    const answer = await answerOf(surroundings, line, LOADED);
    if (answer === undefined) throw new Failure(`The game did not reload within ${patience / 1000} seconds.`);
    for (let late = await line.next(AFTER_LOADING); late !== undefined; late = await line.next(AFTER_LOADING)) {
      hear(surroundings, late);
    }
    tell(`The game has reloaded with the new script; objects with scripts: ${answer.scriptStates?.length ?? 0}.`);
  } finally {
    await line.close();
  }
}

/**
 * Runs Lua in the game; returns the message with its return value, or undefined after a timeout. If the game has another
 * build than the driver, a failure names both.
 */
export async function execute(surroundings: Surroundings, script: string): Promise<GameMessage | undefined> {
  try {
    return await executed(surroundings, script);
  } catch (error) {
    if (error instanceof Failure) throw await withBuilds(surroundings, error);
    throw error;
  }
}

/** Adds to a failure the builds of the game and of the driver, if they differ. */
export async function withBuilds(surroundings: Surroundings, failure: Failure): Promise<Failure> {
  const own = buildOf(surroundings.table, surroundings.content);
  const other = await buildInGame(surroundings);
  if (other === undefined || other === own) return failure;
  const both = `The table in the game is build ${other}, this driver is build ${own}: run push, or use the driver of that build.`;
  return new Failure(`${failure.message} ${both}`, failure.exitCode);
}

/** Returns the build of the table in the game; undefined if there is no game, or its table names none. */
async function buildInGame(surroundings: Surroundings): Promise<string | undefined> {
  try {
    const build = (await executed(surroundings, `return ${BUILD_NAME}`))?.returnValue;
    return typeof build === 'string' ? build : undefined;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

async function executed(surroundings: Surroundings, script: string): Promise<GameMessage | undefined> {
  const line = await EditorLine.open(surroundings.ports);
  try {
    await line.send({ messageID: EXECUTE, guid: GLOBAL, script });
    return await answerOf(surroundings, line, RETURNED);
  } finally {
    await line.close();
  }
}

/** `exec`: runs Lua in the game and outputs its return value as JSON. */
export async function exec(surroundings: Surroundings, script: string): Promise<void> {
  const answer = await execute(surroundings, script);
  if (answer === undefined) surroundings.tell('The game took the code; it returned no value.');
  else surroundings.give(JSON.stringify(answer.returnValue ?? false));
}

/** `record`: writes the current session's record to a file or to the output. */
export async function record(surroundings: Surroundings, out: string | undefined): Promise<void> {
  const answer = await execute(surroundings, `return ${RECORD_FUNCTION}()`);
  if (typeof answer?.returnValue !== 'string')
    throw await withBuilds(surroundings, new Failure('The table in the game is not one of Griddle’s.'));
  if (out === undefined) surroundings.give(answer.returnValue.trimEnd());
  else {
    write(out, answer.returnValue);
    surroundings.tell(`The record is in ${out}.`);
  }
}

/** Returns the source map of an object's script, or of Global's. */
function mapOf(content: TableContent, object = GLOBAL): string {
  return (content.objects[object] ?? content).map;
}

/**
 * `map`: finds the TypeScript place of an error message, in the script that the message names, else in an object's or Global's.
 * Says whose line it is, because every script has lines with the same numbers. A message that names another build, as the
 * driver's lines do, has lines of other places.
 */
export function map({ table, content, give, tell }: Surroundings, message: string, object: string | undefined): void {
  const named = objectNamed(message) ?? object;
  const isGlobal = named === undefined || content.objects[named] === undefined;
  const source = mapOf(content, isGlobal ? GLOBAL : named);
  const found = lineNamed(source, message);
  if (found === undefined)
    throw new Failure('The message names no place in the script, like "chunk_0:(840,12-59): ...".');
  const build = buildOf(table, content);
  const other = buildNamed(message);
  if (other !== undefined && other !== build)
    throw new Failure(`The message is of build ${other}, this driver of build ${build}: use the driver of that build.`);
  const owner = isGlobal ? 'Global’s script' : `the script of object ${named}`;
  if (found.origin === 'beyond')
    throw new Failure(
      `${owner} has no line ${found.line} in build ${build} of ${table.file}: the save is of another build.` +
        ' The page of options on its panel names it.',
    );
  tell(`Line ${found.line} of ${owner}, table ${table.id}.`);
  give(found.origin === 'library' ? 'the compiler’s library, which has no TypeScript line' : (sourcePlace(source, message) ?? 'no TypeScript line')); // prettier-ignore
}

/** Waits for a message of a kind and reports all others; a script error ends the wait. */
async function answerOf(
  surroundings: Surroundings,
  line: EditorLine,
  wanted: number,
): Promise<GameMessage | undefined> {
  const end = Date.now() + surroundings.patience;
  for (;;) {
    const message = await line.next(Math.max(0, end - Date.now()));
    if (message === undefined || message.messageID === wanted) return message;
    hear(surroundings, message);
  }
}

/** Reports an unrequested message; fails on a script error, with its place in the TypeScript. */
function hear(
  { content, tell }: Surroundings,
  { messageID, message, guid, error = '', errorMessagePrefix = '' }: GameMessage,
): void {
  if (messageID === PRINTED) tell(`The game says: ${message ?? ''}`);
  if (messageID !== ERROR) return;
  const place = sourcePlace(mapOf(content, guid), error);
  throw new Failure(`${errorMessagePrefix}${error}${place === undefined ? '' : ` (${place})`}`);
}
