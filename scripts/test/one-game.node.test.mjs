// A page of one game, with the game's own script.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { chromiumOptions, HOW_TO_GET_A_BROWSER, newTab } from '../browsers.mjs';
import { buildScripts, FOLDER, games } from '../release-scripts.mjs';
import { ROOT } from '../run.mjs';
import { serve } from '../serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'griddle-one-game-'));
let browser;
let server;

before(async () => {
  await buildScripts(folder);
  const options = await chromiumOptions();
  if (!options) throw new Error(HOW_TO_GET_A_BROWSER);
  browser = await puppeteer.launch(options);
  server = await serve(folder);
});

after(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true });
});

/** The address of a page with the script of a game. */
function addressOf(html, game = 'waffle-wars') {
  const script = `<script type="module" src="${game}.js"></script>`;
  writeFileSync(join(folder, 'page.html'), `<!doctype html><html lang="en"><body>${script}${html}</body></html>`);
  return `${server.url}page.html`;
}

test('a page of one game loads its board from one file, and at once its panel and an opponent', async () => {
  const address = addressOf('<waffle-wars mode="play" seats="human,bot:easy"></waffle-wars>');
  const page = await newTab(browser);
  const fetched = new Set();
  page.on('request', (request) => fetched.add(request.url().slice(server.url.length)));
  await page.goto(address, { waitUntil: 'networkidle0' });
  await page.waitForSelector('waffle-wars >>> griddle-controls >>> .more', { visible: true });
  const later = ['panel-alone', 'bots', 'bots-waffle-wars'].map((name) => `${FOLDER}${name}.js`);
  const expected = ['page.html', 'waffle-wars.js', ...later];
  fetched.delete('favicon.ico');
  assert.deepEqual([...fetched].sort(), expected.sort());
  await page.$eval('waffle-wars', (element) => element.play('c3'));
  await page.waitForFunction(`document.querySelector('waffle-wars').currentPosition.split(' ')[1] === 's'`);
  await page.close();
});

/** The scripts that a page fetches, by name, and what its console says. */
async function fetchedBy(address, isReady) {
  const page = await newTab(browser);
  const fetched = new Set();
  const told = [];
  page.on('request', (request) => fetched.add(request.url().slice(server.url.length)));
  page.on('console', (message) => told.push(message.text()));
  page.on('pageerror', (error) => told.push(String(error)));
  await page.goto(address, { waitUntil: 'networkidle0' });
  await page.waitForSelector(`waffle-wars >>> ${isReady}`);
  for (const other of ['page.html', 'favicon.ico']) fetched.delete(other);
  return { page, fetched: [...fetched].sort(), told };
}

test('a diagram fetches one file, and a replay its panel', async () => {
  for (const script of ['waffle-wars', 'waffle-wars-diagram']) {
    const diagram = await fetchedBy(addressOf('<waffle-wars></waffle-wars>', script), '[role=gridcell]');
    assert.deepEqual(diagram.fetched, [`${script}.js`]);
    await diagram.page.close();
    const html = '<waffle-wars mode="replay" record="1. c3 d4"></waffle-wars>';
    const replay = await fetchedBy(addressOf(html, script), 'griddle-controls');
    assert.deepEqual(replay.fetched, [`${FOLDER}panel-alone.js`, `${script}.js`]);
    await replay.page.close();
  }
});

