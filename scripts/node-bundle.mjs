// Bundles the tests that run in Node, so that each process loads a few JavaScript files. From the sources, every process would
// strip the types of hundreds of modules, which takes longer than most tests.
// Each module keeps its own `import.meta.url`, to find files next to it; installed packages stay outside.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './run.mjs';

/** Inside node_modules, where `import.meta.resolve` finds packages. */
const CACHE = join(ROOT, 'node_modules/.cache');
const OWN_ADDRESS = 'import.meta.url';

const keepsItsAddress = {
  name: 'keeps-its-address',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes(OWN_ADDRESS)) return undefined;
      const address = JSON.stringify(pathToFileURL(path).href);
      return { contents: text.replaceAll(OWN_ADDRESS, address), loader: 'ts' };
    });
  },
};

/** Bundles packages of the repository from their sources; Node resolves all others by path. */
const staysInstalled = {
  name: 'stays-installed',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData: isAsked, ...asked }) => {
      if (isAsked || isBuiltin(path)) return undefined;
      const found = await bundler.resolve(path, { ...asked, pluginData: true });
      const isOurs = found.errors.length > 0 || !/[\\/]node_modules[\\/]/.test(found.path);
      return isOurs ? found : { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

/** Bundles test files into a new folder. `bundleOf` returns the bundle of a test file, `remove` deletes all. */
export async function bundleTests(tests) {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'griddle-tests-'));
  await build({
    absWorkingDir: ROOT,
    entryPoints: tests,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    conditions: ['griddle-source'],
    tsconfig: 'tsconfig.base.json',
    outbase: ROOT,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    sourcemap: 'linked',
    plugins: [keepsItsAddress, staysInstalled],
    logLevel: 'warning',
  });
  const bundleOf = (test) => join(folder, relative(ROOT, resolve(test)).replace(/\.ts$/, '.mjs'));
  return { bundleOf, remove: () => rmSync(folder, { recursive: true }) };
}
