// The result of `npm run release`, as a blogger uses it: the folder is served from a sub-path, every example opens in a
// browser, and games are played to the end by mouse, touch and keyboard.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import puppeteer from 'puppeteer-core';
import { chromiumOptions, findBrowser, HOW_TO_GET_A_BROWSER, newTab } from '../browsers.mjs';
import { ELEMENTS_OF_GAMES } from '../games.mjs';
import { FOLDER } from '../release-scripts.mjs';
import { sentences } from '../from-disk/build.mjs';
import { ROOT, run, script } from '../run.mjs';
import { serve } from '../serve.mjs';

/** The release's folder on the server. */
const SUB_PATH = 'some/where/griddle';

const site = mkdtempSync(join(tmpdir(), 'griddle-release-'));
const release = join(site, SUB_PATH);
let server;
let browser;
/** The rules and the bot, to choose moves. */
let core;

before(async () => {
  assert.equal(await run(process.execPath, [script('release.mjs'), '--out', release]), 0);
  server = await serve(site);
  const options = await chromiumOptions();
  if (!options) throw new Error(HOW_TO_GET_A_BROWSER);
  browser = await puppeteer.launch(options);
  const outfile = join(site, 'core.mjs');
  await build({
    stdin: {
      contents: `export { chooseMove } from '@griddle/bots';
        export { waffleWars } from '@griddle/rules/waffle-wars/index.js';
        export { initialOptions } from '@griddle/rules/core/options.js';
        export { seeded } from '@griddle/rules/core/random.js';`,
      resolveDir: join(ROOT, 'packages/elements'),
    },
    bundle: true,
    format: 'esm',
    conditions: ['griddle-source'],
    tsconfig: join(ROOT, 'tsconfig.base.json'),
    outfile,
  });
  core = await import(pathToFileURL(outfile).href);
});

after(async () => {
  await browser?.close();
  server?.close();
  rmSync(site, { recursive: true });
});

const address = (name) => `${server.url}${SUB_PATH}/${name}`;

