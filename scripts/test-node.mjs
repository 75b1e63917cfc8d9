// npm run test:node [-- FILE... or node --test flags]: the tests that run in Node, straight from the sources.
// `*.node.test.ts` test the packages; they are bundled first and need no build of the packages. `*.node.test.mjs` test the
// scripts, and run unbundled like them.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeContent } from './content.mjs';
import { bundleTests } from './node-bundle.mjs';
import { ROOT, run, script } from './run.mjs';
import { addTotals, endRun, secondTries, withoutSecondTry } from './totals.mjs';

function allTests() {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`);
  return [...packages, 'tts-mod', 'scripts'].flatMap((folder) => {
    const tests = join(ROOT, folder, 'test');
    const files = existsSync(tests) ? readdirSync(tests, { recursive: true }) : [];
    return files.filter((file) => /\.node\.test\.(ts|mjs)$/.test(file)).map((file) => join(tests, file));
  });
}

/** Runs test files, and resolves to the counts. A run that fails without a failed test counts as one failure. */
async function runTests(flags, files) {
  if (files.length === 0) return addTotals([]);
  const scratch = mkdtempSync(join(tmpdir(), 'griddle-test-'));
  const file = join(scratch, 'counts.json');
  // As URLs, because a path with a drive letter is not one
  const own = (name) => pathToFileURL(script(name)).href;
  const isFiltered = flags.some((flag) => flag.startsWith('--test-name-pattern'));
  const reporters = [
    [isFiltered ? own('matching-tests.mjs') : 'spec', 'stdout'],
    [own('count-node-tests.mjs'), file],
  ].flatMap(([reporter, destination]) => [`--test-reporter=${reporter}`, `--test-reporter-destination=${destination}`]);
  const code = await run(process.execPath, [
    ...['--enable-source-maps', ...flags, '--test', '--test-concurrency=2', ...reporters],
    ...files,
  ]);
  const counts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : addTotals([]);
  rmSync(scratch, { recursive: true });
  return { ...counts, failed: code === 0 || counts.again.length > 0 ? 0 : 1 };
}

const asked = process.argv.slice(2);
const flags = asked.filter((argument) => argument.startsWith('-'));
const askedFiles = asked.filter((argument) => !argument.startsWith('-'));
const files = askedFiles.length > 0 ? askedFiles : allTests();
const isTypeScript = (file) => file.endsWith('.ts');
writeContent();
const bundled = await bundleTests(files.filter(isTypeScript));
const runAll = async (some) =>
  addTotals([
    await runTests(flags, some.filter(isTypeScript).map(bundled.bundleOf)),
    await runTests(
      flags,
      some.filter((file) => !isTypeScript(file)),
    ),
  ]);
const first = await runAll(files);
// Who names files wants to see the failure at once
const isWhole = askedFiles.length === 0;
const tries = isWhole ? await secondTries(first, (_engine, again) => runAll(again)) : [withoutSecondTry(first)];
process.exitCode = endRun(first, tries);
bundled.remove();
