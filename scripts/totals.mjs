// Counts of passed and failed checks across processes: each runner appends its counts, and the names of failures, to the file
// named by TOTALS_FILE, and the process that started the runners reads the sum.
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run, ROOT } from './run.mjs';

/**
 * Passes the outcome of a runner to the process that asked for totals, if any. `unsteady` names what failed and then passed on
 * the second try, `again` what still has to be retried.
 */
export function tellTotals({ passed, failed, failures = [], unsteady = [], again = [] }) {
  const file = process.env.TOTALS_FILE;
  if (file) appendFileSync(file, `${JSON.stringify({ passed, failed, failures, unsteady, again })}\n`);
}

/** The sum of several outcomes. */
export const addTotals = (outcomes) => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  failures: outcomes.flatMap(({ failures = [] }) => failures),
  unsteady: outcomes.flatMap(({ unsteady = [] }) => unsteady),
  again: outcomes.flatMap(({ again = [] }) => again),
});

/** The sum of the counts in a totals file. */
export function sumTotals(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return addTotals(lines.map((line) => JSON.parse(line)));
}

/**
 * Runs a program and resolves to its exit code and the counts that it reported.
 * A program that failed without a report (a crash, a refused start) counts as one failure.
 */
export async function runCounted(command, args, env = {}) {
  const scratch = mkdtempSync(join(tmpdir(), 'griddle-totals-'));
  const file = join(scratch, 'totals');
  const code = await run(command, args, { env: { ...env, TOTALS_FILE: file } });
  const totals = sumTotals(file);
  rmSync(scratch, { recursive: true });
  const isTold = code === 0 || totals.failed > 0 || totals.again.length > 0;
  return { code, ...totals, failed: isTold ? totals.failed : 1 };
}

/** The last line of a run. */
export const totalsLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

// The results of tests by file and engine; those in browsers come from Web Test Runner's sessions.

/** The tests of a suite and of the suites inside it. */
const testsOf = (suite) => [...suite.tests, ...suite.suites.flatMap(testsOf)];

const firstLine = (error) => error?.message?.split('\n')[0] ?? '';

/**
 * The counts of one engine's sessions. `again` are the files with failures, each with what passed and `said`, its failures as
 * sentences: none if there was no test result, because the page crashed or never answered.
 */
export function countSessions(sessions) {
  const counts = { passed: 0, again: [] };
  for (const { passed: isFine, testResults, errors = [], testFile, browser } of sessions) {
    const file = relative(ROOT, testFile);
    const where = `${browser.name}: ${file}`;
    const tests = testResults ? testsOf(testResults).filter((test) => !test.skipped) : [];
    const said = tests
      .filter((test) => !test.passed)
      .map(({ name, error }) => `${where}: ${name}: ${firstLine(error)}`);
    const passed = tests.length - said.length;
    if (isFine) {
      counts.passed += passed;
    } else {
      if (testResults && said.length === 0) said.push(`${where}: ${firstLine(errors[0])}`);
      counts.again.push({ engine: browser.name, file, passed, said });
    }
  }
  return counts;
}

/** Files by engine: `[engine, files]`. */
export function byEngine(again) {
  const engines = new Map();
  for (const { engine, file } of again) engines.set(engine, [...(engines.get(engine) ?? []), file]);
  return [...engines];
}

/** If more files than this fail, it is no accident, and they are not run again. */
const MOST_AGAIN = 5;

/** Stands for the second tries where there are none: what has failed fails. */
export const withoutSecondTry = ({ again }) => ({ passed: 0, failed: 0, again });

/**
 * Runs failed files again by `run(engine, files)`. Browsers crash now and then, and a starved machine keeps no promise of time;
 * a real fault fails again. Returns the outcomes, which may be none.
 */
export async function secondTries({ again }, run) {
  if (again.length > MOST_AGAIN) return [withoutSecondTry({ again })];
  const tries = [];
  for (const [engine, files] of byEngine(again)) {
    console.log(`${engine}: failed, and run once more: ${files.join(', ')}`);
    tries.push(await run(engine, files));
  }
  return tries;
}

/** Prints and passes on the outcome of a run and its second tries. Returns the exit code. */
export function endRun(first, tries) {
  const sum = withSecondTries(first, tries);
  for (const failure of sum.unsteady) console.log(`failed once, then passed: ${failure}`);
  if (sum.unsteady.length > 0) console.log(`With the second tries: ${totalsLine(sum)}`);
  tellTotals(sum);
  return sum.failed > 0 ? 1 : 0;
}

/**
 * The outcome of a run and of the second tries of its failed files. What fails twice has failed; what passes the second time
 * has passed and is `unsteady`.
 */
export function withSecondTries(first, tries) {
  const second = addTotals(tries);
  const failures = second.again.flatMap(({ engine, file, said }) => (said.length > 0 ? said : [`${engine}: ${file}`]));
  const passed = first.passed + second.passed + second.again.reduce((sum, one) => sum + one.passed, 0);
  const failedAgain = new Set(second.again.map(({ engine, file }) => `${engine} ${file}`));
  const unsteady = first.again
    .filter(({ engine, file }) => !failedAgain.has(`${engine} ${file}`))
    .flatMap(({ engine, file, said }) => (said.length > 0 ? said : [`${engine}: ${file}: no result`]));
  return {
    passed,
    failed: first.failed + second.failed + failures.length,
    failures: [...first.failures, ...second.failures, ...failures],
    unsteady,
  };
}
