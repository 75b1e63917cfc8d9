// npm run content: writes packages/elements/src/content, modules of what is written as text: puzzles and lessons, which are
// `packages/elements/{puzzles,lessons}/GAME.pgn`, and the rules as readers are told them, which follow from catalogues and samples.
// They are not committed. Whatever reads the sources brings them up to date first: npm install, start, test, build and release.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT, script } from './run.mjs';

const ELEMENTS = join(ROOT, 'packages/elements');
const MODULES = join(ELEMENTS, 'src/content');

/** The folders with records, and the name under which a module exports its text. */
const NAMES = { lessons: 'LESSON', puzzles: 'PUZZLES' };
const RECORDS = Object.keys(NAMES).map((folder) => join(ELEMENTS, folder));

/** Where the texts of rules come from. */
const RULE_SOURCES = ['packages/rules/src', 'packages/rules/samples', 'packages/elements/src/games', 'scripts'].map(
  (folder) => join(ROOT, folder),
);

/** The source of each module of a record, by its path in the folder of modules. */
function recordModules() {
  return Object.entries(NAMES).flatMap(([folder, name]) =>
    readdirSync(join(ELEMENTS, folder)).map((file) => {
      const text = readFileSync(join(ELEMENTS, folder, file), 'utf8');
      return [`${folder}/${basename(file, '.pgn')}.ts`, `export const ${name}: string = ${JSON.stringify(text)};\n`];
    }),
  );
}

/** One line for all that the texts of rules come from: the module has it on top, and is written anew when it is another one. */
function ruleStamp() {
  const hash = createHash('sha1');
  for (const folder of RULE_SOURCES) {
    for (const file of readdirSync(folder, { recursive: true }).sort())
      if (/\.(ts|mjs|md|json)$/.test(file)) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return `// From ${hash.digest('hex')}\n`;
}

/** The source of the module with the texts of rules. It takes seconds to find, so one that is up to date stays. */
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

/** Writes a file as a whole, as other programs may read it meanwhile. Leaves one that is right as it is, for those who watch it. */
function put(path, source) {
  if (existsSync(path) && readFileSync(path, 'utf8') === source) return;
  mkdirSync(dirname(path), { recursive: true });
  const half = `${path}.${process.pid}`;
  writeFileSync(half, source);
  renameSync(half, path);
}

/** Brings the modules up to date, and removes those whose text is gone. */
export function writeContent() {
  const modules = new Map([...recordModules(), ['rule-texts.ts', ruleTexts(join(MODULES, 'rule-texts.ts'))]]);
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
      watcher.add(RECORDS);
      watcher.on('change', (file) => RECORDS.includes(dirname(file)) && writeContent());
    },
  };
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) writeContent();
