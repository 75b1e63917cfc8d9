// Builds a site of `release-recipes.mjs` in a temporary folder, as its author would, and checks it in Chromium.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { npm } from '../run.mjs';
import { serve } from '../serve.mjs';

const WIDTHS = [1280, 390];
/** What the record must say, whatever the host does to quotes. */
const RECORD = /1\. c5 b1 2\. d3 b2 \{why not b3\?\} 3\. b3 c3/;

/** Runs a command line, and shows its output if it fails. */
function done(line, cwd) {
  const [command, ...args] = line;
  const path = [join(cwd, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH: path, CI: 'true', ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };
  const { error, status, stderr, stdout } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  assert.equal(status, 0, `${line.join(' ')}: ${error ?? ''}${stdout}${stderr}`);
}

/** The program that a site needs and this machine does not have; undefined if there is none. */
export const lacking = ({ program }) => (program && spawnSync(program, ['--version']).error ? program : undefined);

/** Builds a site in a folder, with the release of another; resolves to its server. */
export async function built({ build, files, install, manifest, pages, release }, folder, releaseFolder) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(dirname(join(folder, release)), { recursive: true });
  // A link is enough where nothing copies the folder
  if (build) cpSync(releaseFolder, join(folder, release), { recursive: true });
  else symlinkSync(releaseFolder, join(folder, release), 'junction');
  if (install) {
    const told = { name: 'site', private: true, ...manifest, dependencies: install };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(told));
    done([...npm(), 'install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], folder);
  }
  if (build) done(build.split(' '), folder);
  return serve(join(folder, pages));
}

/** Waits until all boards of a page are drawn. */
const boardsDrawn = (tab) =>
  tab.waitForFunction(
    () => {
      const all = [...document.querySelectorAll('waffle-wars')];
      return all.length > 0 && all.every(({ shadowRoot }) => shadowRoot?.querySelector('[role=gridcell]'));
    },
    { timeout: 60_000, polling: 50 },
  );

/** Boards are drawn, square and inside the page; a record has arrived whole; the host's style sheet bends nothing. */
async function boards(tab, { record }) {
  for (const width of WIDTHS) {
    await tab.setViewport({ width, height: 900 });
    await boardsDrawn(tab);
    const seen = await tab.evaluate(async () => {
      const all = [...document.querySelectorAll('waffle-wars')];
      await Promise.all(all.map(({ updateComplete }) => updateComplete));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200)));
      return {
        page: document.documentElement.scrollWidth - innerWidth,
        record: await all[0].toRecord(),
        boards: all.map((element) => {
          const { height, width } = element.shadowRoot.querySelector('svg[part=board]').getBoundingClientRect();
          const buttons = [...element.shadowRoot.querySelectorAll('button')].map((one) => getComputedStyle(one));
          return { height, width, sizes: buttons.map(({ fontSize }) => Number.parseFloat(fontSize)) };
        }),
      };
    });
    assert.ok(seen.page <= 0, `at ${width} px the page is ${seen.page} px too wide`);
    if (record) assert.match(seen.record, RECORD);
    for (const { height, sizes, width: wide } of seen.boards) {
      assert.ok(wide > 200 && Math.abs(wide - height) < 2, `at ${width} px a board is ${wide} x ${height}`);
      for (const size of sizes) assert.ok(size > 9 && size < 24, `at ${width} px a button has text of ${size} px`);
    }
  }
}

/** The element that is seen: of a deck that of the slide. */
const shownBoard = (tab) =>
  tab.evaluateHandle(() =>
    [...document.querySelectorAll('waffle-wars')].find((one) => one.checkVisibility({ visibilityProperty: true })),
  );

/** Keys that a replay uses step it, and the page does not turn. */
async function keys(tab, { keys }) {
  await boardsDrawn(tab);
  const board = await shownBoard(tab);
  const address = tab.url();
  await board.evaluate(async (element) => {
    await element.updateComplete;
    element.goTo(3);
    await element.updateComplete;
    element.scrollIntoView({ block: 'center' });
  });
  // After a click arrow keys step through the replay
  await board.click();
  let path = await board.evaluate(({ currentPath }) => currentPath);
  let steps = 0;
  for (const key of keys) {
    await tab.keyboard.press(key);
    await new Promise((resolve) => setTimeout(resolve, 300));
    assert.equal(tab.url(), address, `${key} turns the page`);
    const now = await board.evaluate(({ currentPath }) => currentPath);
    if (now !== path) steps += 1;
    path = now;
  }
  assert.ok(steps > 1, `the keys step the replay ${steps} times`);
}

