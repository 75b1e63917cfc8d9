// What became of the tests in browsers, from Web Test Runner's sessions (one for each test file and engine).

/** The tests of a suite and of the suites inside it. */
const testsOf = (suite) => [...suite.tests, ...suite.suites.flatMap(testsOf)];

/**
 * The counts of one engine's sessions, with the names of the tests that failed. `broken` are the files that failed with
 * no test to blame (a page that crashed or never answered, an import): their tests do not count here.
 */
export function countSessions(sessions) {
  const counts = { passed: 0, failures: [], broken: [] };
  for (const { passed, testResults, testFile, browser } of sessions) {
    const tests = testResults ? testsOf(testResults).filter((test) => !test.skipped) : [];
    const failures = tests.filter((test) => !test.passed).map(({ name }) => `${browser.name}: ${name}`);
    if (!passed && failures.length === 0) {
      counts.broken.push({ engine: browser.name, file: testFile });
    } else {
      counts.passed += tests.length - failures.length;
      counts.failures.push(...failures);
    }
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
  const all = [{ ...first, broken: [] }, ...tries];
  const failures = all.flatMap(({ failures = [] }) => failures);
  const broken = tries.flatMap(({ broken = [] }) => broken).map(({ engine, file }) => `${engine}: ${file}`);
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0) + broken.length,
    failures: [...failures, ...broken],
  };
}
