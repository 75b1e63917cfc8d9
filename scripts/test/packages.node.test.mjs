// The packages on npm: each has the metadata for its npm page, its archive contains what its entries name and nothing that only
// contributors need, and the code in its README works.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { build } from 'esbuild';
import { engineInside } from '../../packages/plate/scripts/bundle.mjs';
import { ELEMENTS_OF_GAMES } from '../games.mjs';
import { npm, ROOT } from '../run.mjs';

const ELEMENTS = 'packages/elements/dist/';
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const packages = readdirSync(join(ROOT, 'packages')).map((folder) => ({
  folder: `packages/${folder}`,
  ...JSON.parse(read(`packages/${folder}/package.json`)),
}));
/** Whether a package is built: it has scripts, or pictures and models. A type check alone writes only types. */
const isBuilt = (folder) =>
  existsSync(join(ROOT, folder, 'dist')) &&
  readdirSync(join(ROOT, folder, 'dist'), { recursive: true }).some((file) => /\.(js|obj)$/.test(file));

const [command, ...start] = npm();
const { stdout } = spawnSync(command, [...start, 'pack', '--dry-run', '--json', '--ignore-scripts', '--workspaces'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 1e8,
});
const archives = new Map(JSON.parse(stdout).map(({ name, files }) => [name, files.map(({ path }) => path)]));

/** All files that an entry of `exports` resolves to. */
function targets(exports) {
  if (typeof exports === 'string') return [exports];
  return exports ? Object.values(exports).flatMap(targets) : [];
}