test('nothing that a page of one game can fetch imports a second core', () => {
  const inFolder = (file) => readFileSync(join(folder, file), 'utf8');
  for (const game of games)
    for (const own of [`${game}.js`, `${game}-diagram.js`]) {
      const reached = new Set([own]);
      for (const file of reached)
        for (const [, name] of inFolder(file).matchAll(/(?:from|import|import\()"\.\/([^"]+\.js)"/g))
          reached.add(name.startsWith(FOLDER) ? name : `${FOLDER}${name}`);
      assert.ok(reached.has(`${FOLDER}panel-alone.js`), own);
      assert.ok(!reached.has(`${FOLDER}core.js`), `${own} reaches core.js: ${[...reached].join(' ')}`);
    }
});

test('a page with the file that only shows plays all the same, and the other file is ignored with one warning', async () => {
  const html =
    '<waffle-wars mode="play" start="now"></waffle-wars><script type="module" src="waffle-wars.js"></script>';
  const { page, fetched, told } = await fetchedBy(addressOf(html, 'waffle-wars-diagram'), 'griddle-controls');
  assert.ok(fetched.includes(`${FOLDER}play-alone.js`));
  await page.locator('waffle-wars >>> [data-place=c3]').click();
  await page.waitForFunction(`document.querySelector('waffle-wars').currentPath === '0'`);
  const warnings = told.filter((words) => !words.includes('favicon'));
  assert.equal(warnings.length, 1, warnings.join());
  assert.match(warnings[0], /twice/);
  await page.close();
});

test('no explanation appears for an untouched place when its button disappears', async () => {
  const html =
    '<top-waffle mode="play" seats="human,human,human" start="now" seed="3" options="players=3"></top-waffle>';
  const address = addressOf(html, 'top-waffle');
  const page = await newTab(browser);
  await page.setViewport({ width: 390, height: 844, hasTouch: true });
  await page.goto(address, { waitUntil: 'networkidle0' });
  const tap = async (selector) => {
    const { x, y, width, height } = await (await page.waitForSelector(`top-waffle >>> ${selector}`)).boundingBox();
    const before = await page.$eval('top-waffle', (element) => element.currentPosition);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.waitForFunction(`document.querySelector('top-waffle').currentPosition !== ${JSON.stringify(before)}`);
    await page.$eval('top-waffle', (element) => element.updateComplete);
  };
  await (await page.waitForSelector('top-waffle >>> [part=hand-over] [part=choice]')).tap();
  await page.waitForSelector('top-waffle >>> [part=hand-over]', { hidden: true });
  await tap('[data-place="topping:1"]');
  await tap('[data-place="topping:2"]');
  await tap('[part=actions] [part=choice]');
  const status = await page.$eval(
    'top-waffle',
    ({ shadowRoot }) => shadowRoot.querySelector('[part~=bar]').textContent,
  );
  assert.doesNotMatch(status, /pays for/);
  await page.close();
});

test('no CSS comment is sent to readers', () => {
  const scripts = [
    ...games.map((game) => `${game}.js`),
    ...['core', 'panel', 'play'].map((name) => `${FOLDER}${name}.js`),
  ];
  for (const name of scripts) assert.doesNotMatch(readFileSync(join(folder, name), 'utf8'), /\/\*/, name);
});

test('a query after the script’s address changes nothing, and neither does a second game on the page', async () => {
  const address = addressOf('<waffle-wars mode="replay" record="1. c3 d4"></waffle-wars><move-list></move-list>');
  const html = readFileSync(join(folder, 'page.html'), 'utf8');
  const other = '<script type="module" src="snake-board.js"></script><snake-board mode="play"></snake-board>';
  writeFileSync(join(folder, 'page.html'), html.replace('waffle-wars.js', 'waffle-wars.js?ver=1') + other);
  const page = await newTab(browser);
  const fetched = [];
  page.on('request', (request) => fetched.push(request.url().slice(server.url.length)));
  const problems = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(address, { waitUntil: 'networkidle0' });
  for (const game of ['waffle-wars', 'snake-board']) {
    const button = await page.waitForSelector(`${game} >>> griddle-controls >>> .flip`, { visible: true });
    assert.equal(await button.evaluate((node) => node.title), 'Flip board');
  }
  // Waits until the button stops moving
  await page.locator('waffle-wars >>> griddle-controls >>> .next').click();
  await page.waitForFunction(`document.querySelector('waffle-wars').currentPath === '0'`);
  assert.equal(await page.evaluate(`customElements.get('move-list') !== undefined`), true);
  assert.ok(!fetched.includes('waffle-wars.js'), 'the core once');
  assert.deepEqual(problems, []);
  await page.close();
});

/** The layout shift of a page whose script loads late, as measured by the browser. */
async function shiftOf(html) {
  const page = await newTab(browser);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    setTimeout(() => request.continue(), request.resourceType() === 'script' ? 500 : 0);
  });
  const address = addressOf(`<main style="max-width: 40rem"><p>Words before.</p>${html}<p>Words after.</p></main>`);
  await page.goto(address, { waitUntil: 'networkidle0' });
  await page.waitForSelector('waffle-wars >>> [role=gridcell]');
  const shift = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const sum = (list) => list.getEntries().reduce((total, { value }) => total + value, 0);
        new PerformanceObserver((list) => resolve(sum(list))).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  await page.close();
  return shift;
}

