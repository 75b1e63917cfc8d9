// npm run test:web [-- wtr flags]: the tests that run in browsers (`*.test.ts`); see web-test-runner.config.mjs.
import { join } from 'node:path';
import { chromiumOptions, engineNames, findBrowser, HOW_TO_GET_A_BROWSER } from './browsers.mjs';
import { ROOT } from './run.mjs';
import { endRun, runCounted, secondTries } from './totals.mjs';

const runner = (flags, env) =>
  runCounted(process.execPath, [join(ROOT, 'node_modules/@web/test-runner/dist/bin.js'), ...flags], env);

const found = engineNames.some((engine) => findBrowser(engine)) || (await chromiumOptions());
if (found) {
  const first = await runner(process.argv.slice(2));
  const tries = await secondTries(first, (engine, files) =>
    runner(['--files', ...files], { ENGINES: engine.toLowerCase() }),
  );
  process.exitCode = endRun(first, tries);
} else {
  console.error(HOW_TO_GET_A_BROWSER);
  process.exitCode = 1;
}
