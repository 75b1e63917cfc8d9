// Results from a frame: a page of a learning platform at one origin, a release's play.html at another, as browsers separate them.
import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { chromiumOptions, HOW_TO_GET_A_BROWSER, newTab } from '../browsers.mjs';
import { buildScripts } from '../release-scripts.mjs';
import { ROOT } from '../run.mjs';
import { serve } from '../serve.mjs';

const release = mkdtempSync(join(tmpdir(), 'griddle-results-'));
const school = mkdtempSync(join(tmpdir(), 'griddle-school-'));
let browser;
let games;
let platform;
/** The games' server under its other name, which is another origin. */
let others;

const originOf = ({ url }) => new URL(url).origin;

before(async () => {
  await buildScripts(release);
  for (const name of ['play.html', 'play.css']) copyFileSync(join(ROOT, 'scripts', name), join(release, name));
  writeFileSync(join(release, 'from-disk.js'), '');
  copyFileSync(join(release, 'results.js'), join(school, 'results.js'));
  [games, platform] = [await serve(release), await serve(school)];
  others = originOf(games).replace('127.0.0.1', 'localhost');
  const options = await chromiumOptions();
  if (!options) throw new Error(HOW_TO_GET_A_BROWSER);
  browser = await puppeteer.launch(options);
});

after(async () => {
  await browser?.close();
  for (const server of [games, platform]) server?.close();
  for (const folder of [release, school]) rmSync(folder, { recursive: true });
});

const PUZZLE =
  'game=connect-four&mode=puzzle&record=' + encodeURIComponent('[Position "6/6/6/6/1bb3/1sss1b s"] {Win.} 1. a1');

/** A page of the platform with a frame; solves the puzzle in it. `told` has the results, `said` the console's lines. */
async function solve(query, taken = originOf(games)) {
  const frame = `<iframe src="${games.url}play.html?${PUZZLE}${query}" width="600" height="900"></iframe>`;
  writeFileSync(
    join(school, 'page.html'),
    `<!doctype html><html lang="en"><body>${frame}<script type="module">
      import { resultsFromFrames } from './results.js';
      window.told = [];
      window.raw = [];
      addEventListener('message', ({ data }) => data.type !== 'griddle-height' && window.raw.push(data.type));
      resultsFromFrames(${JSON.stringify(taken)}, ({ detail, frame }) => window.told.push([detail, frame.width]));
    </script></body></html>`,
  );
  const page = await newTab(browser);
  const said = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${platform.url}page.html`);
  const inside = await (await page.waitForSelector('iframe')).contentFrame();
  await inside.waitForSelector('>>> griddle-coach');
  await inside.waitForFunction(
    "[...document.querySelector('connect-four').shadowRoot.querySelector('griddle-coach').shadowRoot?.querySelectorAll('button') ?? []].some(({ textContent }) => textContent === 'Hint')",
  );
  const seen = inside.evaluate(
    () =>
      new Promise((done) => document.addEventListener('griddle-result', ({ detail }) => done(detail), { once: true })),
  );
  await inside.evaluate(() => document.querySelector('connect-four').play('a1'));
  const fired = await seen;
  // Messages arrive in order: after this one a result would be there
  await inside.evaluate(() => parent.postMessage({ type: 'last' }, '*'));
  await page.waitForFunction("window.raw.includes('last')");
  return { page, inside, said, fired };
}

const told = (page) => page.evaluate(() => window.told);

test('a frame sends its results to the origin that its address names, and the page takes them from the frame’s origin', async () => {
  const { fired, page, said } = await solve(`&results=${encodeURIComponent(originOf(platform))}`);
  await page.waitForFunction('window.told.length === 1');
  assert.deepEqual(await told(page), [[fired, '600']]);
  assert.equal(fired.right, true);
  assert.match(fired.id, /^record-[0-9a-f]{16}$/);
  assert.deepEqual(said, []);
  await page.close();
});

test('a frame sends no result to a page that its address does not name', async () => {
  for (const query of ['', `&results=${encodeURIComponent(others)}`, '&results=*', '&results=school']) {
    const { page, said } = await solve(query);
    assert.deepEqual(await page.evaluate(() => window.raw), ['last'], query);
    assert.equal(
      said.some((line) => line.includes('is not an origin')),
      /\*|school$/.test(query),
      query,
    );
    await page.close();
  }
});

test('a page takes no result from another origin, from no frame, or of another form', async () => {
  const query = `&results=${encodeURIComponent(originOf(platform))}`;
  const { page, fired } = await solve(query, others);
  assert.deepEqual(await page.evaluate(() => window.raw), ['griddle-result', 'last']);
  assert.deepEqual(await told(page), [], 'the frame is at another origin');
  await page.close();
  const right = await solve(query, [originOf(games), originOf(platform)]);
  await right.page.waitForFunction('window.told.length === 1');
  await right.page.evaluate((detail) => postMessage({ type: 'griddle-result', detail }, location.origin), fired);
  await right.inside.evaluate(() => parent.postMessage({ type: 'griddle-result', detail: { right: true } }, '*'));
  await right.page.waitForFunction('window.raw.length === 4');
  assert.equal((await told(right.page)).length, 1);
  await right.page.close();
});

test('what is no origin is refused with what to write instead', async () => {
  const { page } = await solve('');
  for (const wrong of ['*', 'school', 'null'])
    await assert.rejects(
      page.evaluate(async (text) => {
        const { resultsFromFrames } = await import(new URL('results.js', document.baseURI).href);
        resultsFromFrames(text, () => {});
      }, wrong),
      /is not an origin\. Write the address of the server, such as https:/,
    );
  await page.close();
});
