// Builds a site of `recipes.mjs` in a temporary folder, with the packages as npm would publish them, and checks it in Chromium:
// a board plays a move, a bot answers from its worker, nothing is missing, and the console stays empty.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { npm } from '../run.mjs';
import { serve } from '../serve.mjs';

const ENV = {
  ...process.env,
  CI: 'true',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
  DO_NOT_TRACK: '1',
  NODE_ENV: undefined,
};

/** The package with a version of Node for this machine, which has its program in `bin`. */
const NODE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const isOld = (node) => Number.parseInt(node) > Number.parseInt(process.versions.node);

/** The environment of the programs of a site: its own Node, where it needs a newer one. */
const envOf = (folder) => ({
  ...ENV,
  PATH: [join(folder, 'node_modules', NODE, 'bin'), process.env.PATH].join(delimiter),
});

/** Runs a command line, and shows its output if it fails. */
function done([command, ...args], cwd) {
  const { error, status, stderr, stdout } = spawnSync(command, args, {
    cwd,
    env: envOf(cwd),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  assert.equal(status, 0, `${command} ${args.join(' ')}: ${error ?? ''}${stdout}${stderr}`);
}

/** Writes and installs a site. `packages`: the archive of each package of Griddle. */
export function install({ files, install, manifest, node }, folder, packages) {
  const own = Object.fromEntries(Object.entries(packages).map(([name, file]) => [name, `file:${file}`]));
  const dependencies = { ...(isOld(node) && { [NODE]: node }), ...install, ...own };
  const told = { name: 'site', private: true, ...manifest, dependencies };
  for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify(told) })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  done([...npm(), 'install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], folder);
}

/** The command line of a program that a site has installed. */
const local = (folder, line) => {
  const [program, ...args] = line.split(' ');
  return [join(folder, 'node_modules/.bin', program), ...args];
};

/** Builds an installed site. */
export const bundle = ({ build }, folder) => done(local(folder, build), folder);

/** Serves the built site. */
export const serveBuilt = ({ pages }, folder) => serve(join(folder, pages));

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the development server of an installed site. */
export async function serveDev({ dev }, folder) {
  const port = String(await freePort());
  const [command, ...args] = local(folder, dev.replaceAll('PORT', port));
  const child = spawn(command, args, {
    cwd: folder,
    env: envOf(folder),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  const url = `http://127.0.0.1:${port}/`;
  const ended = once(child, 'close');
  const close = async () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended
    }
    await ended;
  };
  for (let left = 300; left > 0; left--) {
    if (child.exitCode !== null) break;
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, close };
    await wait(200);
  }
  await close();
  throw new Error(`${dev} does not answer: ${said}`);
}

/** Clicks a link by its text, as a reader does, and waits for the heading of its page. */
async function follow(tab, text) {
  await tab.evaluate(
    (text) => [...document.querySelectorAll('a')].find((link) => link.textContent.trim() === text).click(),
    text,
  );
  await tab.waitForFunction((text) => document.querySelector('h1')?.textContent.trim().startsWith(text), {}, text);
}

/** What Lit says in its build for development, which development servers take. */
const OF_LIT = /^Lit is in dev mode/;

const BOARD = "document.querySelector('waffle-wars')?.shadowRoot?.querySelector('svg[part=board]')";
const recordOf = (tab) => tab.$eval('waffle-wars', (element) => element.toRecord());

/** Plays a move and waits for the bot's answer; returns the record. */
async function playMove(tab) {
  await tab.waitForFunction(BOARD, { timeout: 60_000 });
  await tab.$eval('waffle-wars', async (element) => {
    await element.updateComplete;
    const legal = element.play('c3');
    if (legal === false) throw new Error('c3 was refused');
  });
  await tab.waitForFunction(
    () =>
      document
        .querySelector('waffle-wars')
        .toRecord()
        .then((record) => /1\. c3 [a-f][1-6]/.test(record)),
    { timeout: 30_000, polling: 200 },
  );
  return recordOf(tab);
}

/** Leaves the page by a link and comes back: the element offers the game, and resumes it. */
async function checkLeaving(tab, [away, back], record) {
  await tab.evaluate(() => (window.isSame = true));
  await follow(tab, away);
  assert.equal(await tab.$('waffle-wars'), null, 'the page without a board has one');
  await follow(tab, back);
  const resume = await tab.waitForFunction(
    () => {
      const card = document.querySelector('waffle-wars')?.shadowRoot?.querySelector('griddle-card');
      return [...(card?.shadowRoot?.querySelectorAll('button') ?? [])].find(
        (button) => button.textContent.trim() === 'Resume',
      );
    },
    { timeout: 30_000 },
  );
  await resume.click();
  await tab.waitForFunction(
    (moves) =>
      document
        .querySelector('waffle-wars')
        .toRecord()
        .then((now) => now.includes(moves)),
    { timeout: 10_000, polling: 200 },
    /1\. c3 [a-f][1-6]/.exec(record)[0],
  );
  assert.equal(await tab.evaluate(() => window.isSame), true, 'the links load another document');
}

/** Whether an address is the icon that a browser asks for by itself, before a site in development has named its own. */
const isIcon = (url = '') => url.endsWith('/favicon.ico');

/**
 * Checks a page of a recipe at an address. `worker`: how the worker must have started; without one the bot thinks on the page.
 * `says`: what the browser says about the page.
 */
export async function checkPage(browser, url, { links, route = '', says = [], worker }) {
  const tab = await browser.newPage();
  const said = [];
  tab.on('console', (message) => {
    const isOurs = !OF_LIT.test(message.text()) && !isIcon(message.location().url);
    if (['error', 'warn'].includes(message.type()) && isOurs) said.push(message.text());
  });
  tab.on('pageerror', (error) => said.push(String(error)));
  tab.on('response', (response) => {
    if (response.status() >= 400 && !isIcon(response.url())) said.push(`${response.status()} ${response.url()}`);
  });
  tab.on('requestfailed', (request) => said.push(`${request.failure()?.errorText} ${request.url()}`));
  await tab.goto(new URL(route, url).href);
  const record = await playMove(tab).catch((error) => assert.fail(`${error}\n${said.join('\n')}`));
  const started = tab.workers().map((each) => (each.url().startsWith('blob:') ? 'code' : 'file'));
  assert.deepEqual(started, worker ? [worker] : [], 'where the bot thinks');
  if (links) await checkLeaving(tab, links, record);
  const others = said.filter((message) => !says.some((words) => words.test(message)));
  assert.deepEqual(others, []);
  await tab.close();
}
