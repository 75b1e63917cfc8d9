// node scripts/first-look.mjs [GAME...]: takes the pictures of docs/first-look.md, of one game of each kind at the width of a
// telephone and of a desktop, light and dark, from a release that is made for it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { chromiumOptions, HOW_TO_GET_A_BROWSER } from './browsers.mjs';
import { emulate } from './emulate.mjs';
import { buildScripts } from './release-scripts.mjs';
import { ROOT } from './run.mjs';
import { serve } from './serve.mjs';

const OUT = join(ROOT, 'docs/first-look');
const QUALITY = 55;
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/** The tag of each game, its attributes, and what is done before the picture is taken. */
const SCENES = {
  'waffle-wars': {
    tag: 'waffle-wars',
    attributes: { seats: 'human,bot:easy', seed: '3', position: '6/4b1/1s1bs1/2sb2/1s4/b5 s 14,14 -' },
    moves: ['c3xe3'],
  },
  'waddle-waddle': { tag: 'waddle-waddle', attributes: { seats: 'bot:medium,bot:medium', seed: '4' }, wait: 6000 },
  'waffle-time': { tag: 'waffle-time', attributes: { seats: 'human,bot:easy', seed: '5' }, hint: true },
  'top-waffle': { tag: 'top-waffle', attributes: { seats: 'human,bot:easy', seed: '2' }, hint: true },
  'buffet-boss': { tag: 'buffet-boss', attributes: { seats: 'human,bot:easy', seed: '6' }, wait: 2500 },
  'reversi-board': {
    tag: 'reversi-board',
    attributes: { seats: 'human,bot:easy', position: '4bs/6/6/6/6/sb4 s' },
    moves: ['c1'],
    wait: 2500,
  },
  refusal: {
    tag: 'waffle-wars',
    attributes: { seats: 'human,human', position: '6/4b1/3b2/6/6/sss3 b 15,16 -' },
    moves: ['b2'],
    why: true,
  },
  end: {
    tag: 'connect-four',
    attributes: { seats: 'human,human' },
    moves: ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1'],
    analysis: true,
  },
};

const asked = process.argv.slice(2);
const scenes = Object.entries(SCENES).filter(([name]) => asked.length === 0 || asked.includes(name));
const options = await chromiumOptions();
if (!options) throw new Error(HOW_TO_GET_A_BROWSER);
mkdirSync(OUT, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'griddle-first-look-'));
await buildScripts(folder);
const server = await serve(folder);
const browser = await puppeteer.launch(options);

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** The page of a scene: the game and nothing else, as wide as the screen. */
function pageOf({ tag, attributes }, { width }) {
  const told = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">
    <style>body { margin: ${width < 600 ? 8 : 24}px; font: 16px/1.4 system-ui, sans-serif }</style></head>
    <body><${tag} mode="play" start="now" keep="none" ${told.join(' ')}></${tag}>
    <script type="module" src="griddle.js"></script></body></html>`;
}

/** Presses a button beside the board by its words. */
async function press(page, tag, words) {
  for (const button of await page.$$(`${tag} >>> griddle-controls >>> button`)) {
    if (!(await button.evaluate(({ textContent }, text) => textContent.trim() === text, words))) continue;
    await button.evaluate((found) => found.click());
    return pause(200);
  }
  throw new Error(`no button ${words}`);
}

/** Waits until a part of the controls says something. */
function said(page, tag, selector, words) {
  const says = (name, part, start) => {
    const { shadowRoot } = globalThis.document.querySelector(name).shadowRoot.querySelector('griddle-controls');
    return shadowRoot.querySelector(part)?.textContent.trim().startsWith(start);
  };
  return page.waitForFunction(says, { timeout: 120_000 }, tag, selector, words.trim());
}

/** Does what the scene asks for. */
async function act(page, { tag, moves = [], hint, why, analysis, wait = 600 }) {
  await page.waitForSelector(`${tag} >>> griddle-controls >>> [part=toolbar]`);
  for (const move of moves) {
    await page.$eval(tag, (element, text) => element.play(text), move);
    await pause(200);
  }
  await pause(wait);
  if (hint) {
    await page.$eval(`${tag} >>> griddle-controls >>> .hint`, (button) => button.click());
    await said(page, tag, '[part=hint]', 'Hint: ');
    await pause(400);
  }
  if (analysis) {
    await press(page, tag, 'Review');
    await press(page, tag, 'Analyse the game');
    await said(page, tag, '[part=turning]', 'Turning point');
    await pause(400);
  }
  if (why) {
    await page.$eval(`${tag} >>> [part=why]`, (button) => button.click());
    await pause(800);
  }
}

for (const [name, scene] of scenes) {
  for (const [size, { width, height }] of Object.entries(SIZES)) {
    writeFileSync(join(folder, 'page.html'), pageOf(scene, { width }));
    for (const look of ['light', 'dark']) {
      const page = await browser.newPage();
      page.on('pageerror', (error) => console.log(`${name}: ${error}`));
      await emulate(page, { width, height, dark: look === 'dark' });
      await page.goto(`${server.url}page.html`, { waitUntil: 'networkidle0' });
      await act(page, scene);
      const path = join(OUT, `${name}-${size}-${look}.webp`);
      await page.screenshot({ path, type: 'webp', quality: QUALITY });
      await page.close();
    }
  }
  console.log(name);
}
await browser.close();
server.close();
rmSync(folder, { recursive: true });