/** Opens a page of the release, and collects its errors. */
async function open(name, { touch = false, prepare = async () => {} } = {}) {
  const page = await newTab(browser);
  await page.setViewport({ width: 390, height: 900, hasTouch: touch, isMobile: touch });
  const problems = [];
  page.on('console', (message) => {
    if (['error', 'warn', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(address('')) && !request.url().endsWith('/favicon.ico')) problems.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  await prepare(page);
  await page.goto(address(name), { waitUntil: 'networkidle0' });
  return { page, problems };
}

/** The error messages of the elements on a page. */
const errorsOf = (page) =>
  page.$$eval('waffle-wars, move-list, score-sheet', (elements) =>
    elements.flatMap((element) =>
      [...(element.shadowRoot?.querySelectorAll('[part=error]:not([hidden])') ?? [])].map((node) => node.textContent),
    ),
  );

const examples = readdirSync(join(ROOT, 'examples')).filter((name) => name.endsWith('.html'));

/** Every element with a board, as a selector. */
const BOARDS = ELEMENTS_OF_GAMES.map(({ tag }) => tag).join();

for (const name of ['index.html', ...examples.map((example) => `examples/${example}`)]) {
  test(`${name} shows all its boards, without an error and from one address only`, async () => {
    const { page, problems } = await open(name);
    const scripted = !name.endsWith('no-script.html');
    const count = await page.$$eval(BOARDS, (boards) => boards.length);
    for (let at = 0; at < count; at++) {
      await page.$$eval(BOARDS, (boards, which) => boards[which].scrollIntoView(), at);
      if (!scripted) continue;
      await page.waitForFunction(
        `document.querySelectorAll('${BOARDS}')[${at}].shadowRoot?.querySelector('[role=gridcell], svg[role=group]')`,
      );
    }
    assert.ok(count > 0);
    await page.waitForNetworkIdle();
    assert.deepEqual(await errorsOf(page), []);
    assert.deepEqual(problems, []);
    if (!scripted) assert.match(await page.$eval('body', (body) => body.innerText), /9\. c4xc2\?/);
    for (const link of await page.$$eval('a', (links) => links.map(({ href }) => href))) {
      assert.equal((await fetch(link)).status, 200, link);
    }
    await page.close();
  });
}

test('licences and a bill of materials are included', () => {
  for (const name of ['NOTICES.txt', 'sbom.json'])
    assert.ok(readFileSync(join(release, name), 'utf8').includes('box2d3-wasm'));
});

test('the pages of the release do not mention the clone they come from', () => {
  for (const name of ['index.html', ...examples.map((example) => join('examples', example))]) {
    assert.doesNotMatch(readFileSync(join(release, name), 'utf8'), /\.\.\/release\/|npm run/, name);
  }
});

test('scripts with a permanent name are next to the folder of the version, and none contains an absolute address', () => {
  const names = readdirSync(release, { recursive: true }).map((name) => name.replaceAll('\\', '/'));
  const scripts = names.filter((name) => name.endsWith('.js'));
  assert.ok(scripts.includes('griddle.js') && scripts.includes('waffle-wars.js'));
  for (const name of scripts) {
    if (name.includes('/')) assert.ok(name.startsWith(FOLDER), name);
    const imports = readFileSync(join(release, name), 'utf8').matchAll(
      /(?:[};*\w\s]from|\bimport\(?)\s*["']([^"']+)["'](?=[;)])/g,
    );
    for (const [, target] of imports) assert.match(target, /^\.\.?\//, name);
  }
});

test('a page of another origin can use it if the server allows that', async () => {
  const allowing = createServer((request, response) => {
    const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
    response.writeHead(200, headers).end(readFileSync(join(release, request.url)));
  });
  allowing.listen(0, '127.0.0.1');
  await once(allowing, 'listening');
  const script = `<script type="module" src="http://127.0.0.1:${allowing.address().port}/griddle.js"></script>`;
  writeFileSync(join(site, 'post.html'), `<!doctype html>${script}<waffle-wars mode="play"></waffle-wars>`);
  const page = await newTab(browser);
  await page.goto(`${server.url}post.html`);
  await page.waitForSelector('waffle-wars >>> griddle-controls >>> .more', { visible: true });
  await page.close();
  allowing.closeAllConnections();
  allowing.close();
});

test('where code cannot be loaded the text stays, and one sentence says why', async () => {
  const { page, problems } = await open('examples/diagram.html', {
    prepare: async (opened) => {
      await opened.setRequestInterception(true);
      opened.on('request', (request) =>
        /\/waffle-wars\.js$/.test(request.url()) ? request.abort() : request.continue(),
      );
    },
  });
  const own = problems.filter((problem) => problem.startsWith('Griddle'));
  assert.equal(own.length, 1);
  assert.match(own[0], /^Griddle could not load <waffle-wars>, so its text is shown instead: /);
  assert.match(await page.$eval('waffle-wars', (board) => board.innerText), /Rank 3, from the left/);
  await page.close();
});

test('a diagram loads neither controls nor a bot', async () => {
  const page = await newTab(browser);
  const scripts = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto(address('index.html'), { waitUntil: 'networkidle0' });
  await page.waitForSelector('waffle-wars >>> [role=gridcell]', { visible: true });
  const code = (await Promise.all(scripts)).join('\n');
  assert.match(code, /five-in-a-row/);
  for (const word of ['ui.scrub', 'There is no bot']) assert.ok(!code.includes(word), word);
  await page.close();
});

test('two copies of the script on a page do no harm, and the console says so', async () => {
  const { page, problems } = await open('examples/diagram.html');
  await page.addScriptTag({ type: 'module', url: `${address('griddle.js')}?again` });
  await page.waitForNetworkIdle();
  assert.deepEqual(problems, [
    'Griddle is on this page twice: the first copy serves its elements, this one is ignored.',
  ]);
  await page.close();
});

/** The moves of a whole game, chosen by the bot for both sides: for each, the places to touch. */
async function wholeGame(seed) {
  const { waffleWars, chooseMove, initialOptions, seeded } = core;
  const moves = [];
  let state = waffleWars.setup(initialOptions(waffleWars.options), seed);
  while (waffleWars.toMove(state).length > 0) {
    const move = await chooseMove(waffleWars, state, state.turn, 'easy', seeded(seed + moves.length));
    moves.push({ text: waffleWars.moveText(state, move), places: waffleWars.placesOfMove(state, move) });
    state = waffleWars.play(state, move).value;
  }
  return { moves, outcome: waffleWars.outcome(state) };
}

/** The first game with jumps, by seed, and its result. */
async function gameWithJumps() {
  for (let seed = 1; ; seed++) {
    const game = await wholeGame(seed);
    if (game.moves.length < 40 && game.moves.filter(({ places }) => places.length > 1).length > 1) return game;
  }
}

const cell = (page, place) => page.waitForSelector(`waffle-wars >>> [data-place="${place}"]`, { visible: true });

async function middleOf(page, place) {
  const found = await cell(page, place);
  return found.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
}

/** The field to type moves in, which is turned on in the game's menu. */
async function moveField(page) {
  const controls = 'waffle-wars >>> griddle-controls';
  // Waits for it to stop moving: starting a game scrolls the board to the top of the screen
  await page.locator(`${controls} >>> .more`).click();
  const label = `${controls} >>> griddle-menu >>> label ::-p-text(Enter moves by text)`;
  await (await page.waitForSelector(label, { visible: true })).click();
  return page.waitForSelector(`${controls} >>> form input`, { visible: true });
}

/** Ways to make a move, from the places it touches. */
const HANDS = {
  'by clicks of a mouse': async (page, { places }) => {
    for (const place of places) await page.mouse.click(...(await middleOf(page, place)));
  },
  'by dragging with a mouse': async (page, { places }) => {
    await page.mouse.move(...(await middleOf(page, places[0])));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf(page, places.at(-1))), { steps: 4 });
    await page.mouse.up();
  },
  'by a finger': async (page, { places }) => {
    for (const place of places) await page.touchscreen.tap(...(await middleOf(page, place)));
  },
  'by keys on the board': async (page, { places }) => {
    for (const place of places) {
      const [file, rank] = [...place];
      await page.keyboard.press('Home');
      await page.keyboard.press('PageUp');
      for (let step = 0; step < 'abcdef'.indexOf(file); step++) await page.keyboard.press('ArrowRight');
      for (let step = 0; step < 6 - Number(rank); step++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
  },
  'by typing moves': async (page, { text }) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  },
};

for (const [hand, make] of Object.entries(HANDS)) {
  test(`a game is played to its end ${hand}`, async () => {
    const { page, problems } = await open('examples/play.html', { touch: hand.includes('finger') });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    const board = await page.waitForSelector('waffle-wars');
    await board.evaluate((element) => element.scrollIntoView());
    await cell(page, 'a1');
    await page.locator('waffle-wars >>> griddle-card >>> ::-p-text(Pass and play)').click();
    await page.locator('waffle-wars >>> griddle-card >>> .primary').click();
    await page.waitForSelector('waffle-wars >>> griddle-card >>> form', { hidden: true });
    if (hand.includes('keys')) await board.evaluate((element) => element.focus());
    if (hand.includes('typing')) await (await moveField(page)).focus();
    const { moves, outcome } = await gameWithJumps();
    for (const move of moves) {
      const before = await board.evaluate((element) => element.currentPath);
      await make(page, move);
      assert.notEqual(await board.evaluate((element) => element.currentPath), before, `${move.text} was not played`);
    }
    const result = await page.waitForSelector('waffle-wars >>> griddle-card >>> [part=result]', { visible: true });
    assert.match(await result.evaluate((node) => node.innerText), / won\n/);
    const why = await page.waitForSelector('waffle-wars >>> [part=why]');
    assert.equal(await why.evaluate(({ dataset }) => dataset.rule), outcome.rule);
    const record = await board.evaluate((element) => element.toRecord());
    for (const { text } of moves) assert.ok(record.includes(text), text);
    assert.deepEqual(await errorsOf(page), []);
    assert.deepEqual(problems, []);
    await page.close();
  });
}

test('the bot answers, Undo undoes its answer, too, and it wins when it can', async () => {
  const { page, problems } = await open('examples/bot.html');
  const board = await page.waitForSelector('waffle-wars');
  await (await moveField(page)).type('c3\n');
  await page.waitForFunction('document.querySelector("waffle-wars").currentPath === "0.0"');
  await (await page.$('waffle-wars >>> griddle-controls >>> .undo')).click();
  assert.equal(await board.evaluate((element) => element.currentPath), '');
  await board.evaluate((element) => {
    element.setAttribute('seats', 'bot:easy,bot:easy');
    element.setAttribute('position', '6/1bbbb1/6/s1s1s1/6/2s3 b');
  });
  const result = await page.waitForSelector('waffle-wars >>> griddle-card >>> [part=result]', { visible: true });
  assert.match(await result.evaluate((node) => node.innerText), /^Blueberries won/);
  assert.deepEqual(problems, []);
  await page.close();
});

test('a board is one stop of the tab key', async () => {
  const { page } = await open('examples/play.html');
  const board = await page.waitForSelector('waffle-wars');
  await cell(page, 'a1');
  const focused = () =>
    board.evaluate((element) => {
      let at = element.ownerDocument.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      return at?.getAttribute('role') ?? at?.localName;
    });
  await board.evaluate((element) => element.focus());
  const stops = [await focused()];
  for (const shift of [false, true, true]) {
    if (shift) await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    if (shift) await page.keyboard.up('Shift');
    stops.push(await focused());
  }
  assert.deepEqual([stops[0], stops[2]], ['gridcell', 'gridcell']);
  assert.ok(
    ![stops[1], stops[3]].some((stop) => stop === 'svg' || stop === 'grid' || stop === 'gridcell'),
    stops.join(),
  );
  await page.close();
});

/* global document, innerHeight -- code that runs in pages */
/** Browsers as readers have them: Puppeteer lets Firefox load modules from files. */
async function launchForFiles(engine) {
  if (engine === 'chromium') return puppeteer.launch(await chromiumOptions());
  const executablePath = findBrowser('firefox');
  const extraPrefsFirefox = { 'security.fileuri.strict_origin_policy': true };
  return executablePath && puppeteer.launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox });
}

