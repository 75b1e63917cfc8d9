// The page of a release that makes embeds: the embed shows what was set up by hand or pasted, for each host.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { chromiumOptions, HOW_TO_GET_A_BROWSER, newTab } from '../browsers.mjs';
import { GAMES } from '../games.mjs';
import { ROOT, run, script } from '../run.mjs';
import { serve } from '../serve.mjs';

const site = mkdtempSync(join(tmpdir(), 'griddle-maker-'));
const RECORD = '[Game "Waffle Wars"]\n\n1. c4 {Why not d4?} d3 2. e2\n';
let server;
let browser;
let tab;

before(async () => {
  assert.equal(await run(process.execPath, [script('release.mjs'), '--out', join(site, 'release')]), 0);
  server = await serve(site);
  const options = await chromiumOptions();
  if (!options) throw new Error(HOW_TO_GET_A_BROWSER);
  browser = await puppeteer.launch(options);
});

afterEach(() => tab?.close());

after(async () => {
  await browser?.close();
  server?.close();
  rmSync(site, { recursive: true });
});

/** Opens the page and waits for the first text. */
async function open(width = 1280) {
  tab = await newTab(browser);
  await tab.setViewport({ width, height: 900 });
  await tab.goto(`${server.url}release/embed.html`);
  await embedding((text) => text !== '');
}

/** The text to paste, once it is right. */
async function embedding(isRight) {
  await tab.waitForFunction(
    (isRight) => new Function(`return ${isRight}`)()(document.querySelector('griddle-maker')?.embedding ?? ''),
    { polling: 50 },
    isRight.toString(),
  );
  return tab.$eval('griddle-maker', (maker) => maker.embedding);
}

const choose = (name, words) =>
  tab.$eval(
    `>>> select[name=${name}]`,
    (select, words) => {
      select.selectedIndex = [...select.options].findIndex(({ text }) => text === words);
      select.dispatchEvent(new Event('change'));
    },
    words,
  );

const press = async (words) => (await tab.waitForSelector(`>>> form ::-p-text(${words})`)).click();
const cell = (place) => tab.waitForSelector(`>>> form waffle-wars >>> [data-place=${place}]`);

test('a position can be set up by taps, by keys, and by playing', async () => {
  await open();
  await choose('from', 'A position I set up');
  await press('Blueberry');
  await (await cell('c3')).click();
  await embedding((text) => text.includes('6/6/6/2b3/6/6 s'));
  await (await cell('d4')).evaluate((place) => place.focus());
  await tab.keyboard.press('Enter');
  await embedding((text) => text.includes('6/6/3b2/2b3/6/6 s'));
  await press('Switch turn');
  await embedding((text) => text.includes('6/6/3b2/2b3/6/6 b'));
  await press('Erase');
  await (await cell('c3')).click();
  await embedding((text) => text.includes('6/6/3b2/6/6/6 b'));
  await press('Make moves');
  await (await cell('e5')).click();
  await embedding((text) => text.includes('6/4b1/3b2/6/6/6 s'));
});

/** Waits for the board to set up. */
const boardIsThere = (tag) =>
  tab.waitForFunction(
    (tag) => {
      const board = document.querySelector('griddle-maker').shadowRoot.querySelector(`form ${tag}`);
      return board?.shadowRoot?.querySelector('[data-place]');
    },
    { polling: 100 },
    tag,
  );

/** A piece chosen in the list or by its button, and put on the first place whose name begins so. */
async function put(tag, words, place) {
  await boardIsThere(tag);
  if (await tab.$('>>> select[name=piece]')) await choose('piece', words);
  else await press(words);
  await tab.waitForFunction(
    (tag, place) => {
      const board = document.querySelector('griddle-maker').shadowRoot.querySelector(`form ${tag}`);
      const cell = board?.shadowRoot?.querySelector(`[data-place^="${place}"]`);
      if (board?.getAttribute('mode') !== 'diagram' || !cell) return false;
      cell.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
      return true;
    },
    { polling: 100 },
    tag,
    place,
  );
}

