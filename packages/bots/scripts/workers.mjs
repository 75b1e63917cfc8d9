// After the build: a worker for each game in dist/workers, as a script that imports nothing and has the bot of one game only,
// and dist/package-workers.js, which lists them. Bundlers need no settings for such a file: some copy it, and for the others
// there is a module with its code as text.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const PACKAGE = join(import.meta.dirname, '..');

const GAMES_FILE = readFileSync(join(PACKAGE, 'src/generated/games.ts'), 'utf8');
/** A line of `generated/games.ts` with a game's rules or evaluator. */
const LINE = /^ {2}'?([a-z-]+)'?: async .*\n/gm;

/** The ids of the games with opponents. */
const games = [...new Set([...GAMES_FILE.matchAll(LINE)].map(([, id]) => id))];

/** Leaves one game in the lists of `generated/games.ts`. */
const onlyGame = (game) => ({
  name: 'only-game',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]generated[\\/]games\.ts$/ }, () => ({
      contents: GAMES_FILE.replace(LINE, (line, id) => (id === game ? line : '')),
      loader: 'ts',
    }));
  },
});

/** Bundles the worker of a game, by its id. */
export async function bundleWorker(game) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: PACKAGE,
    entryPoints: ['src/in-worker.ts'],
    bundle: true,
    minify: true,
    // A classic script, which starts in every browser from any kind of address
    format: 'iife',
    // It need not be sent with its encoding
    charset: 'ascii',
    target: 'es2022',
    conditions: ['griddle-source', 'production'],
    tsconfig: '../../tsconfig.base.json',
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
    write: false,
    plugins: [onlyGame(game)],
  });
  return { code: outputFiles[0].text, modules: Object.keys(metafile.inputs) };
}

/** Writes the workers to dist/. */
async function writeWorkers() {
  const dist = join(PACKAGE, 'dist');
  rmSync(join(dist, 'workers'), { recursive: true, force: true });
  mkdirSync(join(dist, 'workers'));
  const entries = [];
  for (const id of games) {
    const { code } = await bundleWorker(id);
    const file = `${id}.worker.js`;
    writeFileSync(join(dist, 'workers', file), code);
    writeFileSync(join(dist, 'workers', `${id}.text.js`), `export default ${JSON.stringify(code)};\n`);
    entries.push(`  '${id}': {
    file: '${file}',
    address: () => new URL('./workers/${file}', import.meta.url),
    code: async () => (await import('./workers/${id}.text.js')).default,
  },`);
  }
  writeFileSync(join(dist, 'package-workers.js'), `export const WORKERS = {\n${entries.join('\n')}\n};\n`);
  rmSync(join(dist, 'package-workers.js.map'), { force: true });
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) await writeWorkers();
