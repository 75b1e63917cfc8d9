// npm run test-stories [-- --only=PART-OF-AN-ID]: opens every story and docs page of the built Storybook in Chromium.
// Each must render without an error, pass its play function, leave no element undefined, load nothing from elsewhere,
// and satisfy axe. SHOTS=folder also writes pictures of each at phone and desktop width, light and dark.
import { existsSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { chromiumOptions, HOW_TO_GET_A_BROWSER } from './browsers.mjs';
import { emulate } from './emulate.mjs';
import { asked, ROOT, stop } from './run.mjs';
import { serve } from './serve.mjs';
import { docsErrors, listenToStorybook, storyErrors } from './story-page.mjs';
import { tellTotals, totalsLine } from './totals.mjs';

/** Browsers at work together. One each, not one for all: only the page in front has the focus that plays rely on. */
const BROWSERS = 2;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

const { values } = asked('npm run test-stories [-- --only PART-OF-AN-ID]', { only: { type: 'string', default: '' } });
const folder = join(ROOT, 'storybook-static');
if (!existsSync(join(folder, 'index.json'))) stop('Run "npm run build-storybook" first.');
const launchOptions = await chromiumOptions();
if (!launchOptions) stop(HOW_TO_GET_A_BROWSER);

const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
const queue = Object.values(entries).filter((entry) => entry.id.includes(values.only));
if (queue.length === 0) stop(`The Storybook has no story with "${values.only}" in its id.`);
const shots = process.env.SHOTS;
if (shots) mkdirSync(shots, { recursive: true });
// From a sub-path, as a site would: nothing may be asked of the root.
// Hundreds of stories are made of the same files
const server = await serve(ROOT, { keptFor: 3600 });
const base = `${server.url}storybook-static/`;

/** A tab that is a desktop's screen. `errors` is what has gone wrong in it since it was last emptied. */
async function openTab(browser) {
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(`console: ${message.text()}`));
  page.on('request', (request) => {
    const url = request.url();
    // The browser asks for the icon of a site by itself.
    const isOurs = url.startsWith(base) || /^(data|blob|about):/.test(url) || url === `${server.url}favicon.ico`;
    if (!isOurs) errors.push(`foreign request: ${url}`);
  });
  await emulate(page, DESKTOP);
  await listenToStorybook(page);
  return { page, errors };
}

/** What is wrong with a story or docs page: sentences, none when all is well. */
async function check({ page, errors }, entry) {
  errors.length = 0;
  const isDocs = entry.type === 'docs';
  try {
    await page.goto(`${base}iframe.html?id=${entry.id}&viewMode=${isDocs ? 'docs' : 'story'}`);
    errors.push(...(await (isDocs ? docsErrors(page) : storyErrors(page))));
    if (shots) await takePictures(page, entry.id);
  } catch (error) {
    errors.push(String(error));
  }
  return [...errors];
}

async function takePictures(page, id) {
  for (const size of [PHONE, DESKTOP]) {
    for (const dark of [false, true]) {
      await emulate(page, { ...size, dark });
      const path = join(shots, `${id}.${size.width}.${dark ? 'dark' : 'light'}.png`);
      await page.screenshot({ path, fullPage: true });
    }
  }
  await emulate(page, DESKTOP);
}

const totals = { passed: 0, failed: 0, failures: [] };
const again = [];
function report({ id }, errors) {
  console.log(errors.length === 0 ? `✓ ${id}` : `✗ ${id}\n    ${errors.join('\n    ')}`);
}

// One tab shows them one after the other: it has what they share compiled already
async function work() {
  const browser = await puppeteer.launch(launchOptions);
  let tab = await openTab(browser);
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    const errors = await check(tab, entry);
    report(entry, errors);
    if (errors.length === 0) {
      totals.passed++;
      continue;
    }
    again.push(entry);
    // Whatever it did wrong is not left to the next story
    await tab.page.close();
    tab = await openTab(browser);
  }
  await browser.close();
}

// A machine that was busy elsewhere makes a play run out of time: what failed is tried once more, with the machine to
// itself. What is broken fails again; what passes now is named, for it waits for too little somewhere.
async function tryAgain() {
  const browser = await puppeteer.launch(launchOptions);
  for (const entry of again) {
    const tab = await openTab(browser);
    const errors = await check(tab, entry);
    await tab.page.close();
    report(entry, errors);
    if (errors.length === 0) {
      totals.passed++;
      console.log(`    passed only at the second try: ${entry.id}`);
    } else {
      totals.failed++;
      totals.failures.push(`story ${entry.id}: ${errors.join('; ')}`);
    }
  }
  await browser.close();
}

await Promise.all(Array.from({ length: BROWSERS }, work));
await tryAgain();
server.close();
console.log(totalsLine(totals));
tellTotals(totals);
process.exitCode = totals.failed > 0 ? 1 : 0;
