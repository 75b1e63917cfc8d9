/** The compiled scripts, the pictures and the saves that the tests use. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { filesText, makeAllFiles, makeTable, tableModule, type TableContent } from '../tools/content.js';
import type { Files } from '../tools/sheets/files.js';
import { makeSave } from '../tools/save/save.js';
import { tableById, TABLES } from '../tools/tables/index.js';
import type { TableSpec } from '../tools/tables/table.js';
import type { Save } from './fake-tts.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** All that the content is made from. */
const SOURCES = [
  'packages/rules/src',
  'packages/art/src',
  'tts-mod/src',
  'tts-mod/tools',
  'packages/languages/src',
  'tts-mod/tsconfig.lua.json',
];

/** How long what is made from some sources is kept at least, in milliseconds. */
const KEPT = 3_600_000;

/** Who has not made it in so many milliseconds has come to nothing. */
const LONGEST = 300_000;

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

const FILES = 'files';

/** Writes modules of the sheets and models, and of every table: all take hardly longer than one. */
async function writeModules(folder: string): Promise<void> {
  // The sheets are not printed, which takes long, but text of SVG
  const files = await makeAllFiles((svg) => Promise.resolve(Buffer.from(svg)));
  writeFileSync(join(folder, `${FILES}.mjs`), filesText(files));
  for (const table of TABLES)
    writeFileSync(join(folder, `${table.id}.mjs`), tableModule(makeTable(table, files), `./${FILES}.mjs`));
}

/** Has the folder made by one process, for which the others wait. */
async function makeFolder(folder: string): Promise<void> {
  const [lock, unfinished] = [`${folder}.lock`, `${folder}.unfinished`];
  mkdirSync(dirname(folder), { recursive: true });
  while (!existsSync(folder)) {
    const begun = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    if (begun !== undefined && Date.now() - begun < LONGEST) {
      await sleep(100);
      continue;
    }
    rmSync(lock, { recursive: true, force: true });
    try {
      mkdirSync(lock);
    } catch {
      continue;
    }
    removeOld(dirname(folder));
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished);
    await writeModules(unfinished);
    renameSync(unfinished, folder);
    rmSync(lock, { recursive: true });
  }
}

/** A module in a folder that the first test makes which asks for it, kept in `dist/` for the others. */
async function moduleOf<T>(name: string): Promise<T> {
  const folder = join(ROOT, 'tts-mod/dist/test', hashOfSources());
  await makeFolder(folder);
  return (await import(pathToFileURL(join(folder, `${name}.mjs`)).href)) as T;
}

/** The sheets and models that all tables share. */
export async function sharedFiles(): Promise<Files> {
  return (await moduleOf<{ files: Files }>(FILES)).files;
}

/** What there is of a table. */
export async function contentOf(id: string): Promise<TableContent> {
  return (await moduleOf<{ content: TableContent }>(id)).content;
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
