// How the tests in browsers are counted, and what becomes of files whose browser broke down.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runCounted } from '../totals.mjs';
import { brokenByEngine, countSessions, withSecondTries } from '../web-counts.mjs';

const test = (name, passed = true, skipped = false) => ({ name, passed, skipped });
const suite = (tests, suites = []) => ({ tests, suites });
const session = (engine, testFile, passed, testResults) => ({
  browser: { name: engine },
  testFile,
  passed,
  testResults,
});

describe('the tests of one engine', () => {
  it('are counted in suites at any depth, without those that were skipped', () => {
    const results = suite([test('a'), test('b', false, true)], [suite([test('c')], [suite([test('d')])])]);
    const counts = countSessions([session('Firefox', 'x.test.ts', true, results)]);
    assert.deepEqual(counts, { passed: 3, failures: [], broken: [] });
  });

  it('that failed are named, and their file is not tried again', () => {
    const counts = countSessions([session('WebKit', 'x.test.ts', false, suite([test('a'), test('b', false)]))]);
    assert.deepEqual(counts, { passed: 1, failures: ['WebKit: b'], broken: [] });
  });

  it('leave the files that told no result to a second try', () => {
    const counts = countSessions([
      session('WebKit', 'crashed.test.ts', false, undefined),
      session('WebKit', 'silent.test.ts', false, undefined),
      session('WebKit', 'fine.test.ts', true, suite([test('b')])),
    ]);
    assert.equal(counts.passed, 1);
    assert.deepEqual(counts.failures, []);
    assert.deepEqual(brokenByEngine(counts.broken), [['WebKit', ['crashed.test.ts', 'silent.test.ts']]]);
  });

  it('that passed do not excuse their file: an error beside them is a failure, and no second try', () => {
    const counts = countSessions([session('WebKit', 'x.test.ts', false, suite([test('a')]))]);
    assert.deepEqual(counts, { passed: 1, failures: ['WebKit: x.test.ts'], broken: [] });
  });
});

describe('second tries', () => {
  const broken = { engine: 'WebKit', file: 'x.test.ts' };
  const first = { passed: 5, failed: 1, failures: ['Firefox: b'], broken: [broken] };

  it('add what passes and what fails in them', () => {
    const tried = { passed: 2, failed: 1, failures: ['WebKit: c'], broken: [] };
    assert.deepEqual(withSecondTries(first, [tried]), { passed: 7, failed: 2, failures: ['Firefox: b', 'WebKit: c'] });
  });

  it('fail a file that is broken again', () => {
    const sum = withSecondTries(first, [{ passed: 0, failed: 0, failures: [], broken: [broken] }]);
    assert.deepEqual(sum, { passed: 5, failed: 2, failures: ['Firefox: b', 'WebKit: x.test.ts'] });
  });

  it('change nothing where none was needed', () => {
    assert.deepEqual(withSecondTries({ ...first, broken: [] }, []), { passed: 5, failed: 1, failures: ['Firefox: b'] });
  });
});

describe('a runner', () => {
  const totals = new URL('../totals.mjs', import.meta.url).href;
  const telling = (counts, code) =>
    runCounted(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { tellTotals } from '${totals}'; tellTotals(${JSON.stringify(counts)}); process.exitCode = ${code};`,
    ]);

  it('that ends badly and does not say why counts as a failure', async () => {
    assert.equal((await telling({ passed: 3, failed: 0 }, 1)).failed, 1);
  });

  it('that tells of broken files leaves it to their second try', async () => {
    const broken = [{ engine: 'WebKit', file: 'x.test.ts' }];
    const { passed, failed, broken: told } = await telling({ passed: 3, failed: 0, broken }, 1);
    assert.deepEqual({ passed, failed, told }, { passed: 3, failed: 0, told: broken });
  });
});
