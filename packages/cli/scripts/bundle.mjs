// Bundles the command line with the packages of this repository it stands on into dist/griddle.mjs, straight from the
// sources. `npm run build` calls it, and bin/griddle.js does when a source has changed.
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(import.meta.url);
const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const BUNDLE = join(PACKAGE, 'dist/griddle.mjs');
/** The files the bundle was made of, each with the time it was last changed. */
const INPUTS = join(PACKAGE, 'dist/griddle.inputs.json');

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
    entryPoints: ['src/main.ts'],
    outfile: 'dist/griddle.mjs',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    conditions: ['source'],
    // What npm installs beside us stays outside: commander and gifenc are CommonJS, resvg reads its .wasm file from its own
    // folder.
    external: ['commander', '@resvg/resvg-wasm', 'gifenc'],
    tsconfig: 'tsconfig.json',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const files = [...Object.keys(metafile.inputs), relative(PACKAGE, HERE)];
  mkdirSync(join(PACKAGE, 'dist'), { recursive: true });
  writeWhole(BUNDLE, outputFiles[0].text);
  writeWhole(INPUTS, JSON.stringify(Object.fromEntries(files.map((file) => [file, changedAt(file)]))));
}

/** Another griddle may be reading or writing the same file. */
function writeWhole(file, text) {
  const scratch = `${file}.${process.pid}`;
  writeFileSync(scratch, text);
  renameSync(scratch, file);
}

if (process.argv[1] === HERE) await bundle();
