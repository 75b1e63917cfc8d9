// npm run content: writes packages/elements/src/content, modules made from texts: puzzles, lessons and
// guided games (`packages/elements/{puzzles,lessons,guides}/GAME.pgn`), and the rules for readers, from the catalogues and samples.
// They are not committed. Commands that read the sources update them first: npm install, start, test, build and release.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT, script } from './run.mjs';

const ELEMENTS = join(ROOT, 'packages/elements');
const MODULES = join(ELEMENTS, 'src/content');

/** The folders with records, and the name of the export in their modules. */
const NAMES = { lessons: 'LESSON', guides: 'GUIDE', puzzles: 'PUZZLES' };
const RECORDS = Object.keys(NAMES).map((folder) => join(ELEMENTS, folder));

/** The sources of the rule texts. */
const RULE_SOURCES = ['packages/rules/src', 'packages/rules/samples', 'packages/elements/src/games', 'scripts'].map(
  (folder) => join(ROOT, folder),
);

/** The source of each record's module, by its path in the folder of modules. */
function recordModules() {
  return Object.entries(NAMES).flatMap(([folder, name]) =>
    readdirSync(join(ELEMENTS, folder)).map((file) => {
      const text = readFileSync(join(ELEMENTS, folder, file), 'utf8');
      return [`${folder}/${basename(file, '.pgn')}.ts`, `export const ${name}: string = ${JSON.stringify(text)};\n`];
    }),
  );
}

/** A line that identifies the sources of the rule texts: it heads their module, which is rewritten when the line changes. */
function ruleStamp() {
  const hash = createHash('sha1');
  for (const folder of RULE_SOURCES) {
    for (const file of readdirSync(folder, { recursive: true }).sort())
      if (/\.(ts|mjs|md|json)$/.test(file)) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return `// From ${hash.digest('hex')}\n`;
}

/** The source of the module with the rule texts. Making it takes seconds, so an up-to-date one is kept. */
function ruleTexts(path) {
  const stamp = ruleStamp();
  const last = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (last.startsWith(stamp)) return last;
  const { status, stdout } = spawnSync(process.execPath, [script('rule-texts.mjs')], {
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error('The texts of rules cannot be made: scripts/rule-texts.mjs has failed.');
  return stamp + stdout;
}

/** Writes a file atomically, since other programs may be reading it. Leaves an unchanged file alone, because of watchers. */
function put(path, source) {
  if (existsSync(path) && readFileSync(path, 'utf8') === source) return;
  mkdirSync(dirname(path), { recursive: true });
  const half = `${path}.${process.pid}`;
  writeFileSync(half, source);
  renameSync(half, path);
}

/** Updates the modules, and removes those without a text. */
export function writeContent() {
  const modules = new Map([...recordModules(), ['rule-texts.ts', ruleTexts(join(MODULES, 'rule-texts.ts'))]]);
  for (const [path, source] of modules) put(join(MODULES, path), source);
  for (const file of readdirSync(MODULES, { recursive: true })) {
    const path = file.replaceAll('\\', '/');
    if (path.endsWith('.ts') && !modules.has(path)) rmSync(join(MODULES, path));
  }
}

/** Keeps the modules up to date while Vite serves them, so that authors see changes at once. */
export function contentPlugin() {
  return {
    name: 'griddle-content',
    buildStart: writeContent,
    configureServer({ watcher }) {
      watcher.add(RECORDS);
      watcher.on('change', (file) => RECORDS.includes(dirname(file)) && writeContent());
    },
  };
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) writeContent();
