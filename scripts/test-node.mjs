// npm run test:node [-- FILE... or node --test flags]: the tests that run in Node (`*.node.test.ts`), straight from the
// sources: tsx strips the types, and the export condition `source` leads from package to package without a build.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, ROOT } from './run.mjs';
import { tellTotals } from './totals.mjs';

function testFiles() {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`);
  return [...packages, 'tts-mod', 'scripts'].flatMap((folder) => {
    const tests = join(ROOT, folder, 'test');
    if (!existsSync(tests)) return [];
    const files = readdirSync(tests, { recursive: true });
    return files.filter((file) => file.endsWith('.node.test.ts')).map((file) => join(tests, file));
  });
}

const asked = process.argv.slice(2);
const files = asked.some((argument) => !argument.startsWith('-')) ? asked : [...asked, ...testFiles()];
const scratch = mkdtempSync(join(tmpdir(), 'griddle-test-'));
const counts = join(scratch, 'counts.json');
const code = await run(
  process.execPath,
  [
    '--conditions=source',
    '--import=tsx',
    '--test',
    '--test-concurrency=2',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${new URL('count-node-tests.mjs', import.meta.url).href}`,
    `--test-reporter-destination=${counts}`,
    ...files,
  ],
  { env: { TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.base.json') } },
);
if (existsSync(counts)) tellTotals(JSON.parse(readFileSync(counts, 'utf8')));
rmSync(scratch, { recursive: true });
process.exitCode = code;
