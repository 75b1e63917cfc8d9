// Element tests in real browsers. ENGINES=chromium,firefox,webkit demands those and no fewer (CI); without it every
// engine of this machine is used. TESTS_NAMED is a pattern: tests whose names do not match it are skipped.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { chromiumOptions, engineNames, findBrowser, HOW_TO_GET_A_BROWSER, START_TIMEOUT } from './scripts/browsers.mjs';
import { ROOT } from './scripts/run.mjs';
import { tellTotals, totalsLine, countSessions } from './scripts/totals.mjs';
import { webBundle } from './scripts/web-bundle.mjs';
import { webkitLauncher } from './scripts/webkit-launcher.mjs';

/** A tab whose first page may take as long to come as the browser itself. */
async function createPage({ context }) {
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(START_TIMEOUT);
  return page;
}

/** A launcher for an engine, or undefined where this machine has none. */
async function launcherOf(engine) {
  if (engine === 'chromium') {
    const launchOptions = await chromiumOptions();
    return launchOptions && chromeLauncher({ puppeteer, launchOptions, createPage });
  }
  const executablePath = findBrowser(engine);
  if (!executablePath) return undefined;
  if (engine === 'webkit') return webkitLauncher(executablePath);
  return chromeLauncher({
    puppeteer,
    launchOptions: { browser: 'firefox', executablePath, timeout: START_TIMEOUT },
    createPage,
  });
}

const { ENGINES, TESTS_NAMED } = process.env;
const demanded = ENGINES?.split(',');
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

/** Prints the counts of each engine and tells their sum, in which a test counts once for each engine. */
function totalsReporter() {
  return {
    onTestRunFinished({ sessions }) {
      for (const name of new Set([...sessions].map(({ browser }) => browser.name))) {
        const { passed, again } = countSessions([...sessions].filter(({ browser }) => browser.name === name));
        const failed = again.reduce((sum, { said }) => sum + Math.max(1, said.length), 0);
        const passedThere = again.reduce((sum, one) => sum + one.passed, passed);
        console.log(`${name}: ${totalsLine({ passed: passedThere, failed })}`);
        tellTotals({ passed, failed: 0, again });
      }
    },
  };
}

/** The test files of the packages that run in browsers. */
function testFiles() {
  return readdirSync(join(ROOT, 'packages')).flatMap((name) => {
    const folder = `packages/${name}/test`;
    const files = existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder), { recursive: true }) : [];
    return files
      .filter((file) => /(?<!\.node)\.test\.ts$/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
  });
}

export default {
  files: testFiles(),
  plugins: [webBundle(testFiles, TESTS_NAMED)],
  browsers,
  concurrentBrowsers: 3,
  browserStartTimeout: START_TIMEOUT,
  testsStartTimeout: START_TIMEOUT,
  // Whole games are played in some files, and other stages may want the processor. A page that hangs is tried once more
  testsFinishTimeout: 300_000,
  testFramework: { config: { timeout: 60_000 } },
  reporters: [defaultReporter({ reportTestProgress: process.stdout.isTTY === true }), totalsReporter()],
  coverageConfig: { include: ['packages/*/src/**'] },
};