/** What pages say that are opened from a disk, in a language. */
const fromDisk = (tag) => ({ lang: tag, textContent: sentences()[tag].replace('{command}', 'npx http-server') });

for (const engine of ['chromium', 'firefox']) {
  test(`a page opened from a disk in ${engine} says why it shows no board, and what to do`, async (t) => {
    const other = await launchForFiles(engine);
    if (!other) return t.skip('not installed');
    t.after(() => other.close());
    const own = ['index.html', 'play.html', 'embed.html', 'puzzles.html'];
    const others = examples.filter((name) => name !== 'no-script.html').map((name) => `examples/${name}`);
    // The examples share a sentence and a style sheet, and Firefox opens pages slowly
    const pages = engine === 'chromium' ? [...own, ...others] : own;
    for (const name of pages) {
      const page = await newTab(other);
      await page.setViewport({ width: 390, height: 844 });
      await page.goto(pathToFileURL(join(release, name)).href);
      await page
        .waitForFunction(
          () => {
            const note = document.querySelector('.missing, .late');
            const { top, bottom, height } = note.getBoundingClientRect();
            const isShown = note.checkVisibility({ visibilityProperty: true }) && height > 0;
            return isShown && top >= 0 && bottom <= innerHeight && note.textContent.includes('npx http-server');
          },
          { polling: 100 },
        )
        .catch(() => assert.fail(`${name} is silent`));
      const note = await page.$eval('.missing, .late', ({ lang, textContent }) => ({ lang, textContent }));
      // A page whose policy names its own files gets no script from a disk
      if (note.lang !== '') assert.deepEqual(note, fromDisk('en'), name);
      else assert.match(name, /strict-csp/);
      await page.close();
    }
    if (engine !== 'chromium') return;
    for (const [asked, tag] of [
      [['xx', 'fr-CA', 'de'], 'fr'],
      [['zh-CN'], 'zh-Hans'],
      [['ar'], 'ar'],
    ]) {
      const page = await newTab(other);
      await page.evaluateOnNewDocument((asked) => {
        Object.defineProperty(navigator, 'languages', { get: () => asked });
      }, asked);
      await page.goto(pathToFileURL(join(release, 'play.html')).href);
      await page.waitForSelector('.late[lang]');
      const said = await page.$eval('.late', ({ lang, textContent }) => ({ lang, textContent }));
      assert.deepEqual(said, fromDisk(tag));
      await page.close();
    }
  });
}
