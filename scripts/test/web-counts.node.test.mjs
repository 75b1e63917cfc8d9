// How tests are counted, and how files with failures are retried.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import countNodeTests from '../count-node-tests.mjs';
import { ROOT } from '../run.mjs';
import { runCounted, byEngine, countSessions, secondTries, withSecondTries } from '../totals.mjs';

const test = (name, passed = true, skipped = false) => ({
  name,
  passed,
  skipped,
  ...(!passed && { error: { message: 'expected 1\nto be 2' } }),
});
const suite = (tests, suites = []) => ({ tests, suites });
const session = (engine, testFile, passed, testResults, errors = []) => ({
  browser: { name: engine },
  testFile: join(ROOT, testFile),
  passed,
  testResults,
  errors,
});

describe('the tests of one engine', () => {
  it('are counted in suites at any depth, without skipped ones', () => {
    const results = suite([test('a'), test('b', false, true)], [suite([test('c')], [suite([test('d')])])]);
    const counts = countSessions([session('Firefox', 'x.test.ts', true, results)]);
    assert.deepEqual(counts, { passed: 3, again: [] });
  });

  it('give a file with a failure a second try, with its name and the first line of the reason', () => {
    const counts = countSessions([session('WebKit', 'x.test.ts', false, suite([test('a'), test('b', false)]))]);
    const again = [{ engine: 'WebKit', file: 'x.test.ts', passed: 1, said: ['WebKit: x.test.ts: b: expected 1'] }];
    assert.deepEqual(counts, { passed: 0, again });
  });

  it('give files without a result a second try', () => {
    const { passed, again } = countSessions([
      session('WebKit', 'crashed.test.ts', false, undefined),
      session('WebKit', 'silent.test.ts', false, undefined),
      session('WebKit', 'fine.test.ts', true, suite([test('b')])),
    ]);
    assert.equal(passed, 1);
    assert.deepEqual(
      again.flatMap(({ said }) => said),
      [],
    );
    assert.deepEqual(byEngine(again), [['WebKit', ['crashed.test.ts', 'silent.test.ts']]]);
  });

  it('that passed do not excuse their file: an error next to them is a failure', () => {
    const errors = [{ message: 'thrown while nobody looked' }];
    const { again } = countSessions([session('WebKit', 'x.test.ts', false, suite([test('a')]), errors)]);
    assert.deepEqual(again[0].said, ['WebKit: x.test.ts: thrown while nobody looked']);
  });
});

describe('the tests in Node', () => {
  const event = (type, file, name, more = {}) => ({
    type: `test:${type}`,
    data: { file: join(ROOT, file), name, details: {}, ...more },
  });

  it('are counted by file, without suites and skipped ones', async () => {
    const events = [
      event('pass', 'a.node.test.mjs', 'one'),
      event('pass', 'a.node.test.mjs', 'all of a', { details: { type: 'suite' } }),
      event('pass', 'b.node.test.mjs', 'two'),
      event('pass', 'b.node.test.mjs', 'later', { skip: true }),
      event('fail', 'b.node.test.mjs', 'three'),
    ];
    const told = [];
    for await (const text of countNodeTests(events)) told.push(JSON.parse(text));
    const again = [{ engine: 'Node', file: 'b.node.test.mjs', passed: 1, said: ['Node: three'] }];
    assert.deepEqual(told, [{ passed: 1, failed: 0, again }]);
  });
});

describe('second tries', () => {
  const crashed = { engine: 'WebKit', file: 'x.test.ts', passed: 0, said: [] };
  const failed = { engine: 'Firefox', file: 'y.test.ts', passed: 2, said: ['Firefox: y.test.ts: b: late'] };
  const first = { passed: 5, failed: 0, failures: [], again: [crashed, failed] };

  it('pass what passes in them, and report its first failure', () => {
    const tries = [
      { passed: 2, failed: 0, again: [] },
      { passed: 3, failed: 0, again: [] },
    ];
    assert.deepEqual(withSecondTries(first, tries), {
      passed: 10,
      failed: 0,
      failures: [],
      unsteady: ['WebKit: x.test.ts: no result', 'Firefox: y.test.ts: b: late'],
    });
  });

  it('fail what fails again, by name', () => {
    const tries = [
      { passed: 0, failed: 0, again: [crashed] },
      { passed: 0, failed: 0, again: [failed] },
    ];
    assert.deepEqual(withSecondTries(first, tries), {
      passed: 7,
      failed: 2,
      failures: ['WebKit: x.test.ts', 'Firefox: y.test.ts: b: late'],
      unsteady: [],
    });
  });

  it('are given to a few files, and to none if many fail', async () => {
    const ran = [];
    const run = (engine, files) => {
      ran.push([engine, ...files]);
      return { passed: 1, failed: 0, again: [] };
    };
    assert.equal((await secondTries(first, run)).length, 2);
    assert.deepEqual(ran, [
      ['WebKit', 'x.test.ts'],
      ['Firefox', 'y.test.ts'],
    ]);
    const many = { ...first, again: Array.from({ length: 6 }, (_, at) => ({ ...failed, file: `${at}.test.ts` })) };
    assert.equal(withSecondTries(many, await secondTries(many, run)).failed, 6);
    assert.equal(ran.length, 2);
  });

  it('count a runner that did not start as a failure', () => {
    const none = { passed: 0, failed: 1, failures: [], again: [] };
    assert.equal(withSecondTries(none, []).failed, 1);
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

  it('that fails without a reason counts as a failure', async () => {
    assert.equal((await telling({ passed: 3, failed: 0 }, 1)).failed, 1);
  });

  it('that lists files to try again has not failed yet', async () => {
    const again = [{ engine: 'WebKit', file: 'x.test.ts', passed: 0, said: [] }];
    const { passed, failed, again: told } = await telling({ passed: 3, failed: 0, again }, 1);
    assert.deepEqual({ passed, failed, told }, { passed: 3, failed: 0, told: again });
  });
});
