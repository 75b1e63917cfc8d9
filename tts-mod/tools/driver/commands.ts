/** What the driver does: one function a command. Words for the user go out by `tell`, results by `give`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RECORD_FUNCTION } from '../../src/names.js';
import type { TableContent } from '../content.js';
import { localBase } from '../save/assets.js';
import { makeSave } from '../save/save.js';
import type { TableSpec } from '../tables/table.js';
import { description, shopFields } from '../workshop.js';
import { EditorLine, ERROR, EXECUTE, LOADED, PRINTED, RETURNED, SAVE_AND_PLAY } from './editor.js';
import type { GameMessage, Ports } from './editor.js';
import { Failure, systemCode } from './failure.js';
import { sourcePlace } from './places.js';

/** The object whose script is the table's own. */
const GLOBAL = '-1';
/** How long errors of a freshly loaded script may still come in, in milliseconds. */
const AFTER_LOADING = 500;

/** How the driver speaks: progress and troubles to `tell`, what was asked for to `give`. */
export interface Surroundings {
  /** The table that is meant, and what the driver carries for it. */
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

/** `save`: the save and, beside it, a folder with its pictures. */
export function save({ table, content, give, tell }: Surroundings, out: string, assets: string | undefined): void {
  const folder = join(dirname(out), 'griddle-textures');
  write(out, `${JSON.stringify(makeSave(table, content, assets ?? localBase(folder)), undefined, 2)}\n`);
  for (const { file, bytes } of Object.values(content.files)) write(join(folder, file), bytes);
  give(out);
  tell(
    assets === undefined
      ? `Its pictures are in ${folder}, for this computer only; for guests upload the folder and use --assets URL.`
      : `Upload the files of ${folder} to ${assets}, from where the table will fetch them.`,
  );
}

/** `save --workshop`: beside the save a folder with what the page of the table in the Steam Workshop asks for. */
export function workshop({ table, give, tell }: Surroundings, out: string, thumbnail: Uint8Array): void {
  const folder = join(dirname(out), 'griddle-workshop');
  write(join(folder, 'thumbnail.png'), thumbnail);
  write(join(folder, 'description.txt'), description(table));
  write(join(folder, 'metadata.json'), `${JSON.stringify(shopFields(table), undefined, 2)}\n`);
  give(folder);
  tell('In the game: load the save, then Upload > Workshop Upload with these files.');
}

/** `push`: the scripts and the panel of this driver into the game that runs. */
export async function push(surroundings: Surroundings): Promise<void> {
  const { table, content, ports, tell, patience } = surroundings;
  const { LuaScript, XmlUI } = makeSave(table, content, '');
  const objects = Object.entries(content.objects).map(([guid, { lua }]) => ({
    name: table.file,
    guid,
    script: lua,
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

/** Runs Lua in the game; the message with the value it returned, or undefined when none came back in time. */
export async function execute(surroundings: Surroundings, script: string): Promise<GameMessage | undefined> {
  const line = await EditorLine.open(surroundings.ports);
  try {
    await line.send({ messageID: EXECUTE, guid: GLOBAL, script });
    return await answerOf(surroundings, line, RETURNED);
  } finally {
    await line.close();
  }
}

/** `exec`: runs Lua in the game and gives the value it returns as JSON. */
export async function exec(surroundings: Surroundings, script: string): Promise<void> {
  const answer = await execute(surroundings, script);
  if (answer === undefined) surroundings.tell('The game took the code; it returned no value.');
  else surroundings.give(JSON.stringify(answer.returnValue ?? false));
}

/** `record`: the record of the session that is being played, into a file or out. */
export async function record(surroundings: Surroundings, out: string | undefined): Promise<void> {
  const answer = await execute(surroundings, `return ${RECORD_FUNCTION}()`);
  if (typeof answer?.returnValue !== 'string') throw new Failure('The table in the game is not one of Griddle’s.');
  if (out === undefined) surroundings.give(answer.returnValue.trimEnd());
  else {
    write(out, answer.returnValue);
    surroundings.tell(`The record is in ${out}.`);
  }
}

/** The source map of the script of an object, or of Global. */
function mapOf(content: TableContent, object = GLOBAL): string {
  return (content.objects[object] ?? content).map;
}

/** `map`: the TypeScript place of an error message of the game, in the script of an object or of Global. */
export function map({ content, give }: Surroundings, message: string, object: string | undefined): void {
  const place = sourcePlace(mapOf(content, object), message);
  if (place === undefined)
    throw new Failure('The message names no place in the script, like "chunk_0:(840,12-59): ...".');
  give(place);
}

/** Waits for a message of a kind and tells of all others; an error of the script ends the wait. */
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

/** Tells of a message that nobody asked for; an error of the script, with its place in the TypeScript, is a failure. */
function hear(
  { content, tell }: Surroundings,
  { messageID, message, guid, error = '', errorMessagePrefix = '' }: GameMessage,
): void {
  if (messageID === PRINTED) tell(`The game says: ${message ?? ''}`);
  if (messageID !== ERROR) return;
  const place = sourcePlace(mapOf(content, guid), error);
  throw new Failure(`${errorMessagePrefix}${error}${place === undefined ? '' : ` (${place})`}`);
}