/** The styles that reserve space, as the guide has them: of a diagram, a game, and a replay with comments. */
const ROOMS = [
  ...readFileSync(join(ROOT, 'docs/embedding.md'), 'utf8').matchAll(/^\| a [^|]+ \| `(display: block;[^`]*)` +\|$/gm),
].map(([, style]) => style);

test('nothing shifts when the board appears in its reserved space', async () => {
  const game = 'mode="play" seats="human,bot:easy"';
  assert.notEqual(await shiftOf(`<waffle-wars ${game}>A game.</waffle-wars>`), 0, 'without room');
  const [diagram, room] = ROOMS;
  assert.equal(await shiftOf(`<waffle-wars ${game} style="${room}">A game.</waffle-wars>`), 0);
  assert.equal(await shiftOf(`<waffle-wars style="${diagram}">A diagram.</waffle-wars>`), 0);
});

test('the space that the guide reserves leaves no gap below a board', async () => {
  assert.equal(ROOMS.length, 3);
  const [diagram, room, withComments] = ROOMS;
  const boards = [
    `<waffle-wars style="${diagram}">A diagram.</waffle-wars>`,
    `<waffle-wars mode="play" seats="human,bot:easy" style="${room}">A game.</waffle-wars>`,
    `<waffle-wars mode="replay" style="${room}">1. c5 b1 2. d3</waffle-wars>`,
    `<waffle-wars mode="replay" style="${withComments}">1. c5 b1 {Why?} 2. d3</waffle-wars>`,
  ];
  const page = await newTab(browser);
  for (const html of boards)
    for (const column of ['40rem', '60rem'])
      for (const width of [390, 844, 1280]) {
        await page.setViewport({ width, height: 800 });
        const address = addressOf(`<style>body { max-width: ${column}; padding: 1rem }</style>${html}`);
        await page.goto(address, { waitUntil: 'networkidle0' });
        await page.waitForSelector('waffle-wars >>> [role=gridcell]');
        const gap = await page.$eval('waffle-wars', async (element) => {
          await element.updateComplete;
          const before = element.offsetHeight;
          element.style.cssText = 'display: block; max-width: 36rem';
          if (element.mode !== 'diagram') element.style.maxWidth = 'none';
          return before - element.offsetHeight;
        });
        assert.ok(gap < 60, `${gap} px in a column of ${column} at ${width} px: ${html}`);
      }
  await page.close();
});

test('on a phone, Rematch covers no tab once the result is closed', async () => {
  const html =
    '<connect-four mode="play" seats="human,human" start="now" position="6/6/6/4b1/1b2b1/sb1sb1 b"></connect-four>';
  const page = await newTab(browser);
  await page.setViewport({ width: 390, height: 844, hasTouch: true });
  await page.goto(addressOf(html, 'connect-four'), { waitUntil: 'networkidle0' });
  await page.$eval('connect-four', (element) => element.play('e4'));
  await (await page.waitForSelector('connect-four >>> .has-result >>> [aria-label="Close"]')).tap();
  const rematch = await page.waitForSelector('connect-four >>> .rematch', { visible: true });
  const tabs = await page.waitForSelector('connect-four >>> [role=tablist]');
  const [button, row] = [await rematch.boundingBox(), await tabs.boundingBox()];
  assert.ok(button.y + button.height <= row.y, `${button.y + button.height} and ${row.y}`);
  await page.close();
});
