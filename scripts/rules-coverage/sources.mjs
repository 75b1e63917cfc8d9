// Where rules are cited: in sources, in titles of tests, in names of stories.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { idsIn } from './catalogue.mjs';

const TITLE = /\b(?:test|it|describe)(?:\.\w+)?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** Files below a folder, as paths from the root with forward slashes; none when there is no such folder. */
function filesIn(root, folder, pattern) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  const found = readdirSync(path, { recursive: true }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
  return found.filter((file) => pattern.test(file)).sort();
}

/** Folders in which packages keep `src` and `test`. */
function packagesOf(root) {
  return [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), 'tts-mod'];
}

/** Adds a value to the list of each id. */
function note(index, ids, value) {
  for (const id of ids) index.set(id, [...(index.get(id) ?? []), value]);
}

/** Source files by the ids they cite; texts about the rules do nothing. */
export function codeById(root) {
  const index = new Map();
  for (const folder of packagesOf(root)) {
    for (const file of filesIn(root, `${folder}/src`, /^(?!.*\/content\/).*\.ts$/)) {
      note(index, idsIn(readFileSync(join(root, file), 'utf8')), file);
    }
  }
  return index;
}

/** Tests by the ids in their titles: the file and the title. */
export function testsById(root) {
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

/** Stories by the id their name begins with: the address in Storybook and the name. */
export function storiesById(root) {
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

/** Why rules of a game have no story, by id; `*` speaks for all of them. */
export function reasonsFor(root, game) {
  const path = join(root, 'stories', game, 'no-story.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}
