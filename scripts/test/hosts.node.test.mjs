// A release on third-party pages: sent in pieces, cross-origin, with arbitrary ids, printed, copied, included twice.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { chromiumOptions, HOW_TO_GET_A_BROWSER, newTab } from '../browsers.mjs';
import { GAMES } from '../games.mjs';
import { ROOT, run, script } from '../run.mjs';

const site = mkdtempSync(join(tmpdir(), 'griddle-hosts-'));
/** The elements that a page can have. */
const TAGS = [...GAMES.flatMap(({ tags }) => tags), 'griddle-daily', 'move-list', 'score-sheet'];
const RECORD = '[Game "Waffle Wars"]\n1. c4 {A comment.} d3 2. e2';
const END = '6/6/2s3/3b2/4s1/6';

/** Pages by path: text, or an async generator of the pieces in which they are sent. */
const pages = new Map();
let server;
let elsewhere;
let browser;

/** Serves the site; `pages` take precedence over its files. */
async function serveSite(headers) {
  const made = createServer((request, response) => {
    void answer(request.url, response, headers).catch(() => response.writeHead(404).end());
  });
  made.listen(0, '127.0.0.1');
  await once(made, 'listening');
  return made;
}

async function answer(url, response, headers) {
  const page = url === '/favicon.ico' ? '' : pages.get(url);
  if (page === undefined) {
    const type = extname(url) === '.js' ? 'text/javascript' : 'text/plain';
    const body = await readFile(join(site, url));
    return response.writeHead(200, { ...headers, 'content-type': type }).end(body);
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  if (typeof page === 'string') return response.end(page);
  for await (const piece of page()) response.write(piece);
  response.end();
}

const addressOf = (which) => `http://127.0.0.1:${which.address().port}`;

before(async () => {
  assert.equal(await run(process.execPath, [script('release.mjs'), '--out', join(site, 'release')]), 0);
  cpSync(join(site, 'release'), join(site, 'copy'), { recursive: true });
  server = await serveSite({});
  elsewhere = await serveSite({ 'access-control-allow-origin': '*' });
  const options = await chromiumOptions();
  if (!options) throw new Error(HOW_TO_GET_A_BROWSER);
  browser = await puppeteer.launch(options);
});

/** The open tab. */
let tab;
afterEach(async () => {
  await tab?.close();
  tab = undefined;
});

after(async () => {
  await browser?.close();
  for (const each of [server, elsewhere]) {
    each?.closeAllConnections();
    each?.close();
  }
  rmSync(site, { recursive: true });
});

const html = (body, src = '/release/griddle.js') =>
  `<!doctype html><html lang="en"><title>A page</title><script type="module" async src="${src}"></script><body>${body}`;

/** Opens a page, and records its console messages. */
async function open(name, page) {
  pages.set(`/${name}`, page);
  await tab?.close();
  tab = await newTab(browser);
  const said = [];
  tab.on('console', (message) => said.push(message.text()));
  tab.on('pageerror', (error) => said.push(String(error)));
  await tab.goto(`${addressOf(server)}/${name}`);
  return said;
}

/** Whether a board of the page is drawn, which changes only its shadow tree. */
const isDrawn = () =>
  [...document.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot?.querySelector('[role=gridcell]'));

/** Waits for the first board of a page. */
const drawn = () => tab.waitForFunction(isDrawn, { polling: 100 });

const errorsOn = () =>
  tab.$$eval('waffle-wars', (all) =>
    all.flatMap(({ shadowRoot }) => [...shadowRoot.querySelectorAll('[part=error]')].map((p) => p.textContent)),
  );

test('a page that arrives in pieces shows the whole record, and never half of it', async () => {
  const [head, rest] = html(`<p>Before.</p>|`).split('|');
  const said = await open('pieces', async function* () {
    yield `${head}<script>addEventListener('griddle-error', ({ detail }) => console.log(detail.message))</script>`;
    // The element's code has loaded before the rest of the page
    yield '<waffle-wars position="6/6/6/2sb2/6/6"></waffle-wars>';
    await wait(1500);
    yield '<waffle-wars id="late" mode="replay">[Game "Waffle ';
    await wait(400);
    yield 'Wars"]\n1. c4 {A ';
    await wait(400);
    yield 'comment.} d3 2. e2</waffle-wars>';
    await wait(400);
    yield `<p>After.</p>${rest}`;
  });
  await drawn();
  const position = await tab.$eval('#late', async (element) => {
    await element.updateComplete;
    element.goTo(-1);
    return element.currentPosition;
  });
  assert.ok(position.startsWith(END), position);
  assert.deepEqual(said, []);
});

test('a release on another server can start its worker', async () => {
  const body = '<waffle-wars mode="play" seats="bot:medium,human"></waffle-wars>';
  const said = await open('elsewhere', html(body, `${addressOf(elsewhere)}/release/griddle.js`));
  await drawn();
  await tab.waitForFunction(() => document.querySelector('waffle-wars').currentPath !== '');
  assert.equal(tab.workers().length, 1);
  assert.deepEqual(said, []);
});

test('a page whose policy names ours once can start a worker for each of its games', async () => {
  const policy = "require-trusted-types-for 'script'; trusted-types lit-html griddle";
  const body = `<waffle-wars mode="play" seats="bot:medium,human"></waffle-wars>
    <connect-four mode="play" seats="bot:medium,human"></connect-four>`;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const said = await open('trusted', html(body).replace('<title>', `${meta}<title>`));
  await drawn();
  await tab.waitForFunction(
    () => [...document.querySelectorAll('waffle-wars, connect-four')].every(({ currentPath }) => currentPath),
    {},
  );
  assert.equal(tab.workers().length, 2);
  assert.deepEqual(said, []);
});

test('ids of any name on the page break nothing, and no listener is left on the page by mistake', async () => {
  const ids = ['litElementVersions', 'litHtmlVersions', 'reactiveElementVersions', 'ShadyCSS', 'WorkerGlobalScope'];
  const body = `${ids.map((id) => `<p id="${id}"></p>`).join('')}
    <waffle-wars mode="play" seats="bot:medium,human"></waffle-wars>`;
  for (const src of ['/release/griddle.js', '/release/waffle-wars.js']) {
    const said = await open(`ids-${src.length}`, html(body, src));
    await drawn();
    await tab.waitForFunction(() => document.querySelector('waffle-wars').currentPath !== '');
    const answers = await tab.evaluate(async () => {
      const heard = [];
      addEventListener('message', ({ data }) => heard.push(data));
      postMessage({ id: 1, request: { game: 'snake' } });
      await new Promise((resolve) => setTimeout(resolve, 300));
      return heard.filter(({ result, request }) => result !== undefined || request === undefined);
    });
    assert.deepEqual(answers, []);
    assert.deepEqual(said, []);
  }
});

test('the two lines of the README work next to the release folder under its own name', async () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const [, lines] = /```html\n(.*?)```/s.exec(readme);
  const said = await open('readme', `<!doctype html><title>A page</title>${lines}`);
  await drawn();
  assert.deepEqual(await errorsOn(), []);
  assert.deepEqual(said, []);
});