for (const { folder, name, ...told } of packages) {
  describe(name, () => {
    test('has the fields that its npm page shows', () => {
      assert.match(name, /^@griddle\//);
      assert.equal(told.license, 'MIT');
      assert.deepEqual(told.repository, {
        type: 'git',
        url: 'git+https://github.com/griddle-games/griddle.git',
        directory: folder,
      });
      assert.deepEqual(told.publishConfig, { access: 'public', provenance: true });
      assert.ok(told.keywords.length > 3 && told.description && told.homepage && told.bugs);
      assert.equal(read(`${folder}/LICENSE`), read('LICENSE'));
      assert.ok(read(`${folder}/README.md`).startsWith(`# ${name}\n`));
      assert.equal(told.scripts?.postinstall ?? told.scripts?.install ?? told.scripts?.prepare, undefined);
    });

    test('lists its entries one by one', () => {
      assert.deepEqual(
        Object.keys(told.exports).filter((entry) => entry.includes('*')),
        [],
      );
    });

    test('has a condition for sources that no other tool asks for', () => {
      const conditions = new Set(Object.values(told.exports).flatMap((entry) => Object.keys(Object(entry))));
      for (const usual of ['types', 'default', 'griddle-source']) conditions.delete(usual);
      assert.deepEqual(
        [...conditions].filter((condition) => Number.isNaN(Number(condition))),
        [],
      );
    });

    test('has in its archive what users need, and no build files', () => {
      const files = archives.get(name);
      // The test kit and the search for puzzles
      assert.deepEqual(
        files.filter((file) => /testkit|(laws|mine)\.(d\.ts|ts|js)$/.test(file)),
        [],
      );
      for (const needed of ['LICENSE', 'README.md', 'package.json']) assert.ok(files.includes(needed), needed);
      const usual =
        /^(dist|src|bin|integrations)\/|^(LICENSE|README\.md|package\.json|custom-elements\.json|BOX2D-LICENSE\.txt)$/;
      assert.deepEqual(
        files.filter((file) => !usual.test(file) || /(^|\/)test\/|tsbuildinfo|\.inputs\.json/.test(file)),
        [],
      );
    });

    test('has in its archive every file of its entries', { skip: !isBuilt(folder) && 'npm run build first' }, () => {
      const files = new Set(archives.get(name));
      const named = [told.exports, told.imports, told.bin, told['web-types'], told.customElements].flatMap(targets);
      for (const target of named.map((path) => path.replace('./', ''))) {
        assert.ok(files.has(target), `${target}, which npm run build makes`);
      }
      if (name === '@griddle/plate') {
        assert.ok(files.has('dist/NOTICES.txt'));
        for (const holder of ['Erin Catto', 'Erik Sombroek'])
          assert.ok(read(`${folder}/dist/NOTICES.txt`).includes(holder), holder);
      }
    });
  });
}

const TTS_ASSETS = 'packages/tts-assets';

test(
  'the archive of pictures for tables has all of them',
  { skip: !isBuilt(TTS_ASSETS) && 'npm run build first' },
  () => {
    const named = JSON.parse(read(`${TTS_ASSETS}/dist/files.json`));
    const files = archives.get('@griddle/tts-assets').filter((file) => file.startsWith('dist/'));
    assert.deepEqual(files.sort(), [...named, 'files.json'].map((file) => `dist/${file}`).sort());
    // A name with a hash never changes its meaning, from version to version
    for (const file of named) assert.match(file, /^[a-z0-9-]+\.[0-9a-f]{12}\.(png|obj)$/);
    for (const game of ['waffle-wars', 'waddle-waddle', 'waffle-time', 'top-waffle', 'buffet-boss'])
      assert.ok(
        named.some((file) => file.startsWith(`${game}-1.`)),
        game,
      );
  },
);

describe('entries of elements', { skip: !isBuilt('packages/elements') && 'npm run build first' }, () => {
  const { modules } = isBuilt('packages/elements')
    ? JSON.parse(read('packages/elements/custom-elements.json'))
    : { modules: [] };
  const tags = modules.flatMap(({ declarations = [] }) => declarations.flatMap(({ tagName = [] }) => tagName));

  /** What a bundler keeps of the built packages, in the file of the page: the paths of modules that load with it. */
  async function kept(contents) {
    const { metafile } = await build({
      stdin: { contents, resolveDir: join(ROOT, 'packages/elements') },
      absWorkingDir: ROOT,
      bundle: true,
      splitting: true,
      format: 'esm',
      outdir: 'out',
      write: false,
      metafile: true,
      external: ['react'],
    });
    const { outputs } = metafile;
    const loaded = new Set();
    const load = (file) => {
      if (!outputs[file] || loaded.has(file)) return;
      loaded.add(file);
      for (const { kind, path } of outputs[file].imports) if (kind === 'import-statement') load(path);
    };
    load(Object.keys(outputs).find((file) => outputs[file].entryPoint === '<stdin>'));
    return [...loaded].flatMap((file) =>
      Object.entries(outputs[file].inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
    );
  }

  test('are there for every element, a short one and a long one', () => {
    const { exports } = JSON.parse(read('packages/elements/package.json'));
    const missing = tags.flatMap((tag) => [`./${tag}.js`, `./${tag}/${tag}.js`]).filter((entry) => !exports[entry]);
    assert.ok(tags.length > 15);
    assert.deepEqual(missing, []);
    for (const tag of tags) assert.ok(read('packages/elements/README.md').includes(`\`${tag}\``), tag);
  });

  test('define their element in a bundle, and a component brings no other game', async () => {
    // Entries that only import others keep no bytes: the module that defines an element is looked for
    const isIn = (modules, tag) => modules.some((path) => path.startsWith(ELEMENTS) && path.endsWith(`/${tag}.js`));
    for (const tag of ['waffle-wars', 'griddle-daily', 'buffet-line'])
      assert.ok(isIn(await kept(`import '@griddle/elements/${tag}.js';`), tag), tag);
    const modules = await kept("import { WaffleWars } from '@griddle/elements/react'; console.log(WaffleWars);");
    assert.deepEqual(
      ELEMENTS_OF_GAMES.flatMap(({ tag }) => (isIn(modules, tag) ? [tag] : [])),
      ['waffle-wars'],
    );
  });
});

test('packages require each other in their current versions', () => {
  const versions = new Map(packages.map(({ name, version }) => [name, version]));
  for (const { name, dependencies = {} } of packages)
    for (const [other, version] of Object.entries(dependencies))
      if (versions.has(other)) assert.equal(version, versions.get(other), `${name} names ${other}`);
});

describe('the example code of a README works', () => {
  const scratch = mkdtempSync(join(ROOT, 'node_modules/.griddle-readme-'));
  after(() => rmSync(scratch, { recursive: true }));
  const said = { rules: /^\S+\/\S+ s 4\n$/, art: /^<svg[^>]*width="480"/, bots: /^[a-h][1-8]\n$/, plate: /^0\n$/ };
  for (const [name, expected] of Object.entries(said))
    test(`@griddle/${name}`, async () => {
      const [, code] = /```js\n(.*?)```/s.exec(read(`packages/${name}/README.md`));
      const outfile = join(scratch, `${name}.mjs`);
      await build({
        stdin: { contents: code, resolveDir: join(ROOT, 'packages/elements') },
        bundle: true,
        platform: 'node',
        target: 'node20',
        format: 'esm',
        conditions: ['griddle-source'],
        tsconfig: join(ROOT, 'tsconfig.base.json'),
        plugins: [engineInside],
        outfile,
      });
      const { stdout: out, stderr } = spawnSync(process.execPath, [outfile], { encoding: 'utf8' });
      assert.match(out, expected, stderr);
    });
});

test('no page tells readers to run the unrelated npm package called griddle', () => {
  const pages = [
    ...readdirSync(join(ROOT, 'docs'), { recursive: true })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
    'README.md',
    'CONTRIBUTING.md',
  ];
  for (const page of [...pages, ...packages.map(({ folder }) => `${folder}/README.md`)])
    assert.doesNotMatch(
      read(page).replaceAll('never run `npx griddle`', ''),
      /npx griddle|npm install (--global |-g )?griddle\b/,
      page,
    );
});
