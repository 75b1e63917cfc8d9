// npm run test-stories [-- --only=PART-OF-AN-ID]: opens every story and docs page of the built Storybook in Chromium.
// Each must render without an error, pass its play function, leave no element undefined, load nothing from elsewhere,
// and satisfy axe. SHOTS=folder also writes pictures of each at phone and desktop width, light and dark.
// Stories of one file run one after the other in the same page, which has loaded what they share. A failing one is run again in
// its own page, and only that result counts: an earlier story may have left something behind.
import { existsSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { chromiumOptions, HOW_TO_GET_A_BROWSER } from './browsers.mjs';
import { emulate } from './emulate.mjs';
import { asked, ROOT, stop } from './run.mjs';
import { serve } from './serve.mjs';
import { docsErrors, listenToStorybook, showStory, storyErrors } from './story-page.mjs';
import { tellTotals, totalsLine } from './totals.mjs';

/** Browsers in parallel. Separate ones, because only the front page of a browser has the focus that plays rely on. */
const BROWSERS = 3;
/** Maximum number of stories per page. Pictures are taken of pages that have shown nothing else. */
const MOST_IN_PAGE = process.env.SHOTS ? 1 : 20;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

const { values } = asked('npm run test-stories [-- --only PART-OF-AN-ID]', { only: { type: 'string', default: '' } });
const folder = join(ROOT, 'storybook-static');
if (!existsSync(join(folder, 'index.json'))) stop('Run "npm run build-storybook" first.');
const launchOptions = await chromiumOptions();
if (!launchOptions) stop(HOW_TO_GET_A_BROWSER);

const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
const groups = inGroups(Object.values(entries).filter(({ id }) => id.includes(values.only)));
if (groups.length === 0) stop(`The Storybook has no story with "${values.only}" in its id.`);
const shots = process.env.SHOTS;
if (shots) mkdirSync(shots, { recursive: true });
// Served from a sub-path, as sites may: nothing may be requested from the root.
// Cached, because hundreds of stories load the same files
const server = await serve(ROOT, { keptFor: 3600 });
const base = `${server.url}storybook-static/`;

/** Groups of entries that share a page: stories of one file, so that none relies on another file's imports. */
function inGroups(entries) {
  const groups = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const fits = last?.[0].importPath === entry.importPath && last[0].type === 'story' && entry.type === 'story';
    if (fits && last.length < MOST_IN_PAGE) last.push(entry);
    else groups.push([entry]);
  }
  // Longest first, so that browsers finish together
  return groups.sort((one, other) => other.length - one.length);
}

/** Opens a tab of desktop size. `errors` collects its errors until emptied. */
async function openTab(browser) {
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(`console: ${message.text()}`));
  page.on('request', (request) => {
    const url = request.url();
    // The browser requests the site's icon by itself.
    const isOurs = url.startsWith(base) || /^(data|blob|about):/.test(url) || url === `${server.url}favicon.ico`;
    if (!isOurs) errors.push(`foreign request: ${url}`);
  });
  await emulate(page, DESKTOP);
  await listenToStorybook(page);
  return { page, errors };
}

/** The faults of a story or docs page, as sentences. `isFirst`: the page has shown no other one. */
async function check({ page, errors }, entry, isFirst) {
  errors.length = 0;
  const isDocs = entry.type === 'docs';
  try {
    if (isFirst) await page.goto(`${base}iframe.html?id=${entry.id}&viewMode=${isDocs ? 'docs' : 'story'}`);
    else await showStory(page, entry.id);
    errors.push(...(await (isDocs ? docsErrors(page) : storyErrors(page, entry.id))));
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

const totals = { passed: 0, failed: 0, failures: [], unsteady: [] };
function report({ id }, errors) {
  console.log(errors.length === 0 ? `✓ ${id}` : `✗ ${id}\n    ${errors.join('\n    ')}`);
  if (errors.length === 0) {
    totals.passed++;
  } else {
    totals.failed++;
    totals.failures.push(`story ${id}: ${errors.join('; ')}`);
  }
}

/** Checks a story or docs page in its own page. */
async function checkAlone(browser, entry) {
  const tab = await openTab(browser);
  const errors = await check(tab, entry, true);
  await tab.page.close();
  return errors;
}

/** Checks stories that share a page. After a failure the rest get a new one. */
async function checkTogether(browser, group) {
  let tab;
  for (const entry of group) {
    const isFirst = tab === undefined;
    tab ??= await openTab(browser);
    let errors = await check(tab, entry, isFirst);
    if (errors.length > 0) {
      await tab.page.close();
      tab = undefined;
      console.log(
        `${entry.id}${isFirst ? '' : ', after others in a page'}: ${errors.join('; ')}. Once more, in a page of its own:`,
      );
      const first = errors;
      errors = await checkAlone(browser, entry);
      // After other stories a failure is no sign of an unsteady one
      if (isFirst && errors.length === 0) totals.unsteady.push(`story ${entry.id}: ${first.join('; ')}`);
    }
    report(entry, errors);
  }
  await tab?.page.close();
}

/** Checks one group after the other in a browser. */
async function work() {
  const browser = await puppeteer.launch(launchOptions);
  for (let group = groups.shift(); group; group = groups.shift()) await checkTogether(browser, group);
  await browser.close();
}

await Promise.all(Array.from({ length: BROWSERS }, work));
server.close();
console.log(totalsLine(totals));
tellTotals(totals);
process.exitCode = totals.failed > 0 ? 1 : 0;
