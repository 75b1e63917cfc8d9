// The output of `griddle embed` in each place that it is for: plain pages, Markdown, MDX and React, frames, feeds.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { evaluate } from '@mdx-js/mdx';
import MarkdownIt from 'markdown-it';
import puppeteer from 'puppeteer-core';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { chromiumOptions, HOW_TO_GET_A_BROWSER, newTab } from '../browsers.mjs';
import { ROOT, run, script } from '../run.mjs';

const site = mkdtempSync(join(tmpdir(), 'griddle-embeds-'));
const TYPES = { '.css': 'text/css', '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };
const RECORD = /<waffle-wars mode="replay">(.*?)<\/waffle-wars>/s.exec(
  readFileSync(join(ROOT, 'examples/replay.html'), 'utf8'),
)[1];

/** Pages by path. */
const pages = new Map();
let server;
let address;
let browser;
let tab;

/** Serves files of the release like any server that allows cross-origin use; by the name `localhost`, like one that does not. */
async function answer({ url, headers: { host } }, response) {
  const path = url.split('?')[0];
  const body = pages.get(path) ?? (await readFile(join(site, path)));
  const type = pages.has(path) ? TYPES['.html'] : (TYPES[extname(path)] ?? 'text/plain');
  const shares = host.startsWith('localhost') ? {} : { 'access-control-allow-origin': '*' };
  response.writeHead(200, { 'content-type': type, ...shares }).end(body);
}

before(async () => {
  assert.equal(await run(process.execPath, [script('release.mjs'), '--out', join(site, 'release')]), 0);
  server = createServer((request, response) => {
    void answer(request, response).catch(() => response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${server.address().port}/`;
  const options = await chromiumOptions();
  if (!options) throw new Error(HOW_TO_GET_A_BROWSER);
  browser = await puppeteer.launch(options);
});

afterEach(async () => {
  if (tab && !tab.isClosed()) await tab.close();
  tab = undefined;
});

after(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  rmSync(site, { recursive: true });
});

/** The text that the command line writes for a host. */
async function embed(host, ...flags) {
  const main = join(ROOT, 'packages/cli/src/main.ts');
  const at = flags.includes('--address') ? [] : ['--address', `${address}release/`];
  const asked = ['embed', '-', '--for', host, ...at, ...flags];
  const child = spawn(process.execPath, ['--conditions=griddle-source', '--import=tsx', main, ...asked], {
    cwd: ROOT,
    env: { ...process.env, TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.base.json') },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(flags.includes('--game') ? POSITIONS[flags[flags.indexOf('--game') + 1]] : RECORD);
  return text(child.stdout);
}

const POSITIONS = {
  'waffle-wars': '6/6/2b3/1b4/1ss3/sss3',
  reversi: '6/6/2sb2/2bs2/6/6 s',
};

/** Opens a page with words before and after the embed; its layout shifts are counted from the first. */
async function open(body, { width = 390, head = '' } = {}) {
  pages.set(
    '/page',
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">${head}<title>A post</title>
    <h1>A post</h1><p>Before.</p>${body}<p id="after">After.</p><p style="height: 2000px">More.</p>`,
  );
  tab = await newTab(browser);
  await tab.setViewport({ width, height: 900 });
  const said = [];
  tab.on('console', (message) => said.push(message.text()));
  tab.on('pageerror', (error) => said.push(String(error)));
  await tab.evaluateOnNewDocument(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) window.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await tab.goto(`${address}page`);
  return said;
}

/** Whether a board of the page is drawn, which changes only its shadow tree. */
const isDrawn = () =>
  [...document.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot?.querySelector('[role=gridcell]'));

/** Waits until the board is drawn and the page is idle. */
async function drawn() {
  await tab.waitForFunction(isDrawn, { polling: 100 });
  await tab.waitForNetworkIdle({ idleTime: 500 });
  await wait(300);
}

/** The position at the end of the replay of a page. */
const endOf = (name = 'waffle-wars') =>
  tab.$eval(name, async (element) => {
    await element.updateComplete;
    element.goTo(-1);
    await element.updateComplete;
    const errors = [...element.shadowRoot.querySelectorAll('[part=error]')].map((p) => p.textContent);
    return errors.join() || element.currentPosition;
  });

/** The final position on the plain page. */
let end = '';

/** The places of the picture and of the words after the embed: before any script has loaded, or when the board is drawn. */
async function places(code, width, withScript) {
  const said = await open(withScript ? code : code.replace(/<script.*<\/script>/, ''), { width });
  if (withScript) await drawn();
  const found = await tab.evaluate((inShadow) => {
    const element = document.querySelector('[position], [record]');
    const { x, y, width, height } = (inShadow ? element.shadowRoot : element)
      .querySelector('svg')
      .getBoundingClientRect();
    return { x, y, width, height, after: document.querySelector('#after').getBoundingClientRect().top };
  }, withScript);
  return { said, found };
}

/** Fails unless everything is within two pixels of its place before the script loaded. */
async function assertStill(code, width, what) {
  const { found: before } = await places(code, width, false);
  await tab.close();
  const { said, found } = await places(code, width, true);
  assert.deepEqual(said, []);
  for (const side of Object.keys(before))
    assert.ok(
      Math.abs(before[side] - found[side]) <= 2,
      `${what}, ${width} wide, ${side}: ${before[side]}, ${found[side]}`,
    );
  assert.equal(await tab.evaluate(() => window.shift), 0, `${what}, ${width} wide`);
}

test('a page: the whole game, and no layout shift when the script loads', async () => {
  const inline = (...flags) => embed('html', '--picture', 'inline', ...flags);
  const games = [
    ['a replay', await inline()],
    ['a game', await inline('--game', 'waffle-wars', '--mode', 'play')],
    ['a diagram', await inline('--game', 'waffle-wars')],
    ['another diagram', await inline('--game', 'reversi')],
  ];
  for (const [what, code] of games) {
    for (const width of [390, 700, 1200]) {
      await assertStill(code, width, what);
      if (what === 'a replay') end = await endOf();
      await tab.close();
    }
  }
  assert.match(end, /^[^/]+(\/[^/]+){5}/);
});

test('the short form: the whole game, and no layout shift when the script loads', async () => {
  for (const [what, width] of [390, 700].flatMap((width) =>
    ['replay', 'diagram', 'game'].map((what) => [what, width]),
  )) {
    const flags = what === 'replay' ? [] : ['--game', 'reversi', ...(what === 'game' ? ['--mode', 'play'] : [])];
    const said = await open(await embed('html', ...flags), { width });
    await drawn();
    assert.deepEqual(said, []);
    const shift = await tab.evaluate(() => window.shift);
    assert.equal(shift, 0, `a ${what}, ${width} wide`);
    if (what === 'replay') assert.equal(await endOf(), end);
    await tab.close();
  }
});

test('the short form keeps the exact room in columns of any width', async () => {
  const codes = [
    ['a replay', await embed('html')],
    ['a game', await embed('html', '--game', 'waffle-wars', '--mode', 'play')],
  ];
  for (const [what, code] of codes)
    for (const column of ['374px', '37.5rem', '40rem', '60rem', 'none']) {
      const after = () => tab.$eval('#after', (node) => node.getBoundingClientRect().top);
      const head = `<style>body { max-width: ${column}; margin: auto }</style>`;
      await open(code.replace(/<script.*<\/script>/, ''), { width: 1280, head });
      const kept = await after();
      await tab.close();
      await open(code, { width: 1280, head });
      await drawn();
      assert.ok(Math.abs((await after()) - kept) <= 2, `${what}, ${column}: ${kept}, ${await after()}`);
      assert.equal(await tab.evaluate(() => window.shift), 0, `${what}, ${column}`);
      await tab.close();
    }
});

test('without scripts the picture and the moves are shown, on a phone and on a desk', async () => {
  const picture = `${address}board.svg`;
  pages.set('/board.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  for (const flags of [[], ['--picture', 'inline'], ['--picture', picture]])
    for (const width of [390, 1280]) {
      const code = (await embed('html', ...flags)).replace(/<script.*<\/script>/, '');
      await open(code, { width });
      if (flags.length > 0) {
        const { width, height } = await tab.$eval('waffle-wars :is(svg, img)', (image) =>
          image.getBoundingClientRect().toJSON(),
        );
        assert.ok(width > 300 && Math.abs(width - height) < 1, `${width} by ${height}`);
      }
      const { text, font, isWhole } = await tab.$eval('waffle-wars', (element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { bottom, left, right } = range.getBoundingClientRect();
        const end = document.querySelector('#after').getBoundingClientRect().top;
        const box = element.querySelector('span > span:last-child');
        // Next to a picture a long record scrolls
        const isWhole = left >= 0 && right <= innerWidth && (bottom <= end || (box ?? element).clientHeight > 200);
        return { text: element.innerText, font: getComputedStyle(element).fontSize, isWhole };
      });
      assert.match(text, /1\. b5 f3/);
      assert.equal(font, '16px');
      assert.ok(isWhole, `${flags.join(' ')}, ${width} wide`);
      assert.ok((await tab.evaluate(() => document.documentElement.scrollWidth)) <= width);
      await tab.close();
    }
});

test('Markdown, with quotes and dashes bent: the whole game', async () => {
  const markdown = new MarkdownIt({ html: true, typographer: true, linkify: true, breaks: true });
  await open(markdown.render(`Some "words" -- before.\n\n${await embed('markdown')}\n\nAnd *after*...`));
  await drawn();
  assert.equal(await endOf(), end);
  assert.equal(await tab.$$eval('waffle-wars em, waffle-wars br', (all) => all.length), 0);
});

test('the record format in our docs: the whole game through Markdown', async () => {
  const markdown = new MarkdownIt({ html: true, typographer: true, linkify: true, breaks: true });
  const body = markdown.render(`Before.\n\n<waffle-wars mode="replay">\n${RECORD.trim()}\n</waffle-wars>\n\nAfter.`);
  await open(`<script type="module" src="${address}release/griddle.js"></script>${body}`);
  await drawn();
  assert.equal(await endOf(), end);
});

test('MDX through React: the whole game, and no layout shift', async () => {
  const { default: Post } = await evaluate(`# A post\n\n${await embed('mdx')}\n\nAfter.`, runtime);
  const said = await open(renderToString(createElement(Post)));
  await drawn();
  assert.equal(await tab.evaluate(() => window.shift), 0);
  assert.equal(await endOf(), end);
  assert.deepEqual(said, []);
});

/** Opens a page with a frame of a game from a server that shares nothing with other sites, and waits for its board. */
async function openFrame(form = (code) => code) {
  const elsewhere = `${address.replace('127.0.0.1', 'localhost')}release/`;
  const code = await embed(
    'iframe',
    ...['--game', 'waffle-wars', '--mode', 'play', '--seats', 'bot:medium,human', '--address', elsewhere],
  );
  const said = await open(form(code));
  return { said, frame: await (await tab.waitForSelector('iframe')).contentFrame() };
}

test('a sandboxed frame, from a server without CORS: as tall as its game, with a bot that thinks', async () => {
  const { frame, said } = await openFrame();
  await frame.waitForFunction(isDrawn, { polling: 100 });
  await tab.waitForFunction(() => parseFloat(document.querySelector('iframe').style.height) > 0);
  await wait(1500);
  const { bottom, page, seen } = await frame.$eval('waffle-wars', (element) => ({
    bottom: element.getBoundingClientRect().bottom,
    page: document.documentElement.scrollHeight,
    seen: innerHeight,
  }));
  assert.equal(page, seen);
  assert.ok(seen - bottom < 8, `${seen} for ${bottom}`);
  assert.equal(await frame.$('.late'), null);
  await frame.waitForFunction(() => document.querySelector('waffle-wars').currentPath !== '');
  assert.deepEqual(said, []);
});

test('a frame whose sandbox keeps scripts out says what to do', async () => {
  const { frame } = await openFrame((code) => code.replace('allow-same-origin ', ''));
  const late = await frame.waitForSelector('.late');
  const isSeen = () => late.evaluate((element) => getComputedStyle(element).visibility === 'visible');
  assert.equal(await isSeen(), false);
  await late.evaluate((element) => element.getAnimations()[0].finish());
  assert.equal(await isSeen(), true);
  assert.match(await late.evaluate((element) => element.textContent), /has not loaded.*web server.*allow-same-origin/s);
});

test('a feed: a picture with its size that leads to the game', async () => {
  await open(await embed('feed', '--picture', `${address}board.png`));
  const link = await tab.$eval('a', ({ href }) => href);
  await tab.goto(link);
  await drawn();
  assert.equal(await endOf(), end);
});
