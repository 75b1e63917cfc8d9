// What became of the tests in browsers, from Web Test Runner's sessions (one for each test file and engine).
import { addTotals } from './totals.mjs';

/** The tests of a suite and of the suites inside it. */
const testsOf = (suite) => [...suite.tests, ...suite.suites.flatMap(testsOf)];

/**
 * The counts of one engine's sessions, with the names of what failed: of tests, and of files that failed beside theirs.
 * `broken` are the files of which no test result came back (a page that crashed or never answered).
 */
export function countSessions(sessions) {
  const counts = { passed: 0, failures: [], broken: [] };
  for (const { passed, testResults, testFile, browser } of sessions) {
    if (!passed && !testResults) {
      counts.broken.push({ engine: browser.name, file: testFile });
      continue;
    }
    const tests = testResults ? testsOf(testResults).filter((test) => !test.skipped) : [];
    const failures = tests.filter((test) => !test.passed).map(({ name }) => `${browser.name}: ${name}`);
    counts.passed += tests.length - failures.length;
    if (!passed && failures.length === 0) failures.push(`${browser.name}: ${testFile}`);
    counts.failures.push(...failures);
  }
  return counts;
}

/** The broken files of a run by their engines: `[engine, files]`. */
export function brokenByEngine(broken) {
  const engines = new Map();
  for (const { engine, file } of broken) engines.set(engine, [...(engines.get(engine) ?? []), file]);
  return [...engines];
}

/** The outcome of a run and of the second tries of its broken files: what is broken twice has failed. */
export function withSecondTries(first, tries) {
  const { passed, failed, failures, broken } = addTotals([{ ...first, broken: [] }, ...tries]);
  const twice = broken.map(({ engine, file }) => `${engine}: ${file}`);
  return { passed, failed: failed + twice.length, failures: [...failures, ...twice] };
}
