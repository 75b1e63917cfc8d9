// npm run hosts [-- HOST...]: builds sites for hosts in a temporary folder, with the packages of this clone as npm would install
// them ("npm run build" first), and checks each in Chromium.
// Examples (astro next eleventy hugo, `scripts/hosts/examples.mjs`): boards show before any script runs; then the elements
// hydrate them without layout shifts or console messages.
// Small sites (vite-8 webpack vitepress ..., `scripts/hosts/recipes.mjs`): a board plays a move, a bot answers from its worker,
// no file is missing, and where the site has links, a game survives leaving the page and coming back.
// Sites that use a release (jekyll, reveal, turbo ..., `scripts/hosts/release-recipes.mjs`): boards arrive whole, keys stay with
// them, and a game outlives a link. A line says which programs are not installed and were skipped.
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { pack } from './archives.mjs';
import { chromiumOptions, HOW_TO_GET_A_BROWSER, newTab } from './browsers.mjs';
import { bundle, checkPage, install, serveBuilt, serveDev } from './hosts/bundled.mjs';
import { EXAMPLES } from './hosts/examples.mjs';
import { RECIPES } from './hosts/recipes.mjs';
import { RELEASE_RECIPES } from './hosts/release-recipes.mjs';
import { built as builtWithRelease, checkReleased, lacking } from './hosts/released.mjs';
import { ROOT, run, script, stop } from './run.mjs';
import { serve } from './serve.mjs';

/** The elements drawn by the host; the hand-written one is not. */
const BOARDS = 'waffle-wars:not(#by-hand), connect-four';
/** What the replay's record must contain, whatever the host does to texts. */
const RECORD = [/\[Game "Waffle Wars"\]/, /\[Strawberries "Pip"\]/, /1\. c4 \{Why not “d4”\?\}/, /b5/];
/** The same for a record written as docs/hosts.md says, where an example has one in Markdown. */
const BY_HAND = [/1\. c5 b1 2\. d3 b2 \{why not .b3.\?\} 3\. b3 c3/];
const WIDTHS = [1280, 390];

const asked = process.argv.slice(2);
const ALL = [...new Set([EXAMPLES, RECIPES, RELEASE_RECIPES].flatMap((hosts) => Object.keys(hosts)))];
const unknown = asked.find((name) => !ALL.includes(name));
if (unknown) stop(`There is no host “${unknown}”; there are ${ALL.join(', ')}.`);
const names = asked.length > 0 ? asked : ALL;
const scratch = mkdtempSync(join(tmpdir(), 'griddle-hosts-'));
let browser;

/** Runs a program, and shows its output if it fails. */
function done(command, args, cwd) {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };
  const { error, status, stderr, stdout } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  assert.equal(status, 0, `${command} ${args.join(' ')}: ${error ?? ''}${stdout}${stderr}`);
}

/** Puts a release where a static site has it. */
async function release(folder) {
  const out = join(folder, basename(folder) === 'hugo' ? 'static/release' : 'release');
  assert.equal(await run(process.execPath, [script('release.mjs'), '--out', out]), 0);
}

/** Makes the pictures that Hugo's pages refer to. */
function pictures(folder) {
  const griddle = join(ROOT, 'packages/cli/bin/griddle.js');
  const game = join(folder, 'game.txt');
  writeFileSync(game, '[Game "Waffle Wars"]\n\n1. c4 d3\n');
  for (const [name, args] of [
    ['diagram', ['waffle-wars', '--position', '6/6/2b3/1b4/1ss3/sss3']],
    ['replay', [game, '--ply', '0']],
  ]) {
    done(process.execPath, [griddle, 'render', ...args, '-o', join(folder, 'static', `${name}.svg`)], folder);
  }
}

/** Makes what an example needs in its folder. */
const NEEDS = { release, pictures };

