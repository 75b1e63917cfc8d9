/** The compiled scripts, the pictures and the saves that the tests use. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { filesText, makeAllFiles, makeTable, tableModule, type TableContent } from '../tools/content.js';
import type { Files } from '../tools/sheets/files.js';
import { makeSave } from '../tools/save/save.js';
import { tableById } from '../tools/tables/index.js';
import type { TableSpec } from '../tools/tables/table.js';
import type { Save } from './fake-tts.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** All that the content is made from. */
const SOURCES = [
  'packages/rules/src',
  'packages/art/src',
  'tts-mod/src',
  'tts-mod/tools',
  'stories/elements/languages.ts',
  'tts-mod/tsconfig.lua.json',
];

/** How long what is made from some sources is kept at least, in milliseconds. */
const KEPT = 3_600_000;

/** A hash of the sources, by which processes find what another one has compiled already. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(ROOT, source);
    const files = statSync(path).isFile() ? [''] : readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files) {
      const full = join(path, file);
      if (statSync(full).isFile()) hash.update(`${source}/${file}\n`).update(readFileSync(full));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** The table with an id. */
export function specOf(id: string): TableSpec {
  const table = tableById(id);
  if (table === undefined) throw new Error(`There is no table ${id}.`);
  return table;
}

/** Removes what was made from older sources, but for what another process may be using. */
function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const old = join(folder, name);
    const age = Date.now() - (statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > KEPT) rmSync(old, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** A module in a folder that the first test makes which asks for it, kept in `dist/` for the others. */
async function moduleOf<T>(name: string, make: () => Promise<string>): Promise<T> {
  const folder = join(ROOT, 'tts-mod/dist/test', hashOfSources());
  const file = join(folder, `${name}.mjs`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    removeOld(dirname(folder));
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, await make());
    renameSync(unfinished, file);
  }
  return (await import(pathToFileURL(file).href)) as T;
}

const FILES = 'files';

/** The sheets and models that all tables share; the sheets are not printed, which takes long, but text of SVG. */
export async function sharedFiles(): Promise<Files> {
  const unprinted = (svg: string): Promise<Uint8Array> => Promise.resolve(Buffer.from(svg));
  return (await moduleOf<{ files: Files }>(FILES, async () => filesText(await makeAllFiles(unprinted)))).files;
}

/** What there is of a table. */
export async function contentOf(id: string): Promise<TableContent> {
  const files = await sharedFiles();
  const make = (): Promise<string> => Promise.resolve(tableModule(makeTable(specOf(id), files), `./${FILES}.mjs`));
  return (await moduleOf<{ content: TableContent }>(id, make)).content;
}

/** Where the pictures of the tests' saves are said to be. */
export const ASSETS = 'https://example.org/griddle/';

/** The same without scripts, which are not compiled for it. */
export async function lookOf(id: string): Promise<Save> {
  const content = { lua: '', objects: {}, rules: {}, files: await sharedFiles() };
  return JSON.parse(JSON.stringify(makeSave(specOf(id), content, ASSETS))) as Save;
}

/** The save of a table as the game reads it: from its text. */
export async function saveOf(id: string): Promise<Save> {
  return JSON.parse(JSON.stringify(makeSave(specOf(id), await contentOf(id), ASSETS))) as Save;
}
