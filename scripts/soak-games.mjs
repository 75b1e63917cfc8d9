// npm run soak -- [GAME...] [--games 10000] [--minutes N] [--first SEED]: plays random games of every game in Node, with every
// number of players, and checks each law of the contract at every position (`testkit/src/laws.ts`): exactly the legal moves
// are accepted, texts read back, views hide, guesses agree, records replay. `--minutes` ends it sooner.
// Prints the number of games played, and faults with the seed to replay them; exits with 1 if there are any.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { build } from 'esbuild';
import { asked, ROOT, stop } from './run.mjs';

/** Other options that change the course of a game; each game of a seed takes the next one. */
const OPTIONS = {
  'waffle-wars': ['', 'slide=all,arcade=on,format=doubles', 'equity=off'],
  'waddle-waddle': ['', 'players=3', 'players=4', 'modules=0'],
  'waffle-time': ['players=2', 'players=1', 'players=3', 'players=4'],
  'top-waffle': ['players=2', 'players=3', 'players=4', 'players=5', 'players=6', 'players=3,count=hidden'],
  'buffet-boss': ['players=2', 'players=1', 'players=3,version=all', 'players=4,version=dinner,characters=all'],
  'hostage-rescue': ['', 'goal=flag'],
  'connect-four': ['', 'size=7x6'],
  reversi: ['', 'size=8x8'],
};
/** Games that a thread plays per batch. */
const BATCH = 5;
/** Random games of flags may go back and forth for long. */
const LIMIT = 20_000;

if (isMainThread) await main();
else await serve();

async function main() {
  const { values, positionals } = asked(
    'npm run soak -- [GAME...] [--games N] [--minutes N] [--first SEED] [--threads N]',
    {
      games: { type: 'number', default: 10_000, least: 1 },
      minutes: { type: 'number', default: 100_000 },
      first: { type: 'number', default: 1 },
      threads: { type: 'number', default: availableParallelism(), least: 1 },
    },
    true,
  );
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'griddle-soak-'));
  try {
    const bundle = await bundleInto(folder);
    const { GAMES } = await import(bundle);
    const ids = GAMES.map(({ id }) => id);
    const wanted = positionals.length > 0 ? positionals : ids;
    const unknown = wanted.find((id) => !ids.includes(id));
    if (unknown) return stop(`There is no game ${unknown}; there is ${ids.join(', ')}.`);
    const until = Date.now() + 60_000 * values.minutes;
    await play(bundle, wanted, values.first, values.games, until, values.threads);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function bundleInto(folder) {
  const outfile = join(folder, 'laws.mjs');
  await build({
    absWorkingDir: ROOT,
    stdin: {
      contents: `export { GAMES } from './packages/rules/src/games.ts';
        export { checkLaws } from './testkit/src/index.ts';
        export { initialOptions, parseOptions } from './packages/rules/src/core/options.ts';`,
      resolveDir: ROOT,
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['griddle-source'],
    tsconfig: 'tsconfig.base.json',
  });
  return pathToFileURL(outfile).href;
}

/** Deals out batches of seeds, alternating between games, so that all games have their share when the time ends. */
async function play(bundle, ids, first, games, until, threads) {
  const told = new Map(ids.map((id) => [id, { played: 0, faulty: 0 }]));
  const batches = (function* () {
    for (let seed = first; seed < first + games; seed += BATCH) {
      for (const id of ids) yield { id, seed, count: Math.min(BATCH, first + games - seed) };
    }
  })();
  await Promise.all(
    Array.from({ length: threads }, () => {
      const worker = new Worker(new URL(import.meta.url), { workerData: { bundle, options: OPTIONS } });
      return new Promise((resolve, reject) => {
        const next = () => {
          const { value, done } = Date.now() < until ? batches.next() : { done: true };
          if (!done) return worker.postMessage(value);
          void worker.terminate().then(resolve);
        };
        worker.on('error', reject);
        worker.on('message', ({ id, played, faults }) => {
          const counts = told.get(id);
          counts.played += played;
          counts.faulty += faults.length;
          for (const fault of faults) console.log(fault);
          next();
        });
        next();
      });
    }),
  );
  for (const [id, { played, faulty }] of told) console.log(`${id}: ${played} games, ${faulty} with faults`);
  if ([...told.values()].some(({ faulty }) => faulty > 0)) process.exitCode = 1;
}

async function serve() {
  const { GAMES, checkLaws, initialOptions, parseOptions } = await import(workerData.bundle);
  parentPort.on('message', ({ id, seed: from, count }) => {
    const game = GAMES.find((one) => one.id === id);
    const texts = workerData.options[id] ?? [''];
    const faults = [];
    for (let seed = from; seed < from + count; seed++) {
      const text = texts[seed % texts.length];
      const options = parseOptions(game.options, game.seats(initialOptions(game.options)), text);
      const found = options.ok ? checkLaws(game, options.value, seed, LIMIT) : ['the options are refused'];
      if (found.length > 0) faults.push(`${id} ${text}, seed ${seed}: ${found.slice(0, 3).join('; ')}`);
    }
    parentPort.postMessage({ id, played: count, faults });
  });
}
