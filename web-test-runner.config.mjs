// Element tests in real browsers. ENGINES=chromium,firefox,webkit demands those and no fewer (CI); without it every
// engine of this machine is used.
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { chromiumOptions, engineNames, findBrowser, HOW_TO_GET_A_BROWSER } from './scripts/browsers.mjs';
import { tellTotals } from './scripts/totals.mjs';
import { webkitLauncher } from './scripts/webkit-launcher.mjs';

/** A launcher for an engine, or undefined where this machine has none. */
async function launcherOf(engine) {
  if (engine === 'chromium') {
    const launchOptions = await chromiumOptions();
    return launchOptions && chromeLauncher({ puppeteer, launchOptions });
  }
  const executablePath = findBrowser(engine);
  if (!executablePath) return undefined;
  if (engine === 'webkit') return webkitLauncher();
  return chromeLauncher({ puppeteer, launchOptions: { browser: 'firefox', executablePath } });
}

const demanded = process.env.ENGINES?.split(',');
const browsers = [];
for (const engine of demanded ?? engineNames) {
  if (!engineNames.includes(engine)) throw new Error(`ENGINES: "${engine}" is none of ${engineNames.join(', ')}`);
  const launcher = await launcherOf(engine);
  if (launcher) {
    browsers.push(launcher);
  } else {
    const sentence = `No ${engine} on this machine: "npm run setup" says what to install.`;
    if (demanded) throw new Error(sentence);
    console.warn(sentence);
  }
}
if (browsers.length === 0) throw new Error(HOW_TO_GET_A_BROWSER);

function countTests(suite) {
  const own = suite.tests.filter((test) => !test.skipped);
  const passed = own.filter((test) => test.passed).length;
  return suite.suites
    .map(countTests)
    .reduce((sum, inner) => ({ passed: sum.passed + inner.passed, failed: sum.failed + inner.failed }), {
      passed,
      failed: own.length - passed,
    });
}

/** Counts each test once for each engine; a file that failed as a whole (an import, a crash) counts as one failure. */
function totalsReporter() {
  return {
    onTestRunFinished({ sessions }) {
      let passed = 0;
      let failed = 0;
      for (const session of sessions) {
        const counts = session.testResults ? countTests(session.testResults) : { passed: 0, failed: 0 };
        passed += counts.passed;
        failed += !session.passed && counts.failed === 0 ? 1 : counts.failed;
      }
      tellTotals({ passed, failed });
    },
  };
}

export default {
  files: ['packages/*/test/**/*.test.ts', '!**/*.node.test.ts'],
  nodeResolve: { exportConditions: ['source', 'production'] },
  plugins: [esbuildPlugin({ ts: true, tsconfig: './tsconfig.base.json', target: 'es2022' })],
  browsers,
  concurrentBrowsers: 3,
  testFramework: { config: { timeout: 5000 } },
  reporters: [defaultReporter({ reportTestProgress: process.stdout.isTTY }), totalsReporter()],
  coverageConfig: { include: ['packages/*/src/**'] },
};