test('every game can be set up by hand, and what is shown is what is pasted', async () => {
  await open();
  const cases = [
    [
      'Waffle Time',
      'waffle-time',
      ['Cream c3', 'Cherry c3', 'Syrup c3', 'Butter e5', 'Syrup tile:4', 'Card 2 card:'],
      'y\\/5\\/2C\\*2\\/',
    ],
    [
      'Top Waffle',
      'top-waffle',
      ['Strawberry and banana topping:1', 'Blender item:2', 'Order bSBW order:1'],
      'bSBW\\..*SB\\..*blender',
    ],
    ['Buffet Boss', 'buffet-boss', ['Ham p1', 'Egg p2'], '200\\/ham\\/-\\/-;200\\/egg'],
    ['Waddle Waddle', 'waddle-waddle', ['Red Alpha 1,0', 'Blue Parent 0,1'], 'rA1,0;bP0,1'],
    ['Snake', 'snake-board', ['Strawberry c3', 'Strawberry c4', 'Blueberry d4'], '2sb2\\/2s3\\/6\\/6 . c4,d4'],
  ];
  for (const [title, tag, puts, found] of cases) {
    await choose('game', title);
    await choose('from', 'A position I set up');
    await boardIsThere(tag);
    await press('Clear board');
    for (const step of puts) {
      const at = step.lastIndexOf(' ');
      await put(tag, step.slice(0, at), step.slice(at + 1));
    }
    const text = await embedding(new Function('text', `return /${found}/.test(text)`));
    const [, position] = / position="([^"]*)"/.exec(text);
    await tab.waitForFunction(
      (tag, position) =>
        document.querySelector('griddle-maker').shadowRoot.querySelector(`.frame ${tag}`)?.currentPosition === position,
      {},
      tag,
      position.replaceAll('&amp;', '&'),
    );
    await choose('from', 'A new game');
  }
});

test('a piece that does not go somewhere, and a position that is impossible, are explained', async () => {
  await open();
  await choose('game', 'Top Waffle');
  await choose('from', 'A position I set up');
  await put('top-waffle', 'Blender', 'topping:1');
  const note = await tab.waitForSelector('>>> form .field [role=status] ::-p-text(does not go there)');
  assert.ok(note);
  await put('top-waffle', 'Strawberry and banana', 'topping:1');
  await put('top-waffle', 'Strawberry and banana', 'topping:2');
  const told = await tab.waitForSelector('>>> form [role=alert]');
  assert.match(await told.evaluate(({ textContent }) => textContent), /SB/);
});

test('a finished record is stepped through, not played', async () => {
  await open();
  await choose('game', 'Connect-4');
  await choose('from', 'A record or position as text');
  await tab.$eval('>>> textarea[name=text]', (area) => {
    area.value = '1. c1 d1 2. c2 d2 3. c3 d3 4. c4';
    area.dispatchEvent(new Event('input'));
  });
  await embedding((text) => text.includes('mode="replay"'));
  await choose('mode', 'Play a game');
  await embedding((text) => text.includes('mode="replay"'));
  assert.equal(await tab.$eval('>>> select[name=mode]', (select) => select.value), 'Step through the moves');
});

test('every game has its name, also when another is chosen before its board has come', async () => {
  await open();
  const problems = [];
  tab.on('pageerror', (error) => problems.push(String(error)));
  const names = await tab.$eval('>>> select[name=game]', (select) => [...select.options].map(({ text }) => text));
  assert.deepEqual(
    names,
    GAMES.map(({ title }) => title),
  );
  for (const name of names) await choose('game', name);
  await embedding(new Function('text', `return text.includes('<${GAMES.at(-1).tags[0]}')`));
  assert.deepEqual(problems, []);
});