/** Whether the page blanks or turns: what decks and books do with keys. */
const pageOf = (tab) => tab.evaluate(() => `${location.href} ${globalThis.deck?.isPaused() ?? ''}`);

/** What is typed in the field for a move stays there; the same key elsewhere is the page's. */
async function typing(tab, { own, typed }) {
  await boardsDrawn(tab);
  const field = await tab.waitForFunction(
    async () => {
      const element = document.querySelector('waffle-wars[mode=play]');
      const controls = element.shadowRoot?.querySelector('griddle-controls');
      if (!controls?.shadowRoot || !element.checkVisibility({ visibilityProperty: true })) return null;
      controls.types = true;
      await controls.updateComplete;
      return controls.shadowRoot.querySelector('[part=input]');
    },
    { timeout: 20_000, polling: 100 },
  );
  await field.focus();
  const before = await pageOf(tab);
  for (const key of typed) {
    await tab.keyboard.press(key);
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.equal(await pageOf(tab), before, `${key} in the field blanks or turns the page`);
  }
  const text = typed.filter((key) => key.length === 1).join('');
  assert.equal(await field.evaluate(({ value }) => value), text, 'what the field has');
  await field.evaluate((node) => node.blur());
  await tab.keyboard.press(own);
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.notEqual(await pageOf(tab), before, `${own} outside the board does nothing, so this proves nothing`);
}

/** Clicks a link by its text, and waits for the heading of its page. */
async function follow(tab, text) {
  await tab.evaluate(
    (text) => [...document.querySelectorAll('a')].find((link) => link.textContent.trim() === text).click(),
    text,
  );
  await tab.waitForFunction((text) => document.querySelector('h1')?.textContent.trim() === text, {}, text);
}

/** A game that was left by a link is offered to a reader who comes back, and goes on where it was. */
async function leaving(tab, { links: [away, back] }) {
  await boardsDrawn(tab);
  await tab.evaluate(async () => {
    window.isSame = true;
    const element = document.querySelector('waffle-wars');
    await element.updateComplete;
    if (!element.play('c3')) throw new Error('c3 was refused');
  });
  for (const way of ['by links', 'by the buttons of the browser']) {
    await follow(tab, away);
    await tab.waitForFunction(() => !document.querySelector('waffle-wars'));
    if (way === 'by links') await follow(tab, back);
    else await tab.goBack();
    const resume = await tab.waitForFunction(
      () => {
        const find = (root) =>
          [...root.querySelectorAll('button')].find((one) => one.textContent.trim() === 'Resume') ??
          [...root.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot && find(shadowRoot)).find(Boolean);
        return find(document);
      },
      { timeout: 20_000, polling: 100 },
    );
    await resume.click();
    await tab.waitForFunction(
      () =>
        document
          .querySelector('waffle-wars')
          .toRecord()
          .then((record) => record.includes('1. c3')),
      { timeout: 10_000, polling: 100 },
    );
    assert.equal(await tab.evaluate(() => window.isSame), true, `${way} another document loads`);
  }
}

const CHECKS = { boards, keys, leaving, typing };

/** Checks the pages of a site in a browser. */
export async function checkReleased(browser, url, { checks }) {
  for (const check of checks) {
    const tab = await browser.newPage();
    await tab.setViewport({ width: 1280, height: 900 });
    const said = [];
    tab.on('console', (message) => ['error', 'warn'].includes(message.type()) && said.push(message.text()));
    tab.on('pageerror', (error) => said.push(String(error)));
    tab.on('response', (response) => response.status() >= 400 && said.push(`${response.status()} ${response.url()}`));
    await tab.goto(new URL(check.route ?? '', url).href);
    try {
      await CHECKS[check.by](tab, check);
    } catch (error) {
      throw new Error(`${check.by}: ${error.message}\n${said.join('\n')}`, { cause: error });
    }
    assert.deepEqual(said, []);
    await tab.close();
  }
}
