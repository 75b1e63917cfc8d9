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
import { tellTotals } from './totals.mjs';

function allTests() {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`);
  return [...packages, 'tts-mod', 'scripts'].flatMap((folder) => {
    const tests = join(ROOT, folder, 'test');
    const files = existsSync(tests) ? readdirSync(tests, { recursive: true }) : [];
    return files.filter((file) => /\.node\.test\.(ts|mjs)$/.test(file)).map((file) => join(tests, file));
  });
}

/** Runs test files, reports how many tests passed and failed, and resolves to the exit code. */
async function runTests(flags, files) {
  if (files.length === 0) return 0;
  const scratch = mkdtempSync(join(tmpdir(), 'griddle-test-'));
  const counts = join(scratch, 'counts.json');
  // As URLs, because a path with a drive letter is not one
  const own = (name) => pathToFileURL(script(name)).href;
  const isFiltered = flags.some((flag) => flag.startsWith('--test-name-pattern'));
  const reporters = [
    [isFiltered ? own('matching-tests.mjs') : 'spec', 'stdout'],
    [own('count-node-tests.mjs'), counts],
  ].flatMap(([reporter, destination]) => [`--test-reporter=${reporter}`, `--test-reporter-destination=${destination}`]);
  const code = await run(process.execPath, [
    ...['--enable-source-maps', ...flags, '--test', '--test-concurrency=2', ...reporters],
    ...files,
  ]);
  if (existsSync(counts)) tellTotals(JSON.parse(readFileSync(counts, 'utf8')));
  rmSync(scratch, { recursive: true });
  return code;
}

const asked = process.argv.slice(2);
const flags = asked.filter((argument) => argument.startsWith('-'));
const askedFiles = asked.filter((argument) => !argument.startsWith('-'));
const files = askedFiles.length > 0 ? askedFiles : allTests();
const isTypeScript = (file) => file.endsWith('.ts');
writeContent();
const bundled = await bundleTests(files.filter(isTypeScript));
const codes = [
  await runTests(flags, bundled.files),
  await runTests(
    flags,
    files.filter((file) => !isTypeScript(file)),
  ),
];
bundled.remove();
process.exitCode = Math.max(...codes);
