// Elements rendered on a server by @lit-labs/ssr hydrate without being redrawn and without layout shifts.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { json } from 'node:stream/consumers';
import puppeteer from 'puppeteer-core';
import { chromiumOptions, HOW_TO_GET_A_BROWSER, newTab } from '../browsers.mjs';
import { ROOT, run, script } from '../run.mjs';

const site = mkdtempSync(join(tmpdir(), 'griddle-server-'));
const RECORD = '[Game "Waffle Wars"] 1. c4 {Why not d4?} d3 2. e2';
const seed = '4';

/** Elements of each game and part, in modes that a server can render. */
const ELEMENTS = [
  { tag: 'waffle-wars', attributes: { position: '6/6/2b3/1b4/1ss3/sss3' } },
  { tag: 'waffle-wars', attributes: { position: '6/6/2b3/1b4/1ss3/sss3', flipped: '', show: 'coordinates' } },
  { tag: 'waffle-wars', attributes: { mode: 'replay', record: RECORD } },
  { tag: 'waffle-wars', attributes: { mode: 'replay', record: RECORD, ply: '2' } },
  { tag: 'waffle-wars', attributes: { mode: 'play' } },
  ...['waffle-time', 'top-waffle', 'waddle-waddle', 'buffet-boss', 'snake-board', 'hostage-rescue'].flatMap((tag) => [
    { tag, attributes: { seed } },
    { tag, attributes: { mode: 'play', seed, start: 'now' } },
  ]),
  ...['waffle-checkers', 'connect-four', 'reversi-board'].map((tag) => ({ tag, attributes: { mode: 'play' } })),
  ...['waffle-board', 'draft-board', 'buffet-line'].map((tag) => ({ tag, attributes: {} })),
  ...['order-board', 'pengo-board'].map((tag) => ({ tag, attributes: { seed } })),
];
/** Elements with fallback content of the page until scripts have loaded. */
const OWN_WORDS = [
  { tag: 'waffle-wars', attributes: {}, text: '6/6/2b3/1b4/1ss3/sss3' },
  { tag: 'waffle-wars', attributes: { mode: 'replay' }, text: RECORD },
  { tag: 'waffle-wars', attributes: { src: 'game.txt' }, text: 'A game' },
];

let served;
let page = '';
/** The number of pieces in which the page is sent, with pauses between them. */
let pieces = 1;
let server;
let browser;

