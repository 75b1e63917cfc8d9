// npm run test:moonsharp [-- --dll PATH] [--stand-in game|lua] [--parity N] [--first SEED] [--games ID,...] [--only PATTERN]
// [--install] [FILE...]: runs the mod's Lua tests in the real MoonSharp: loading, set-up, whole games, saving, loading, and N
// random games of each game, from a seed on, that must be the same in Node. --games runs only random games, of the named games
// or of `all` (with a FILE, those that it plays); --only runs only tests whose names match a regular expression.
// The stand-in for Tabletop Simulator is the host's own (`game`), or the one of the Lua tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { GAMES as ALL_GAMES } from './games.mjs';
import { HOW_TO_NAME, moonSharpHost, namedInterpreter } from './moonsharp.mjs';
import { asked, ROOT, script, stop } from './run.mjs';
import { addTotals, tellTotals, totalsLine, withoutSecondTry, withSecondTries } from './totals.mjs';

const USAGE =
  'npm run test:moonsharp [-- --dll PATH] [--stand-in game|lua] [--parity N] [--first SEED] [--games ID,...] [--only PATTERN] [--install] [FILE...]';
const STAND_INS = { game: 'moonsharp-game', lua: 'moonsharp' };
const TESTS = join(ROOT, 'tts-mod/test');
/** Compares random games. Each game runs by itself, so that none waits for the longest, unless there are few to play. */
const PARITY = join(TESTS, 'parity.node.test.ts');
const GAMES = ALL_GAMES.map(({ id }) => id);
const FEW = 10;
/** Plays every game with many options in addition to the saves' own scripts, so fewer of each; one extra game is a test game. */
const EVERY_GAME = join(TESTS, 'every-game.node.test.ts');
const TESTS_OWN = 'kitchen';

/** Whether a test, or what it imports, runs Lua. */
function runsLua(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  if (file === join(TESTS, 'lua-machine.ts')) return true;
  const imports = [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']*)\.js'/g)];
  return imports.some(([, path]) => runsLua(`${resolve(dirname(file), path)}.ts`, seen));
}

/** The jobs of a file: the whole file, or the random games of each game separately. */
function jobsOf(file, games, count) {
  const name = relative(TESTS, file);
  if (file !== PARITY && file !== EVERY_GAME) return [{ name, file, env: {} }];
  if (file === PARITY && count <= FEW) return [{ name, file, env: { PARITY_OF: games.join() } }];
  const played = file === EVERY_GAME && games === GAMES ? [...games, TESTS_OWN] : games;
  return played.map((id) => ({ name: `${name} of ${id}`, file, env: { PARITY_OF: id } }));
}

/** Runs a job and returns its outcome; its output is printed in one piece. */
async function outcomeOf({ name, file, env }) {
  const scratch = mkdtempSync(join(tmpdir(), 'griddle-moonsharp-'));
  const counts = join(scratch, 'counts.json');
  const begun = Date.now();
  const child = spawn(
    process.execPath,
    [
      ...[
        '--conditions=griddle-source',
        '--import=tsx',
        '--test',
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
      ],
      ...[`--test-reporter=${script('count-node-tests.mjs')}`, `--test-reporter-destination=${counts}`],
      ...(values.only === undefined ? [] : [`--test-name-pattern=${values.only}`]),
      file,
    ],
    { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const [code] = await once(child, 'close');
  const told = addTotals(existsSync(counts) ? [JSON.parse(readFileSync(counts, 'utf8'))] : []);
  const totals = withSecondTries(told, [withoutSecondTry(told)]);
  rmSync(scratch, { recursive: true });
  process.stdout.write(code === 0 ? '' : output);
  console.log(`${name}: ${totalsLine(totals)}, ${((Date.now() - begun) / 1000).toFixed(0)} s`);
  return { ...totals, failed: code === 0 || totals.failed > 0 ? totals.failed : 1 };
}

const { values, positionals } = asked(
  USAGE,
  {
    dll: { type: 'string' },
    'stand-in': { type: 'string', default: 'game' },
    parity: { type: 'string', default: '100' },
    first: { type: 'string', default: '1' },
    games: { type: 'string' },
    only: { type: 'string' },
    install: { type: 'boolean', default: false },
  },
  true,
);
const lua = STAND_INS[values['stand-in']] ?? stop(`There is no stand-in ${values['stand-in']}. Usage: ${USAGE}`);
if (!/^[1-9]\d*$/.test(values.parity)) stop(`--parity takes a number of games. Usage: ${USAGE}`);
if (!/^[1-9]\d*$/.test(values.first)) stop(`--first takes the seed of the first game. Usage: ${USAGE}`);
const games = values.games === undefined || values.games === 'all' ? GAMES : values.games.split(',');
const unknown = games.find((id) => !GAMES.includes(id));
if (unknown !== undefined) stop(`There is no game ${unknown}; there are all, ${GAMES.join(', ')}. Usage: ${USAGE}`);
if (namedInterpreter(values.dll) === undefined) {
  console.log(`Skipped: the tests in the real MoonSharp need the game's interpreter. To run them, ${HOW_TO_NAME}`);
  process.exit(0);
}
const { program, missing } = moonSharpHost({ dll: values.dll, install: values.install });
if (missing !== undefined) stop(missing);

const all = readdirSync(TESTS).filter((name) => name.endsWith('.node.test.ts'));
const named = positionals.length > 0 ? positionals.map((file) => resolve(file)) : all.map((name) => join(TESTS, name));
const files = values.games === undefined || positionals.length > 0 ? named : [PARITY];
for (const file of files.filter((file) => !runsLua(file)))
  console.log(`${relative(TESTS, file)}: skipped, it runs no Lua`);
const waiting = files.filter((file) => runsLua(file)).flatMap((file) => jobsOf(file, games, Number(values.parity)));
const outcomes = [];

/** Runs jobs one after the other until none are left. */
async function work() {
  for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
    const count = job.file === EVERY_GAME ? String(Math.ceil(Number(values.parity) / 50)) : values.parity;
    const env = {
      LUA_OF_TESTS: lua,
      MOONSHARP_HOST: program,
      PARITY_GAMES: count,
      PARITY_FIRST: values.first,
      ...job.env,
    };
    outcomes.push(await outcomeOf({ ...job, env: { ...env, TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.base.json') } }));
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
const sum = addTotals(outcomes);
if (sum.passed + sum.failed === 0) stop('No test has been run: none in these files runs Lua and is asked for.');
for (const failure of sum.failures) console.log(`failed: ${failure}`);
console.log(`MoonSharp, stand-in ${values['stand-in']}, ${values.parity} games alike of each: ${totalsLine(sum)}`);
tellTotals(sum);
process.exitCode = sum.failed === 0 ? 0 : 1;