/** Builds an example as its author would, and returns the folder of its pages. */
async function built({ folder, pages, needs = [], builder }) {
  const copy = join(scratch, folder);
  cpSync(join(ROOT, folder), copy, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
  for (const need of needs) await NEEDS[need](copy);
  if (builder) {
    done(builder, ['--quiet'], copy);
  } else {
    done('npm', ['ci', '--ignore-scripts', '--prefer-offline'], copy);
    done('npm', ['run', 'build'], copy);
  }
  return join(copy, pages);
}

/** The visible boards, by what shows them. */
const seen = (tab, before) =>
  tab.$$eval(
    BOARDS,
    (elements, before) =>
      elements.map((element) => {
        const board = (before === 'svg' ? element.shadowRoot : element)?.querySelector(before);
        const { width = 0, height = 0 } = board?.getBoundingClientRect() ?? {};
        return width > 100 && height > 100 && board.checkVisibility({ visibilityProperty: true });
      }),
    before,
  );

async function withoutScripts(url, width, before) {
  const tab = await newTab(browser);
  await tab.setViewport({ width, height: 900 });
  await tab.setJavaScriptEnabled(false);
  await tab.goto(url);
  const boards = await seen(tab, before);
  assert.ok(boards.length > 1);
  assert.deepEqual(
    boards,
    boards.map(() => true),
    `at ${width} px without scripts`,
  );
  await tab.close();
}

/** Opens a page whose scripts wait until the boards sent by the server have been recorded. */
async function withScripts(url, width, { before, hasMarkdown = false }) {
  const tab = await newTab(browser);
  await tab.setViewport({ width, height: 900 });
  const said = [];
  tab.on('console', (message) => said.push(message.text()));
  tab.on('pageerror', (error) => said.push(String(error)));
  await tab.evaluateOnNewDocument(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries())
        window.shifts.push(`${value}: ${sources.map(({ node }) => node?.nodeName).join()}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const held = [];
  let isHeld = true;
  await tab.setRequestInterception(true);
  tab.on('request', (request) => {
    if (isHeld && request.resourceType() === 'script') held.push(request);
    else request.continue();
  });
  const opened = tab.goto(url);
  await tab.waitForFunction(() => document.body?.textContent.includes('The end.'), { polling: 50 });
  await tab.evaluate((boards) => {
    window.boards = [...document.querySelectorAll(boards)].map((element) => [
      element,
      element.shadowRoot?.querySelector('svg[data-drawn]') ?? undefined,
    ]);
  }, BOARDS);
  isHeld = false;
  for (const request of held) await request.continue();
  await opened;
  await tab.waitForFunction(
    () =>
      window.boards.every(
        ([{ shadowRoot }]) =>
          shadowRoot?.querySelector('svg[part=board]') &&
          shadowRoot.adoptedStyleSheets.length > 0 &&
          !shadowRoot.querySelector('style'),
      ),
    { polling: 50, timeout: 60_000 },
  );
  const now = await tab.evaluate(async () => {
    await Promise.all(window.boards.map(([element]) => element.updateComplete));
    await customElements.whenDefined('move-list');
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300)));
    return {
      isSame: window.boards.map(([element, board]) => board && element.shadowRoot.contains(board)),
      record: await document.querySelector('waffle-wars[mode=replay]').toRecord(),
      byHand: await document.querySelector('#by-hand')?.toRecord(),
      shifts: window.shifts,
    };
  });
  if (before === 'svg')
    assert.deepEqual(
      now.isSame,
      now.isSame.map(() => true),
      'a board was drawn anew',
    );
  assert.deepEqual(now.shifts, [], `at ${width} px something moves`);
  for (const words of RECORD) assert.match(now.record, words);
  if (hasMarkdown) for (const words of BY_HAND) assert.match(now.byHand, words);
  assert.deepEqual(said, []);
  await tab.close();
}

before(async () => {
  assert.ok(existsSync(join(ROOT, 'packages/elements/dist/index.js')), 'Run "npm run build" first.');
  symlinkSync(join(ROOT, 'packages'), join(scratch, 'packages'), 'junction');
  mkdirSync(join(scratch, 'examples'));
  const options = await chromiumOptions();
  if (!options) throw new Error(HOW_TO_GET_A_BROWSER);
  browser = await puppeteer.launch(options);
});

after(async () => {
  await browser?.close();
  rmSync(scratch, { recursive: true });
});

for (const name of names.filter((each) => EXAMPLES[each])) {
  const host = EXAMPLES[name];
  const isMissing = host.builder && spawnSync(host.builder, ['version']).error && !asked.includes(name);
  test(
    `${name}: boards before any script, and the same ones after`,
    { skip: isMissing && 'not installed' },
    async (t) => {
      const site = await serve(await built(host));
      t.after(() => site.close());
      for (const width of WIDTHS) {
        await withoutScripts(site.url, width, host.before);
        await withScripts(site.url, width, host);
      }
    },
  );
}

/** The archives of the packages, made for the first site. */
let packages;

for (const name of names.filter((each) => RECIPES[each])) {
  const recipe = RECIPES[name];
  test(`${name}: a bot answers, and nothing is missing`, async (t) => {
    packages ??= pack(join(scratch, 'archives'));
    const folder = join(scratch, name);
    install(recipe, folder, packages);
    const servers = [];
    // A development server writes into the folder until it has ended
    t.after(async () => {
      for (const server of servers) await server.close();
      rmSync(folder, { recursive: true });
    });
    bundle(recipe, folder);
    const site = await serveBuilt(recipe, folder);
    servers.push(site);
    for (const page of [recipe, ...(recipe.also ?? [])]) await checkPage(browser, site.url, page);
    if (!recipe.dev) return;
    const dev = await serveDev(recipe, folder);
    servers.push(dev);
    // Development servers copy no workers
    await checkPage(browser, dev.url, { ...recipe, worker: 'code' });
  });
}

/** The folder of a release, made for the first site that needs it. */
let releaseFolder;

for (const name of names.filter((each) => RELEASE_RECIPES[each])) {
  const recipe = RELEASE_RECIPES[name];
  const isMissing = !asked.includes(name) && lacking(recipe);
  test(
    `${name}: ${recipe.checks.map(({ by }) => by).join(', ')}`,
    { skip: isMissing && 'not installed' },
    async (t) => {
      if (!releaseFolder) {
        releaseFolder = join(scratch, 'release');
        assert.equal(await run(process.execPath, [script('release.mjs'), '--out', releaseFolder]), 0);
      }
      const site = await builtWithRelease(recipe, join(scratch, name), releaseFolder);
      t.after(() => site.close());
      await checkReleased(browser, site.url, recipe);
    },
  );
}
