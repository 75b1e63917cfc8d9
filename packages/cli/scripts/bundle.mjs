// Bundles the command line with the packages of this repository it stands on into dist/griddle.mjs, straight from the
// sources. `npm run build` calls it, and bin/griddle.js does when a source has changed.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(import.meta.url);
const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(PACKAGE, 'dist');
const BUNDLE = join(DIST, 'griddle.mjs');
/** The files the bundle was made of, each with the time it was last changed. */
const INPUTS = join(DIST, 'griddle.inputs.json');

const changedAt = (file) => statSync(join(PACKAGE, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Bundles unless every file that went into the last bundle is as it was then. */
export async function bundleIfChanged() {
  if (!isFresh()) await bundle();
}

function isFresh() {
  if (statSync(BUNDLE, { throwIfNoEntry: false }) === undefined) return false;
  try {
    const inputs = Object.entries(JSON.parse(readFileSync(INPUTS, 'utf8')));
    return inputs.every(([file, time]) => changedAt(file) === time);
  } catch {
    return false;
  }
}

async function bundle() {
  const { build } = await import('esbuild');
  const { metafile, outputFiles } = await build({
    absWorkingDir: PACKAGE,
    entryPoints: { griddle: 'src/main.ts' },
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    // Languages and what few commands need are files of their own, as a reader needs one at most
    splitting: true,
    chunkNames: 'griddle-[hash]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    conditions: ['griddle-source'],
    // What npm installs beside us stays outside: commander and gifenc are CommonJS, resvg reads its .wasm file from its own
    // folder.
    external: ['commander', '@resvg/resvg-wasm', 'gifenc'],
    tsconfig: 'tsconfig.json',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const files = [...Object.keys(metafile.inputs), relative(PACKAGE, HERE)];
  mkdirSync(DIST, { recursive: true });
  // The program itself last, when all that it asks for is there
  const parts = outputFiles.filter(({ path }) => path !== BUNDLE);
  for (const { path, text } of parts) writeWhole(path, text);
  writeWhole(BUNDLE, outputFiles.find(({ path }) => path === BUNDLE).text);
  const kept = new Set(parts.map(({ path }) => basename(path)));
  const old = readdirSync(DIST).filter((name) => /^griddle-\w+\.mjs$/.test(name) && !kept.has(name));
  for (const name of old) rmSync(join(DIST, name), { force: true });
  writeWhole(INPUTS, JSON.stringify(Object.fromEntries(files.map((file) => [file, changedAt(file)]))));
}

/** Another griddle may be reading or writing the same file. */
function writeWhole(file, text) {
  const scratch = `${file}.${process.pid}`;
  writeFileSync(scratch, text);
  renameSync(scratch, file);
}

if (process.argv[1] === HERE) await bundle();
