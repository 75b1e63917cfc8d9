// Tests the mutants of files that are covered by the same tests.
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { ROOT, script } from '../run.mjs';
import { bundleTest, canBeFunction, findNeeds } from './bundle.mjs';
import { instrument } from './operators.mjs';
import { testsFor } from './subjects.mjs';

// Processes that test mutants. One that does not answer in time is ended, and its mutant counts as killed: it loops for ever,
// or runs out of memory.

/** Time limit of a test: milliseconds beyond its normal time, and a multiple of that. */
const SPARE = 4000;
const TIMES = 6;

class Worker {
  process;
  spawn() {
    this.process = fork(script('mutants/worker.mjs'), [], {
      execArgv: ['--max-old-space-size=1500', '--stack-size=1500'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }
  /** Sends a request; resolves to the answer, or to `undefined` if the process died or had to be ended. */
  ask(question, timeOf) {
    if (!this.process?.connected) this.spawn();
    const { process: asked } = this;
    return new Promise((resolve) => {
      let timer;
      const end = (answer, isOver) => {
        clearTimeout(timer);
        asked.removeAllListeners();
        if (isOver) {
          asked.kill('SIGKILL');
          this.process = undefined;
        }
        resolve(answer);
      };
      let order = -1;
      const wait = (ms) => {
        clearTimeout(timer);
        timer = setTimeout(() => end({ stoppedAt: order }, true), ms);
      };
      wait(timeOf(-1));
      asked.on('message', (message) => {
        if ('done' in message) return end(message.done, false);
        order = message.at;
        wait(timeOf(order));
      });
      asked.on('exit', () => end({ stoppedAt: order }, true));
      asked.send(question);
    });
  }
  stop() {
    this.process?.kill('SIGKILL');
  }
}

/** Works through jobs with a pool of processes; `work(ask, job)` gets a function to ask one of them. */
async function workThrough(jobs, processes, work) {
  const left = [...jobs];
  await Promise.all(
    Array.from({ length: processes }, async () => {
      const worker = new Worker();
      for (let job = left.shift(); job !== undefined; job = left.shift()) {
        await work((question, timeOf) => worker.ask(question, timeOf), job);
      }
      worker.stop();
    }),
  );
}

/** The time limit, in milliseconds, of a test that takes `ms` of CPU time; more on a busy machine. */
function timeFor(ms) {
  const busy = Math.max(1, (2 * loadavg()[0]) / availableParallelism());
  return busy * (SPARE + TIMES * ms);
}

const CACHE = join(ROOT, 'node_modules/.cache');
/** Maximum milliseconds for a test file to report its coverage. */
const MEETING = 600_000;

/**
 * Tests the mutants of `files` and returns them with their results: `fate` is killed, lived or unmet (no test covers it).
 * `sample`: tries every `sample`th mutant, from each of the `offsets`.
 * `patience`: the milliseconds that the tests of one mutant may take in all, the quick ones first.
 */
export async function runGroup(files, { patience, processes, sample, offsets, isAsked, tell }) {
  const scratch = (mkdirSync(CACHE, { recursive: true }), mkdtempSync(join(CACHE, 'griddle-mutants-')));
  try {
    const mutants = [];
    const texts = { tested: new Map(), met: new Map() };
    for (const file of files) {
      const made = instrument(file, readFileSync(join(ROOT, file), 'utf8'), mutants.length);
      mutants.push(...made.mutants);
      texts.tested.set(file, made.tested);
      texts.met.set(file, made.met);
    }
    const turns = new Set(offsets.map((offset) => offset % sample));
    const chosen = mutants.filter((mutant) => turns.has(mutant.id % sample) && isAsked(mutant));
    const tests = await pickTests(files);
    const bundles = tests.map((test, at) => ({
      test,
      met: join(scratch, `${at}.met.cjs`),
      tested: join(scratch, `${at}.cjs`),
    }));
    for (const { test, met, tested } of bundles) {
      writeFileSync(met, await bundleTest(test, texts.met));
      writeFileSync(tested, await bundleTest(test, texts.tested));
    }
    const known = await meetAll(bundles, mutants.length, processes, tell);
    tell(`${chosen.length} of ${mutants.length} mutants, ${known.length} tests in ${tests.length} files`);
    await tryAll(chosen, known, { patience, processes, tell });
    return chosen;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

async function pickTests(files) {
  const needs = await findNeeds(testsFor(files).filter(canBeFunction));
  return [...needs].filter(([, needed]) => files.some((file) => needed.has(file))).map(([test]) => test);
}

/** All tests, with the mutants that they cover. */
async function meetAll(bundles, count, processes, tell) {
  const known = [];
  await workThrough(bundles, processes, async (ask, { test, met, tested }) => {
    const answer = await ask({ met, count }, () => MEETING);
    if (!answer.tests) return tell(`${test} did not end by itself and is left out`);
    for (const [index, { name, ids, ms, error }] of answer.tests.entries()) {
      if (error) tell(`${test}, "${name}" fails by itself and is left out: ${error.split('\n', 1)[0].slice(0, 200)}`);
      else
        known.push({
          test,
          name,
          path: tested,
          index,
          ms,
          loading: answer.loading.ms,
          kills: 0,
          ids: new Set([...ids, ...answer.loading.ids]),
        });
    }
  });
  return known;
}

async function tryAll(mutants, known, { patience, processes, tell }) {
  let done = 0;
  await workThrough(mutants, processes, async (ask, mutant) => {
    const tests = inOrder(known, mutant, patience);
    mutant.fate = tests.length === 0 ? 'unmet' : 'lived';
    if (tests.length > 0) {
      const answer = await ask(
        { mutant: mutant.id, tests: tests.map(({ path, index }) => ({ path, index })) },
        (order) => timeFor(tests[order] ? tests[order].ms + tests[order].loading : 0),
      );
      const killer = tests[answer.killedBy ?? answer.stoppedAt];
      if (killer || 'stoppedAt' in answer) mutant.fate = 'killed';
      if (killer) {
        killer.kills++;
        mutant.killer = killer.name;
      }
    }
    if (++done % 200 === 0) tell(`${done} of ${mutants.length}`);
  });
}

/** The tests that cover a mutant, within the patience: first those that are quick or have killed many. */
function inOrder(known, { id }, patience) {
  const price = ({ ms, loading, kills }) => (ms + loading + 1) / (1 + kills);
  const tests = known.filter(({ ids }) => ids.has(id)).sort((one, other) => price(one) - price(other));
  let spent = 0;
  return tests.filter(({ ms }, at) => (at === 0 || spent + ms <= patience) && ((spent += ms), true));
}
