// What became of the tests in browsers, from Web Test Runner's sessions (one for each test file and engine).
import { relative } from 'node:path';
import { ROOT } from './run.mjs';
import { addTotals } from './totals.mjs';

/** The tests of a suite and of the suites inside it. */
const testsOf = (suite) => [...suite.tests, ...suite.suites.flatMap(testsOf)];

const firstLine = (error) => error?.message?.split('\n')[0] ?? '';

/**
 * The counts of one engine's sessions. `again` are the files in which something failed, each with what passed and `said`, its
 * failures as sentences: none where no test result came back, because the page crashed or never answered.
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

/** Files by their engines: `[engine, files]`. */
export function byEngine(again) {
  const engines = new Map();
  for (const { engine, file } of again) engines.set(engine, [...(engines.get(engine) ?? []), file]);
  return [...engines];
}

/**
 * The outcome of a run and of the second tries of its files that failed. What fails twice has failed; what passes the second
 * time has passed and is `unsteady`.
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
