// npm run content: writes packages/elements/src/content, modules of what is written as text: the puzzles and the lessons in
// `packages/elements/{puzzles,lessons}/GAME.pgn`. They are not committed. Whatever reads the sources brings them up to date first: npm install, start, test, build and release.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './run.mjs';

const ELEMENTS = join(ROOT, 'packages/elements');
const MODULES = join(ELEMENTS, 'src/content');

/** The folders with texts, and the name under which a module exports its text. */
const NAMES = { lessons: 'LESSON', puzzles: 'PUZZLES' };
const TEXT_FOLDERS = Object.keys(NAMES).map((folder) => join(ELEMENTS, folder));

/** The source of a module with a text. */
const textModule = (name, text) => `export const ${name} = ${JSON.stringify(text)};\n`;

/** The source of each module of a text, by its path in the folder of modules. */
function textModules() {
  return Object.entries(NAMES).flatMap(([folder, name]) =>
    readdirSync(join(ELEMENTS, folder)).map((file) => [
      `${folder}/${basename(file, '.pgn')}.ts`,
      textModule(name, readFileSync(join(ELEMENTS, folder, file), 'utf8')),
    ]),
  );
}

/** Writes a file as a whole, as other programs may read it meanwhile. Leaves one that is right as it is: who watches it sees no change. */
function put(path, source) {
  if (existsSync(path) && readFileSync(path, 'utf8') === source) return;
  mkdirSync(dirname(path), { recursive: true });
  const half = `${path}.${process.pid}`;
  writeFileSync(half, source);
  renameSync(half, path);
}

/** Brings the modules up to date, and removes those whose text is gone. */
export function writeContent() {
  const modules = new Map(textModules());
  for (const [path, source] of modules) put(join(MODULES, path), source);
  for (const file of readdirSync(MODULES, { recursive: true })) {
    const path = file.replaceAll('\\', '/');
    if (path.endsWith('.ts') && !modules.has(path)) rmSync(join(MODULES, path));
  }
}

/** Keeps the modules up to date while Vite serves them, so that an author sees what is written at once. */
export function contentPlugin() {
  return {
    name: 'griddle-content',
    buildStart: writeContent,
    configureServer({ watcher }) {
      watcher.add(TEXT_FOLDERS);
      watcher.on('change', (file) => TEXT_FOLDERS.includes(dirname(file)) && writeContent());
    },
  };
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) writeContent();