/** The HTML of the docs that has an element of Griddle, by page and line. */
function snippets() {
  const pages = readdirSync(join(ROOT, 'docs'), { recursive: true }).map((name) => `docs/${name}`);
  return ['README.md', ...pages.filter((name) => name.endsWith('.md'))].flatMap((page) => {
    const text = readFileSync(join(ROOT, page), 'utf8');
    return [...text.matchAll(/^```(?:html|markdown)\n(.*?)^```$/gms)].flatMap(({ 1: code, index }) => {
      const [tag] = TAGS.filter((tag) => code.includes(`<${tag}`));
      return tag ? [{ name: `${page}:${text.slice(0, index).split('\n').length}`, code, tag }] : [];
    });
  });
}

/** Snippets that a template or a bundler fills in (frameworks.node.test.mjs), or that show a form rather than a page. */
const NO_PAGE = /@griddle\/|<template>|\{\{|<iframe|:position=|\.\.\./;

for (const { name, code, tag } of snippets().filter(({ code }) => !NO_PAGE.test(code)))
  test(`the snippet at ${name} works`, async () => {
    const body = code.replaceAll(/https:\/\/[\w.-]+\/(?:[\w-]+\/)*(?=[\w-]+\.js)/g, 'release/');
    const script = /<script[^>]*(?:src="|import)|import \{/.test(body)
      ? ''
      : '<script type="module" src="release/griddle.js"></script>';
    const said = await open(
      `snippet-${name.replaceAll('/', '-')}`,
      `<!doctype html><title>A page</title>${script}${body}`,
    );
    await tab.waitForFunction(
      (tag) => {
        const roots = (root) =>
          [...root.querySelectorAll('*')].flatMap((node) => (node.shadowRoot ? [node, ...roots(node.shadowRoot)] : []));
        return roots(document).some(
          ({ localName, shadowRoot }) => localName === tag && shadowRoot.childElementCount > 0,
        );
      },
      { polling: 100 },
      tag,
    );
    await wait(300);
    assert.deepEqual(await errorsOn(), []);
    // A snippet may log a position
    const isPosition = (line) => /^[\w/]+ \w$/.test(line);
    assert.deepEqual(
      said.filter((line) => !isPosition(line)),
      [],
    );
  });

test('most snippets of the docs are pages', () => {
  const all = snippets();
  const others = all.filter(({ code }) => NO_PAGE.test(code));
  assert.ok(all.length - others.length > 12, others.map(({ name }) => name).join(', '));
});

test('a second copy reports that it is ignored', async () => {
  const board = '<waffle-wars></waffle-wars>';
  for (const src of ['/copy/griddle.js', '/copy/waffle-wars.js']) {
    const body = `${board}<script type="module">
        await customElements.whenDefined('waffle-wars');
        await import('${src}');
      </script>`;
    const said = await open(`twice${src.length}`, html(body));
    await drawn();
    await wait(500);
    assert.equal(said.length, 1, said.join('\n'));
    assert.match(said[0], /Griddle is on this page twice/);
  }
});

test('readers draw where a page lets them, with the loader and with the file of one game', async () => {
  for (const src of ['/release/griddle.js', '/release/waffle-wars.js']) {
    const said = await open(
      `draw${src.length}`,
      html('<waffle-wars annotate position="6/6/6/2sb2/6/6"></waffle-wars>', src),
    );
    await drawn();
    await tab.$eval('waffle-wars', ({ updateComplete }) => updateComplete);
    await tab.click('waffle-wars >>> [role=gridcell]', { button: 'right' });
    const record = await tab.$eval('waffle-wars', (element) => element.toRecord());
    assert.match(record, /\[%csl [a-f][1-6]\]/, src);
    assert.deepEqual(said, []);
  }
});

test('a print shows all boards, the whole list, and the current move', async () => {
  const many = '<waffle-wars position="6/6/6/2sb2/6/6"></waffle-wars>'.repeat(40);
  const [, record] = /<waffle-wars mode="replay">(.*?)<\/waffle-wars>/s.exec(
    readFileSync(join(ROOT, 'examples/replay.html'), 'utf8'),
  );
  await open('paper', html(`<waffle-wars mode="replay" ply="2">${record}</waffle-wars>${many}`));
  await drawn();
  await tab.waitForFunction(
    () =>
      document
        .querySelector('[mode=replay]')
        .shadowRoot.querySelector('move-list')
        ?.shadowRoot?.querySelector('[part=move]'),
    { polling: 100 },
  );
  // The state at print layout
  await tab.evaluate(() => {
    addEventListener('afterprint', () => {
      const boards = [...document.querySelectorAll('waffle-wars')];
      window.printed = boards.filter(({ shadowRoot }) => shadowRoot.querySelector('[role=gridcell]')).length;
    });
  });
  await tab.pdf();
  await tab.waitForFunction(() => window.printed !== undefined);
  assert.equal(await tab.evaluate(() => window.printed), 41);
  await tab.emulateMediaType('print');
  const list = await tab.evaluate(() => {
    const { shadowRoot } = document.querySelector('waffle-wars');
    const moves = shadowRoot.querySelector('move-list').shadowRoot;
    const { scrollHeight, clientHeight } = moves.querySelector('[part=moves]');
    const style = getComputedStyle(moves.querySelector('[aria-current]'));
    const table = getComputedStyle(
      document.querySelector('waffle-wars:last-of-type').shadowRoot.querySelector('[part=table]'),
    );
    return {
      cut: scrollHeight - clientHeight,
      ground: style.backgroundColor,
      border: style.borderTopWidth,
      table: table.contentVisibility,
    };
  });
  assert.ok(list.cut <= 0, `${list.cut} pixels of the list are cut`);
  assert.deepEqual([list.ground, list.border, list.table], ['rgba(0, 0, 0, 0)', '2px', 'visible']);
});

test('copied text includes the picture of a diagram, and no controls', async () => {
  const body = `<p>Look:</p><waffle-wars position="6/6/6/2sb2/6/6"></waffle-wars>
    <waffle-wars mode="replay">${RECORD}</waffle-wars><p>The end.</p><textarea></textarea>`;
  await open('copied', html(body));
  await drawn();
  await tab.waitForFunction(
    () =>
      document
        .querySelector('[mode=replay]')
        .shadowRoot.querySelector('griddle-controls')
        ?.shadowRoot.querySelector('button'),
    { polling: 100 },
  );
  const copied = await tab.evaluate(() => {
    getSelection().selectAllChildren(document.body);
    let text = '';
    addEventListener('copy', () => (text = getSelection().toString()));
    document.execCommand('copy');
    return text;
  });
  await tab.keyboard.down('Control');
  await tab.keyboard.press('c');
  await tab.keyboard.up('Control');
  await tab.focus('textarea');
  await tab.keyboard.down('Control');
  await tab.keyboard.press('v');
  await tab.keyboard.up('Control');
  const pasted = (await tab.$eval('textarea', ({ value }) => value)) || copied;
  assert.match(pasted, /Look:[^]*\[Waffle Wars: 6\/6\/6\/2sb2\/6\/6 s 17,17 -\][^]*The end\./);
  const controls = await tab.$$eval('>>> griddle-controls >>> button', (all) =>
    all.map((b) => b.textContent.trim()).filter(Boolean),
  );
  for (const words of controls) assert.ok(!pasted.includes(words), words);
});
