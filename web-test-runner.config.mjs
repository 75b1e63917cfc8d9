// Element tests in real browsers. ENGINES=chromium,firefox,webkit demands those and no fewer (CI); without it every
// engine of this machine is used.
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { chromiumOptions, engineNames, findBrowser, HOW_TO_GET_A_BROWSER, START_TIMEOUT } from './scripts/browsers.mjs';
import { tellTotals, totalsLine } from './scripts/totals.mjs';
import { countSessions } from './scripts/web-counts.mjs';
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

/** Prints the counts of each engine and tells their sum, in which a test counts once for each engine. */
function totalsReporter() {
  return {
    onTestRunFinished({ sessions }) {
      for (const name of new Set([...sessions].map(({ browser }) => browser.name))) {
        const { passed, failures, broken } = countSessions(
          [...sessions].filter(({ browser }) => browser.name === name),
        );
        const totals = { passed, failed: failures.length, failures, broken };
        console.log(`${name}: ${totalsLine(totals)}${broken.length > 0 ? `, ${broken.length} files broken` : ''}`);
        tellTotals(totals);
      }
    },
  };
}

/** The physics engine asks for a module of Node, but only there. */
const withoutNode = {
  name: 'without-node',
  resolveImport: ({ source }) => (source === 'module' ? '/node-module-of-no-browser.js' : undefined),
};

export default {
  files: ['packages/*/test/**/*.test.ts', '!**/*.node.test.ts'],
  nodeResolve: { exportConditions: ['source', 'production'] },
  plugins: [withoutNode, esbuildPlugin({ ts: true, tsconfig: './tsconfig.base.json', target: 'es2022' })],
  browsers,
  concurrentBrowsers: 3,
  browserStartTimeout: START_TIMEOUT,
  testsStartTimeout: START_TIMEOUT,
  testFramework: { config: { timeout: 20_000 } },
  reporters: [defaultReporter({ reportTestProgress: process.stdout.isTTY === true }), totalsReporter()],
  coverageConfig: { include: ['packages/*/src/**'] },
};
