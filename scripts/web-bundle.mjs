// A Web Test Runner plugin: bundles the test files once for all engines, and serves the bundles. From the sources, every page
// would fetch hundreds of modules, which takes longer than most tests.
// A test keeps its address, and so does the bots' worker, which pages start by its address.
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build } from 'esbuild';
import { writeContent } from './content.mjs';
import { ROOT } from './run.mjs';

/** The worker, which pages start by its address. */
const WORKER = 'packages/bots/src/in-worker.ts';
const OUTPUT = join(ROOT, 'bundled');

/** Replaces the worker's address with the one on the server, because the code that starts it is bundled elsewhere. */
const workerInside = {
  name: 'worker-inside',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]start-worker\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace('./in-worker.js', `/${WORKER.replace('.ts', '.js')}`),
      loader: 'ts',
    }));
  },
};

/** Bundles test files with esbuild: `files` by their addresses, and the paths of all sources. */
async function bundle(tests) {
  writeContent();
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...tests, WORKER],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['griddle-source', 'production'],
    tsconfig: 'tsconfig.base.json',
    // It loads its wasm from its own folder
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

/** Code to prepend to a test file to skip tests whose names do not match; Mocha's `grep` would fail them. */
const skipOthers = (pattern) =>
  `beforeEach(function () { if (!new RegExp(${JSON.stringify(pattern)}).test(this.currentTest.fullTitle())) this.skip(); });`;

/**
 * Code to prepend to each test file: what a failed test compared becomes text where it cannot be sent, such as an element.
 * Otherwise the page could not say how its tests ended, and would seem to hang.
 */
const TELL_ELEMENTS = `afterEach(function () { const { err } = this.currentTest; for (const key of ['actual', 'expected']) try { structuredClone(err?.[key]); } catch { err[key] = err[key].outerHTML ?? String(err[key]); } });`;

/** The plugin. `tests()` returns the paths of all test files; only tests whose names match `named` run. */
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
      // On the first line, so that source maps stay correct
      const first = isTest(address) ? TELL_ELEMENTS + (named ? skipOthers(named) : '') : '';
      return { body: first + text, type: path.endsWith('.map') ? 'json' : 'js' };
    },
  };
}
