// A process that runs tests on mutants. On `{ met: file, count }` it runs a test file once and reports which mutants each test
// covers and how long it takes; on `{ mutant, tests }` it runs those tests until one fails.
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { ROOT } from '../run.mjs';

const require = createRequire(`${ROOT}packages/rules/test/`);
const compiled = new Map();

function compile(path) {
  let script = compiled.get(path);
  if (!script) {
    script = compileFunction(readFileSync(path, 'utf8'), ['require', 'module', 'exports', '$m', '$c'], {
      filename: path,
    });
    compiled.set(path, script);
  }
  return script;
}

/** Replaces `node:test`: collects the tests. Nested tests run at once. */
function harness(tests) {
  const place = new AsyncLocalStorage();
  const befores = [];
  const context = {
    test: (...test) => call(test),
    diagnostic() {},
    skip() {},
    after() {},
    signal: new AbortController().signal,
  };
  const call = async (test) => {
    const run = test.findLast((part) => typeof part === 'function');
    if (test.some((part) => part?.skip)) return;
    await run?.(context);
  };
  const test = (...parts) => {
    if (place.getStore()) return call(parts);
    tests.push({ name: String(parts[0]), run: async () => (await runBefores(), place.run(true, () => call(parts))) });
    return Promise.resolve();
  };
  let ready;
  const runBefores = () => (ready ??= Promise.all(befores.map((before) => before())));
  const describe = (...parts) => parts.findLast((part) => typeof part === 'function')();
  const collected = { test, it: test, describe, suite: describe, before: (run) => void befores.push(run), after() {} };
  return Object.assign(test, collected, { default: test });
}

/** Loads a test file with fresh modules, and returns its tests. */
function load(path, mutant, meet) {
  const tests = [];
  const collected = harness(tests);
  const module = { exports: {} };
  const ask = (id) => (id === 'node:test' ? collected : require(id));
  compile(path)(ask, module, module.exports, mutant, meet);
  return tests;
}

/** CPU milliseconds so far: wall time would include other work of the machine. */
function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Runs a test file once without a mutant. Coverage while loading counts for each of its tests. */
async function meet(path, count) {
  const met = new Uint8Array(count);
  const taken = () => {
    const ids = [...met.keys()].filter((id) => met[id] === 1);
    met.fill(0);
    return ids;
  };
  const begun = spent();
  const tests = load(path, -1, met);
  const loading = { ids: taken(), ms: spent() - begun };
  const told = [];
  for (const test of tests) {
    const started = spent();
    let error;
    try {
      await test.run();
    } catch (thrown) {
      error = String(thrown?.stack ?? thrown);
    }
    told.push({ name: test.name, ids: taken(), ms: spent() - started, error });
  }
  return { loading, tests: told };
}

async function tryMutant(mutant, tests) {
  const loaded = new Map();
  for (const [order, { path, index }] of tests.entries()) {
    process.send({ at: order });
    try {
      if (!loaded.has(path)) loaded.set(path, load(path, mutant, []));
      await loaded.get(path)[index].run();
    } catch {
      return { killedBy: order };
    }
  }
  return { killedBy: undefined };
}

process.on('message', async (asked) => {
  process.send({
    done: 'met' in asked ? await meet(asked.met, asked.count) : await tryMutant(asked.mutant, asked.tests),
  });
});
process.on('unhandledRejection', () => {});
// A test's output must not disturb the report
process.stdout.write = () => true;
