// npm run test:web [-- wtr flags]: the tests that run in browsers (`*.test.ts`); see web-test-runner.config.mjs.
import { join } from 'node:path';
import { chromiumOptions, engineNames, findBrowser, HOW_TO_GET_A_BROWSER } from './browsers.mjs';
import { ROOT } from './run.mjs';
import { runCounted, tellTotals, totalsLine, byEngine, withSecondTries } from './totals.mjs';

/** If more files than this fail, it is no accident, and they are not run again. */
const MOST_AGAIN = 5;

const runner = (flags, env) =>
  runCounted(process.execPath, [join(ROOT, 'node_modules/@web/test-runner/dist/bin.js'), ...flags], env);

/**
 * Runs failed files again, each in a new browser. Browsers crash now and then, or time out when starved; a real fault fails
 * again. The last lines list what passed only on the second try.
 */
async function secondTries({ again }) {
  if (again.length > MOST_AGAIN) return [{ passed: 0, failed: 0, again }];
  const tries = [];
  for (const [engine, files] of byEngine(again)) {
    console.log(`${engine}: failed, and run once more: ${files.join(', ')}`);
    tries.push(await runner(['--files', ...files], { ENGINES: engine.toLowerCase() }));
  }
  return tries;
}

const found = engineNames.some((engine) => findBrowser(engine)) || (await chromiumOptions());
if (found) {
  const first = await runner(process.argv.slice(2));
  const sum = withSecondTries(first, await secondTries(first));
  for (const failure of sum.unsteady) console.log(`failed once, then passed: ${failure}`);
  if (first.again.length > 0) console.log(`With the second tries: ${totalsLine(sum)}`);
  tellTotals(sum);
  process.exitCode = sum.failed > 0 ? 1 : 0;
} else {
  console.error(HOW_TO_GET_A_BROWSER);
  process.exitCode = 1;
}
