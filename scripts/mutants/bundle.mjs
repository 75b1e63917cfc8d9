// Test files as functions: each is one script with all our code inside, which takes `require` and the number of the mutant, so
// that one process can run it repeatedly, each time with fresh modules.
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from '../run.mjs';

const SETTINGS = {
  absWorkingDir: ROOT,
  bundle: true,
  write: false,
  platform: 'node',
  format: 'cjs',
  target: 'node20.19',
  conditions: ['griddle-source'],
  tsconfig: 'tsconfig.base.json',
  logLevel: 'silent',
};

const asFunction = (texts) => ({
  name: 'as-function',
  setup({ onLoad, onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, pluginData: isAsked, ...asked }) => {
      if (isAsked || isBuiltin(path)) return undefined;
      const found = await resolve(path, { ...asked, pluginData: true });
      const isOurs = found.errors.length > 0 || !/[\\/]node_modules[\\/]/.test(found.path);
      return isOurs ? found : { path, external: true };
    });
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = texts.get(relative(ROOT, path)) ?? readFileSync(path, 'utf8');
      const address = JSON.stringify(pathToFileURL(path).href);
      return { contents: text.replaceAll('import.meta.url', address), loader: 'ts' };
    });
  },
});

/** Whether a test can be a function: one with a top-level `await` cannot. */
export function canBeFunction(test) {
  return !/^(const|let|await)\b.*\bawait\b|^await\b/m.test(readFileSync(join(ROOT, test), 'utf8'));
}

/** Bundles a test file into a script. `texts` replace source files, by their paths in the repository. */
export async function bundleTest(test, texts) {
  const built = await build({ ...SETTINGS, entryPoints: [join(ROOT, test)], plugins: [asFunction(texts)] });
  return built.outputFiles[0].text;
}

/** The sources that each test file needs, as paths in the repository. */
export async function findNeeds(tests) {
  const { metafile } = await build({
    ...SETTINGS,
    entryPoints: tests.map((test) => join(ROOT, test)),
    outdir: 'nowhere',
    metafile: true,
    format: 'esm',
    plugins: [asFunction(new Map())],
  });
  return new Map(tests.map((test) => [test, reach(metafile.inputs, test)]));
}

function reach(inputs, from) {
  const reached = new Set([from]);
  for (const path of reached) {
    for (const { path: next, external } of inputs[path]?.imports ?? []) if (!external) reached.add(next);
  }
  return reached;
}
