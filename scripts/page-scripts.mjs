// The scripts of a release: griddle.js, which a page names, and the files it fetches, built from the sources by Rolldown.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { bundleEngine } from '../packages/plate/scripts/bundle.mjs';
import { chunkNames } from './chunks.mjs';
import { lessCode } from './less-code.mjs';
import { ROOT } from './run.mjs';
import { shortened } from './short-styles.mjs';

const LOADER = join(ROOT, 'packages/elements/src/loader/griddle.ts');
const WORKER = join(ROOT, 'packages/bots/src/thinker.ts');
const ENGINE = join(ROOT, 'packages/plate/src/engine.ts');

const shortStyles = {
  name: 'short-styles',
  transform: { filter: { id: /styles\.ts$/ }, handler: (source) => shortened(source) },
};

/** The physics engine comes ready-made as one module, wasm and all. */
const engineInside = {
  name: 'engine-inside',
  load: {
    filter: { id: ENGINE },
    async handler() {
      const scratch = mkdtempSync(join(tmpdir(), 'griddle-engine-'));
      const file = join(scratch, 'engine.js');
      await bundleEngine(file);
      const code = readFileSync(file, 'utf8');
      rmSync(scratch, { recursive: true });
      return { code, moduleType: 'js' };
    },
  },
};

const shorter = {
  name: 'shorter',
  renderChunk: (code, _chunk, { sourcemap }) => lessCode(code, { sourcemap: Boolean(sourcemap) }),
};

/** Asks Rolldown once for all modules there are, and then tells it the file of each. */
function grouping() {
  let names;
  return (id, bundle) => {
    names ??= chunkNames(graphOf(bundle), LOADER, WORKER);
    return names.get(id) ?? null;
  };
}

function graphOf(bundle) {
  const graph = new Map();
  const queue = [LOADER];
  for (let id = queue.pop(); id; id = queue.pop()) {
    if (graph.has(id)) continue;
    const { importedIds, dynamicallyImportedIds, code } = bundle.getModuleInfo(id);
    const ours = (to) => bundle.getModuleInfo(to)?.code !== null;
    const module = {
      imports: importedIds.filter(ours),
      later: dynamicallyImportedIds.filter(ours),
      bytes: code.length,
    };
    graph.set(id, module);
    queue.push(...module.imports, ...module.later);
  }
  return graph;
}

/**
 * Writes the scripts to a folder.
 * @returns Each file by its path in that folder: the files it imports at once, and the ids of its modules.
 */
export async function buildScripts(folder, { sourcemap }) {
  const bundle = await rolldown({
    cwd: ROOT,
    input: { griddle: LOADER },
    platform: 'browser',
    // griddle.js gives what it exports, and more if the other files need it
    preserveEntrySignatures: 'allow-extension',
    // The engine asks for it where it finds itself in Node
    external: ['module'],
    resolve: {
      conditionNames: ['source', 'production', 'import', 'default'],
      extensionAlias: { '.js': ['.ts', '.js'] },
    },
    tsconfig: join(ROOT, 'tsconfig.base.json'),
    transform: { target: 'es2022' },
    plugins: [shortStyles, engineInside, shorter],
    logLevel: 'warn',
    // Of course a minifier takes longest
    checks: { pluginTimings: false },
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'griddle/[name]-[hash].js',
    // Without capitals: some servers and disks do not tell them apart
    hashCharacters: 'base36',
    minify: true,
    sourcemap,
    codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: 'chunks', name: grouping() }] },
  });
  await bundle.close();
  const chunks = output.filter(({ type }) => type === 'chunk');
  return new Map(chunks.map(({ fileName, imports, moduleIds }) => [fileName, { imports, moduleIds }]));
}
