// npm run test:web [-- wtr flags]: the tests that run in browsers (`*.test.ts`); see web-test-runner.config.mjs.
import { join } from 'node:path';
import { chromiumOptions, engineNames, findBrowser, HOW_TO_GET_A_BROWSER } from './browsers.mjs';
import { ROOT } from './run.mjs';
import { runCounted, tellTotals, totalsLine } from './totals.mjs';
import { brokenByEngine, withSecondTries } from './web-counts.mjs';

const runner = (flags, env) =>
  runCounted(process.execPath, [join(ROOT, 'node_modules/@web/test-runner/dist/bin.js'), ...flags], env);

const found = engineNames.some((engine) => findBrowser(engine)) || (await chromiumOptions());
if (found) {
  const first = await runner(process.argv.slice(2));
  const tries = [];
  // Browsers crash now and then. A file of which no result came back is run once more; a fault of ours, which
  // makes it end so each time, fails then.
  for (const [engine, files] of brokenByEngine(first.broken)) {
    console.log(`${engine}: broken, and run once more: ${files.join(', ')}`);
    tries.push(await runner(['--files', ...files], { ENGINES: engine.toLowerCase() }));
  }
  const sum = withSecondTries(first, tries);
  if (tries.length > 0) console.log(`With the second tries: ${totalsLine(sum)}`);
  tellTotals(sum);
  process.exitCode = sum.failed > 0 ? 1 : 0;
} else {
  console.error(HOW_TO_GET_A_BROWSER);
  process.exitCode = 1;
}
