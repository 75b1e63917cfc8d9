// A Web Test Runner plugin: bundles the test files once, for all engines, and serves what came of it. From the sources
// alone every page would fetch hundreds of modules, which takes longer than most tests do.
// A test keeps its address, and so does the worker of the bots, which pages start by it.
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build } from 'esbuild';
import { writeContent } from './content.mjs';
import { ROOT } from './run.mjs';

/** A page starts it as a worker by its address. */
const WORKER = 'packages/bots/src/in-worker.ts';
const OUTPUT = join(ROOT, 'bundled');

/** Names the worker by its address on the server, as what starts it is bundled elsewhere. */
const workerInside = {
  name: 'worker-inside',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]start-worker\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace('./in-worker.js', `/${WORKER.replace('.ts', '.js')}`),
      loader: 'ts',
    }));
  },
};

/** What esbuild makes of test files: `files` by their addresses, and the paths of all sources. */
async function bundle(tests) {
  writeContent();
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...tests, WORKER],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['source', 'production'],
    tsconfig: 'tsconfig.base.json',
    // It looks for its wasm beside itself
    external: ['*/Box2D.compat.mjs'],
    outbase: ROOT,
    outdir: OUTPUT,
    chunkNames: 'bundled/[name]-[hash]',
    sourcemap: 'linked',
    metafile: true,
    write: false,
    plugins: [workerInside],
    logLevel: 'warning',
  });
  const addressOf = (path) => `/${relative(OUTPUT, path).split(sep).join('/')}`;
  return {
    files: new Map(outputFiles.map(({ path, text }) => [addressOf(path), text])),
    sources: Object.keys(metafile.inputs).map((path) => join(ROOT, path)),
  };
}

/** What a test file begins with so that tests are skipped whose names do not match a pattern; Mocha's `grep` would fail them. */
const skipOthers = (pattern) =>
  `beforeEach(function () { if (!new RegExp(${JSON.stringify(pattern)}).test(this.currentTest.fullTitle())) this.skip(); });`;

/** The plugin. `tests()` gives the paths of all test files that a page may ask for; only those tests run whose names match `named`. */
export function webBundle(tests, named) {
  let bundled;
  const addressOfScript = (path) => `/${path.replace(/\.ts$/, '.js')}`;
  const isTest = (address) => tests().some((path) => addressOfScript(path) === address);
  return {
    name: 'web-bundle',
    async serverStart({ config, fileWatcher }) {
      bundled = bundle(tests());
      if (!config.watch) return;
      fileWatcher.add((await bundled).sources);
      fileWatcher.on('change', () => (bundled = bundle(tests())));
    },
    async serve({ path }) {
      const { files } = await bundled;
      const address = path.replace(/\.ts$/, '.js');
      const text = files.get(address);
      if (text === undefined) return undefined;
      // On the first line, so that the places in source maps stay right
      const body = named && isTest(address) ? skipOthers(named) + text : text;
      return { body, type: path.endsWith('.map') ? 'json' : 'js' };
    },
  };
}
