// Which rule is covered where: catalogue -> code, tests, story.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { ROOT } from '../run.mjs';

// Reads a rule catalogue, packages/rules/src/<game>/RULES.md: lines "- WW-13 words ..." are rules, the section "## Later" lists
// the ids of rules that are not implemented yet.

const ID = /\b[A-Z]{2}-\d+\b/g;
/** "WW-12 to WW-15" and "WW-12–15" mean all of them. */
const RANGE = /\b([A-Z]{2})-(\d+)(?: to |–)(?:\1-)?(\d+)\b/g;

/** All rule ids that a text cites, with ranges expanded. */
export function idsIn(text) {
  const ids = new Set(text.match(ID) ?? []);
  for (const [, letters, from, to] of text.matchAll(RANGE)) {
    for (let number = Number(from); number <= Number(to); number++) ids.add(`${letters}-${number}`);
  }
  return ids;
}

/** The rules of a catalogue: id, words, and whether they are under "## Later". */
export function readCatalogue(markdown) {
  const [title = ''] = /(?<=^# ).*/m.exec(markdown) ?? [];
  const [now, later = ''] = markdown.split(/^## Later$/m);
  const rules = [...now.matchAll(/^- ([A-Z]{2}-\d+) ((?:.|\n(?= {2}))*)/gm)].map(([, id, words]) => ({
    id,
    words: words.replace(/\s+/g, ' ').replaceAll('_', '').trim(),
    later: false,
  }));
  const known = new Set(rules.map(({ id }) => id));
  const planned = [...later.matchAll(/([A-Z]{2}-\d+) ((?:.|\n)*?)(?=\s(?:- )?[A-Z]{2}-\d+ |\s*$)/g)]
    .filter(([, id]) => !known.has(id))
    .map(([, id, words]) => ({ id, words: words.replace(/\s+/g, ' ').trim(), later: true }));
  return { title: title.split(':')[0], rules: [...rules, ...planned] };
}

// Citations of rules: in sources, in titles of tests, in names of stories.

const TITLE = /\b(?:test|it|describe)(?:\.\w+)?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** Files below a folder, as paths from the root with forward slashes; none if the folder does not exist. */
function filesIn(root, folder, pattern) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  const found = readdirSync(path, { recursive: true }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
  return found.filter((file) => pattern.test(file)).sort();
}

/** The folders of packages, with `src` and `test`. */
function packagesOf(root) {
  return [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), 'tts-mod'];
}

/** Adds a value to the list of each id. */
function note(index, ids, value) {
  for (const id of ids) index.set(id, [...(index.get(id) ?? []), value]);
}

/** Source files by the ids they cite, except texts about the rules. */
function codeById(root) {
  const index = new Map();
  for (const folder of packagesOf(root)) {
    for (const file of filesIn(root, `${folder}/src`, /^(?!.*\/content\/).*\.ts$/)) {
      note(index, idsIn(readFileSync(join(root, file), 'utf8')), file);
    }
  }
  return index;
}

/** Tests (file and title) by the ids in their titles. */
function testsById(root) {
  const index = new Map();
  for (const folder of packagesOf(root)) {
    for (const file of filesIn(root, `${folder}/test`, /\.test\.ts$/)) {
      for (const [, , title] of readFileSync(join(root, file), 'utf8').matchAll(TITLE)) {
        note(index, idsIn(title), { file, title });
      }
    }
  }
  return index;
}

/** Stories (address in Storybook and name) by the id at the start of their name. */
function storiesById(root) {
  const index = new Map();
  for (const file of filesIn(root, 'stories', /\.stories\.ts$/)) {
    const code = readFileSync(join(root, file), 'utf8');
    const { stories } = loadCsf(code, { fileName: file, makeTitle: (title) => title ?? file }).parse();
    for (const { id, name } of stories) {
      note(
        index,
        [...idsIn(name ?? '')].filter((rule) => name.startsWith(rule)),
        { id, name },
      );
    }
  }
  return index;
}

/** The reasons why rules of a game have no story, by id; `*` covers all rules. */
function reasonsFor(root, game) {
  const path = join(root, 'stories', game, 'no-story.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

// Which rule is covered where: catalogue -> code, tests, story.

/** What a rule lacks, in words. */
function missing({ later, code, tests, stories, reason }) {
  if (later) return [];
  const faults = [];
  if (code.length === 0) faults.push('no code cites it');
  if (tests.length === 0) faults.push('no test is titled with it');
  if (stories.length === 0 && reason === '') faults.push('no story shows it and no line says why');
  if (stories.length > 0 && reason !== '') faults.push('a story shows it, and a line says why none does');
  return faults;
}

/** Every game with a catalogue, and each of its rules with what covers it and what it lacks. */
export function rulesCoverage(root) {
  const [code, tests, stories] = [codeById(root), testsById(root), storiesById(root)];
  const sources = join(root, 'packages/rules/src');
  const games = readdirSync(sources).filter((game) => existsSync(join(sources, game, 'RULES.md')));
  return games.map((game) => {
    const { title, rules } = readCatalogue(readFileSync(join(sources, game, 'RULES.md'), 'utf8'));
    const reasons = reasonsFor(root, game);
    const covered = rules.map(({ id, words, later }) => {
      const shown = stories.get(id) ?? [];
      const reason = reasons[id] ?? (shown.length === 0 && !later ? (reasons['*'] ?? '') : '');
      const rule = { id, words, later, code: code.get(id) ?? [], tests: tests.get(id) ?? [], stories: shown, reason };
      return { ...rule, missing: missing(rule) };
    });
    return { game, title, rules: covered };
  });
}

// Provides the rule coverage to Storybook as the module `virtual:rules-coverage`, computed at each start and build, so that no
// file can be out of date.

const NAME = 'virtual:rules-coverage';
/** The resolved id of a virtual module, for Vite and Rollup. */
const RESOLVED = `\0${NAME}`;

export function rulesCoveragePlugin() {
  return {
    name: 'griddle-rules-coverage',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(rulesCoverage(ROOT))};` : undefined),
  };
}
