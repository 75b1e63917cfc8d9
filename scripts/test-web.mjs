// npm run test:web [-- wtr flags]: the tests that run in browsers (`*.test.ts`); see web-test-runner.config.mjs.
import { join } from 'node:path';
import { chromiumOptions, engineNames, findBrowser, HOW_TO_GET_A_BROWSER } from './browsers.mjs';
import { ROOT, run } from './run.mjs';

const found = engineNames.some((engine) => findBrowser(engine)) || (await chromiumOptions());
if (found) {
  const runner = join(ROOT, 'node_modules/@web/test-runner/dist/bin.js');
  process.exitCode = await run(process.execPath, [runner, ...process.argv.slice(2)]);
} else {
  console.error(HOW_TO_GET_A_BROWSER);
  process.exitCode = 1;
}