test('a record can be pasted to step through, and errors in it are reported', async () => {
  await open();
  await choose('from', 'A record or position as text');
  await tab.$eval(
    '>>> textarea[name=text]',
    (area, record) => {
      area.value = record;
      area.dispatchEvent(new Event('input'));
    },
    RECORD,
  );
  const text = await embedding((text) => text.includes('2. e2'));
  assert.match(text, /mode="replay" style="[^"]*">\n\[Game "Waffle Wars"\]\n1\. c4 \{Why not d4\?\} d3 2\. e2\n</);
  // Most of it is the style, which is exact in columns of any width
  assert.ok(text.length < 720, `${text.length} characters`);
  await tab.$eval('>>> input[name=inline]', (box) => box.click());
  assert.match(await embedding((text) => text.includes('<svg')), / record="&#91;Game &quot;Waffle Wars&quot;/);
  await tab.$eval('>>> textarea[name=text]', (area) => {
    area.value = '1. c4 c4';
    area.dispatchEvent(new Event('input'));
  });
  const told = await tab.waitForSelector('>>> form [role=alert]');
  assert.match(await told.evaluate(({ textContent }) => textContent), /c4/);
});

test('moves without numbers are a record, and its tag chooses the game', async () => {
  await open();
  await choose('from', 'A record or position as text');
  const paste = (text) =>
    tab.$eval(
      '>>> textarea[name=text]',
      (area, text) => {
        area.value = text;
        area.dispatchEvent(new Event('input'));
      },
      text,
    );
  await paste('c5 b1 d3 b2');
  await embedding((text) => /<waffle-wars mode="replay" style="[^"]*">\nc5 b1 d3 b2\n/.test(text));
  await paste('[Game "Connect-4"]\n1. c1 d1');
  await embedding((text) => /<connect-four mode="replay" style="[^"]*">\n\[Game "Connect-4"\]\n/.test(text));
  assert.equal(await tab.$eval('>>> select[name=game]', ({ value }) => value), 'Connect-4');
  await paste('6/6/6/6/6/2sb2 s');
  await embedding((text) => text.includes('position="6/6/6/6/6/2sb2 s"'));
});

test('who plays is what was chosen', async () => {
  await open();
  await embedding((text) => text.includes('<waffle-wars mode="play" style'));
  await choose('seats', 'Pass and play');
  await embedding((text) => text.includes('<waffle-wars mode="play" start="now" style'));
  await choose('seats', 'Reader against computer, reader first');
  await embedding((text) => text.includes('seats="human,bot:easy"') && !text.includes('start='));
  await choose('seats', 'Readers choose');
  await choose('from', 'A record or position as text');
  await tab.$eval('>>> textarea[name=text]', (area) => {
    area.value = '6/6/6/2sb2/6/6 s';
    area.dispatchEvent(new Event('input'));
  });
  await embedding((text) => text.includes('start="ask"') && text.includes('position="6/6/6/2sb2/6/6 s"'));
});

test('each host has its own code, with the chosen level, side and size', async () => {
  await open();
  await choose('seats', 'Reader against computer, computer first');
  await choose('level', 'Hard');
  await choose('size', 'Small');
  await embedding((text) => text.includes('bot:hard,human') && text.includes('--griddle-board-size:320px'));
  const places = {
    WordPress: '<!-- wp:html -->',
    Ghost: '<!--kg-card-begin: html-->',
    'Markdown (Hugo, Eleventy, Astro)': '<div><waffle-wars',
    'MDX or JSX': '"--griddle-board-size": "320px"',
    iframe: '<iframe src=',
    BoardGameGeek: '[img]https://YOUR.SITE/board.png[/img]',
    'Feed or email': '<img src="https://YOUR.SITE/board.png"',
  };
  for (const [words, part] of Object.entries(places)) {
    await choose('host', words);
    await embedding(new Function('text', `return text.includes(${JSON.stringify(part)})`));
  }
});

test('a question is made by playing, and is what is pasted for every host', async () => {
  await open();
  await choose('game', 'Connect-4');
  await choose('from', 'A record or position as text');
  await tab.$eval('>>> textarea[name=text]', (area) => {
    area.value = '6/6/6/6/2bb2/2ss2 s';
    area.dispatchEvent(new Event('input'));
  });
  const go = async (words) => (await tab.waitForSelector(`>>> button::-p-text(${words})`)).click();
  const put = async (place) => (await tab.waitForSelector(`>>> .asked connect-four >>> [data-place=${place}]`)).click();
  const says = (words) => tab.waitForSelector(`>>> .ask ::-p-text(${words})`);
  await go('Ask the reader something');
  await says('Play to the position');
  await tab.waitForSelector('>>> .asked connect-four >>> [data-place=c3]');
  await go('Next');
  await go('Find the win');
  for (const place of ['b1', 'a1', 'e1']) {
    await put(place);
    await says(`Place on ${place}`);
  }
  await go('Next');
  await says('Play a wrong move');
  await put('f1');
  await says('Why is this wrong');
  await go('Save this wrong move');
  await go('Next');
  await says('Write your question');
  await go('Next');
  await embedding((text) => text.includes('<connect-four mode="puzzle" record='));
  await tab.waitForSelector('>>> .frame connect-four >>> griddle-coach >>> [part=task]');
  await says('There is a second solution');
  for (const words of ['WordPress', 'Ghost', 'Markdown (Hugo, Eleventy, Astro)', 'MDX or JSX', 'iframe']) {
    await choose('host', words);
    await embedding((text) => /1\. ?b1|1\.\+b1/.test(text));
  }
  // A forum would show the solution
  await choose('host', 'BoardGameGeek');
  await embedding((text) => text.includes('[img]') && !text.includes('[c]'));
});

test('nothing is wider than a phone, and axe passes', async () => {
  await open(390);
  await choose('from', 'A position I set up');
  await cell('c3');
  assert.equal(await tab.evaluate(() => document.documentElement.scrollWidth), 390);
  await tab.addScriptTag({ content: readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8') });
  assert.deepEqual(await tab.evaluate(async () => (await window.axe.run()).violations.map(({ id }) => id)), []);
});