/** The server-rendered HTML of elements. */
async function rendered(elements) {
  const child = spawn(
    process.execPath,
    ['--conditions=griddle-source', '--import=tsx', join(ROOT, 'scripts/test/render-on-server.mjs')],
    {
      cwd: ROOT,
      env: { ...process.env, TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.base.json') },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  child.stdin.end(JSON.stringify(elements));
  return json(child.stdout);
}

before(async () => {
  assert.equal(await run(process.execPath, [script('release.mjs'), '--out', join(site, 'release')]), 0);
  served = await rendered(ELEMENTS);
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const isScript = extname(pathname) === '.js';
    const body = isScript ? readFile(join(site, pathname)) : Promise.resolve(pathname === '/' ? page : '');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    body.then((text) => send(response, isScript ? [text] : cut(text))).catch(() => response.writeHead(404).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const options = await chromiumOptions();
  if (!options) throw new Error(HOW_TO_GET_A_BROWSER);
  browser = await puppeteer.launch(options);
});

/** Cuts a text into `pieces` pieces. */
function cut(text) {
  const length = Math.ceil(text.length / pieces);
  return Array.from({ length: pieces }, (_, at) => text.slice(at * length, (at + 1) * length));
}

async function send(response, texts) {
  for (const text of texts) {
    response.write(text);
    if (texts.length > 1) await new Promise((resolve) => setTimeout(resolve, 60));
  }
  response.end();
}

after(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  rmSync(site, { recursive: true });
});

/** Opens a page whose scripts wait until `window.begin` is called; the layout shifts are summed up from the first. */
async function open(body, width = 1000) {
  page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A page</title>
    <script type="module">
      await new Promise((resolve) => (window.begin = resolve));
      await import('/release/griddle.js');
    </script>
    <p>Before.</p>${body}<p>After.</p>`;
  const tab = await newTab(browser);
  await tab.setViewport({ width, height: 900 });
  const said = [];
  tab.on('console', (message) => said.push(message.text()));
  tab.on('pageerror', (error) => said.push(String(error)));
  await tab.evaluateOnNewDocument(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries())
        window.shifts.push(
          value,
          ...sources.map(({ node, previousRect, currentRect }) =>
            [
              node?.nodeName,
              node?.part?.value,
              previousRect.y,
              currentRect.y,
              previousRect.height,
              currentRect.height,
            ].join(' '),
          ),
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await tab.goto(`http://127.0.0.1:${server.address().port}/`);
  await tab.waitForFunction(() => window.begin !== undefined);
  return { tab, said };
}

for (const [at, { tag, attributes }] of ELEMENTS.entries()) {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value.slice(0, 24)}"`);
  test(`<${tag}${written.join('')}> is on the page before any script, and keeps its boards`, async () => {
    const { tab, said } = await open(served[at]);
    const before = await tab.$eval(tag, (element) => {
      const { width, height } = element.getBoundingClientRect();
      window.boards = [...element.shadowRoot.querySelectorAll('svg[data-drawn]')];
      return { boards: window.boards.length, width, height };
    });
    assert.ok(before.boards > 0, 'a server has drawn no board');
    assert.ok(before.width > 100 && before.height > 100);
    await tab.evaluate(() => window.begin());
    await tab.waitForFunction(
      (tag) =>
        document.querySelector(tag)?.shadowRoot.adoptedStyleSheets.length > 0 &&
        !document.querySelector(tag).shadowRoot.querySelector('style'),
      { polling: 50 },
      tag,
    );
    const now = await tab.$eval(
      tag,
      async (element, attributes) => {
        await element.updateComplete;
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
        const shifts = [...window.shifts];
        const boards = [...element.shadowRoot.querySelectorAll('svg[part=board]')];
        const other = document.createElement(element.localName);
        for (const [name, value] of Object.entries(attributes)) other.setAttribute(name, value);
        other.setAttribute('loading', 'eager');
        other.setAttribute('still', '');
        document.body.append(other);
        await other.updateComplete;
        const fresh = [...other.shadowRoot.querySelectorAll('svg[part=board]')];
        return {
          shifts,
          isSame: window.boards.map((board) => boards.includes(board)),
          kept: boards.map(({ outerHTML }) => outerHTML),
          fresh: fresh.map(({ outerHTML }) => outerHTML),
        };
      },
      attributes,
    );
    assert.deepEqual(
      now.isSame,
      now.isSame.map(() => true),
      'a board was drawn anew',
    );
    assert.equal(now.kept.length, now.fresh.length);
    now.kept.forEach((board, i) => {
      const [kept, fresh] = [sorted(board), sorted(now.fresh[i])];
      const line = kept.findIndex((text, i) => text !== fresh[i]);
      assert.equal(`${kept[line]}`.slice(0, 300), `${fresh[line]}`.slice(0, 300));
      assert.equal(kept.length, fresh.length);
    });
    assert.deepEqual(now.shifts, []);
    assert.deepEqual(said, []);
    await tab.close();
  });
}

/** The tags of markup, with sorted attributes. */
function sorted(markup) {
  return markup
    .match(/<[^>]*>/g)
    .map((tag) => `${tag.match(/^<\/?[a-z]+/)} ${(tag.match(/[a-z-]+="[^"]*"/gi) ?? []).sort().join(' ')}`);
}

test('text that a server cannot read is shown until the element draws itself', async () => {
  const html = await rendered(OWN_WORDS);
  for (const [at, { tag, text }] of OWN_WORDS.entries()) {
    const { tab } = await open(html[at]);
    assert.ok(await tab.$eval(tag, (element, text) => element.innerText.includes(text), text), text);
    assert.equal(
      await tab.$eval(tag, ({ shadowRoot }) => shadowRoot.querySelector('svg')?.checkVisibility() ?? false),
      false,
    );
    await tab.evaluate(() => window.begin());
    await tab.waitForFunction((tag) => !document.querySelector(tag).shadowRoot.querySelector('slot'), {}, tag);
    await tab.close();
  }
});

test('nothing shifts on a phone, either', async () => {
  const shown = [2, 4, 6, 8, 10].map((at) => served[at]);
  const { tab } = await open(shown.join('<p>Between.</p>'), 390);
  await tab.evaluate(() => window.begin());
  await tab.waitForFunction(() => customElements.get('move-list') && customElements.get('waddle-waddle'), {
    polling: 100,
  });
  await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  assert.deepEqual(await tab.evaluate(() => window.shifts), []);
  await tab.close();
});

test('nothing shifts while a page arrives in pieces', async (t) => {
  pieces = 12;
  t.after(() => (pieces = 1));
  for (const at of [2, 5, 8, 10, 12, 14, 16]) {
    for (const width of [1000, 390]) {
      const { tab } = await open(served[at], width);
      assert.deepEqual(await tab.evaluate(() => window.shifts), [], `${ELEMENTS[at].tag}, ${width} px`);
      assert.ok(
        await tab.$eval(ELEMENTS[at].tag, ({ shadowRoot }) =>
          shadowRoot.querySelector('svg').checkVisibility({ visibilityProperty: true }),
        ),
      );
      await tab.close();
    }
  }
});
