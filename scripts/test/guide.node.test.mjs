// Everything that the docs refer to must exist: files, links, scripts and commands.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { test } from 'node:test';
import { GAMES } from '../games.mjs';
import { ROOT } from '../run.mjs';

const DOCS = readdirSync(join(ROOT, 'docs'), { recursive: true }).map((name) => `docs/${name.replaceAll(sep, '/')}`);
const READMES = ['packages', 'integrations'].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}/README.md`),
);
const PAGES = [
  ...['README.md', 'CONTRIBUTING.md', ...DOCS].filter((page) => page.endsWith('.md')),
  ...READMES.filter((page) => existsSync(join(ROOT, page))),
];
/** Programs that readers start with npx and that are not ours. */
const OF_OTHERS = ['http-server'];

/** A path of the repository in backquotes; `<game>` in a path stands for all games. */
const PATH = /`((?:packages|stories|tts-mod|scripts|docs|examples|bench|\.storybook|\.ci)\/[^`\s<*{]+)`/g;
/** The targets of links and pictures. */
const LINK = /\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g;
const CODE_BLOCK = /^```.*?^```$/gms;
/** Code in a page, in blocks and inline. */
const CODE = /^```.*?^```$|`[^`\n]+`/gms;
/** Paths written by `npm ci`, `npm run build` and `npm run release`. */
const WRITTEN = /\/dist\/|^release\//;

const read = (page) => readFileSync(join(ROOT, page), 'utf8');
const scriptsOf = (folder) => Object.keys(JSON.parse(read(join(folder, 'package.json'))).scripts ?? {});

/** The id of a heading on the rendered page. */
function idOf(heading) {
  const words = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '');
  return words.trim().replace(/\s/g, '-');
}

function headingsOf(page) {
  const text = read(page).replace(CODE_BLOCK, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => idOf(heading));
}

for (const page of PAGES) {
  test(`every path in ${page} exists`, () => {
    const paths = [...read(page).matchAll(PATH)].map(([, path]) => path);
    assert.deepEqual(
      paths.filter((path) => !WRITTEN.test(path) && !existsSync(join(ROOT, path.replace(/:\d+$/, '')))),
      [],
    );
  });

  test(`every link in ${page} has a target`, () => {
    const text = read(page).replace(CODE_BLOCK, '');
    const links = [...text.matchAll(LINK)].map(([, link, source]) => link ?? source);
    const dead = links.filter((link) => {
      if (/^[a-z]+:/.test(link)) return false;
      const [path, id] = link.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      if (!existsSync(join(ROOT, target))) return true;
      return id !== undefined && !headingsOf(target).includes(id);
    });
    assert.deepEqual(dead, []);
  });

  test(`every npm script and node script in ${page} exists`, () => {
    const text = [...read(page).matchAll(CODE)].map(([code]) => code).join('\n');
    const known = ['.', 'tts-mod', ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)]
      .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
      .flatMap(scriptsOf);
    const asked = [...text.matchAll(/npm (?:run )?(?:-s |--silent )?([a-z][\w:-]*)/g)].map(([, name]) => name);
    const own = ['ci', 'install', 'pack', 'publish', 'exec', 'i', 'view'];
    assert.deepEqual(
      asked.filter((name) => !known.includes(name) && !own.includes(name)),
      [],
    );
    const files = [...text.matchAll(/\bnode (?:--\S+ )*([\w./-]+\.(?:mjs|ts|js))/g)].map(([, file]) => file);
    assert.deepEqual(
      files.filter((file) => !WRITTEN.test(`/${file}`) && !existsSync(join(ROOT, file))),
      [],
    );
  });
}

for (const page of PAGES) {
  test(`every program that npx starts in ${page} exists`, () => {
    const text = [...read(page).matchAll(CODE)].map(([code]) => code).join('\n');
    const programs = [...text.matchAll(/\bnpx (?:-\S+ )*(?!-)([@\w/-]+)/g)].map(([, name]) => name);
    const isOurs = (name) =>
      existsSync(join(ROOT, 'node_modules/.bin', name)) || existsSync(join(ROOT, 'node_modules', name, 'package.json'));
    assert.deepEqual(
      programs.filter((name) => !OF_OTHERS.includes(name) && !isOurs(name)),
      [],
    );
  });

  test(`every row in ${page} is in a table`, () => {
    const lines = read(page).replace(CODE_BLOCK, '').split('\n');
    const isRow = (line = '') => line.startsWith('|');
    // A table has a line of dashes below its heading
    const heads = lines.flatMap((line, at) => (isRow(line) && !isRow(lines[at - 1]) ? [at] : []));
    assert.deepEqual(
      heads.filter((at) => !/^\|[ :|-]+$/.test(lines[at + 1] ?? '')).map((at) => lines[at]),
      [],
    );
  });
}

test('the guide to adding a game names many files', () => {
  assert.ok([...read('docs/adding-a-game.md').matchAll(PATH)].length > 40);
});

test('the files named for the rules core exist in the folder of every game', () => {
  const files = [...read('docs/adding-a-game.md').matchAll(/^\| `([a-z.]+\.(?:ts|json))` +\|/gm)].map(
    ([, file]) => file,
  );
  assert.equal(files.length, 7);
  for (const { id: game } of GAMES) {
    const folder = join(ROOT, 'packages/rules/src', game);
    assert.deepEqual(
      files.filter((file) => !existsSync(join(folder, file))),
      [],
      game,
    );
  }
});

// The site holds the documentation: every page of docs/ but pictures and reports has a page in Storybook, named by its heading.

const pages = readdirSync(join(ROOT, 'docs'), { recursive: true })
  .map((name) => name.replaceAll(sep, '/'))
  .filter((name) => name.endsWith('.md') && name !== 'first-look.md' && !name.startsWith('reports/'));

for (const name of pages)
  test(`docs/${name} is a page of the site`, () => {
    const [, heading] = /^# (.*)$/m.exec(read(`docs/${name}`));
    const shown = read(`stories/docs/${name.replace('.md', '.mdx')}`);
    assert.ok(shown.includes(`<Meta title="Documentation/${heading}" />`), heading);
    assert.ok(shown.includes(`page('${name}')`));
  });

test('actions in workflows are pinned to a version, and have only stated permissions', () => {
  for (const name of readdirSync(join(ROOT, '.github/workflows'))) {
    const workflow = read(`.github/workflows/${name}`);
    const used = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    assert.ok(used.length > 0);
    assert.deepEqual(
      used.filter((action) => !/@(v\d+\.\d+\.\d+|[0-9a-f]{40})$/.test(action)),
      [],
      name,
    );
    assert.match(workflow, /^permissions:\n {2}contents: read\n/m, name);
    assert.doesNotMatch(workflow, /write-all|secrets\./, name);
  }
});
