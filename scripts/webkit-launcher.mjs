// A Web Test Runner launcher for WebKitGTK: starts WebKitWebDriver (and a virtual display, if there is no display), opens each
// test file in its own MiniBrowser, and stops everything at the end.
//
// It replaces the runner's own WebDriver launcher, in which a crashed page ends the whole run, including other engines. Here
// it fails only its file, and the next one gets a new browser.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasDisplay, miniBrowser } from './browsers.mjs';

const DRIVER_START_MS = 60_000;
/** Now and then a browser never opens, however long one waits; then another driver is started. */
const COMMAND_MS = 75_000;
const MOST_DRIVERS = 3;

/** WebKit's own sandbox and GPU paths do not work as root or without a GPU. */
const ENVIRONMENT = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  GTK_A11Y: 'none',
  NO_AT_BRIDGE: '1',
};

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function waitForDriver(address) {
  for (const end = Date.now() + DRIVER_START_MS; Date.now() < end; await sleep(100)) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`WebKitWebDriver did not answer within ${DRIVER_START_MS / 1000} s`);
}

/** Starts a virtual display; `-displayfd` makes Xvfb pick a free number and report it. */
async function startDisplay(children) {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  children.push(xvfb);
  const ended = once(xvfb, 'exit').then(([code]) => {
    throw new Error(`Xvfb ended with code ${code} before it was ready`);
  });
  const [number] = await Promise.race([once(xvfb.stdio[3], 'data'), ended]);
  return `:${String(number).trim()}`;
}

/** Starts the driver, and a display if there is none; resolves to the driver's address. */
async function startDriver(driver, children) {
  const env = { ...process.env, ...ENVIRONMENT };
  if (!hasDisplay()) env.DISPLAY = await startDisplay(children);
  const port = await freePort();
  children.push(spawn(driver, [`--port=${port}`], { env, stdio: process.env.WEBKIT_LOG ? 'inherit' : 'ignore' }));
  const address = `http://127.0.0.1:${port}`;
  await waitForDriver(address);
  return address;
}

/** Sends a command of the WebDriver protocol (w3.org/TR/webdriver2); rejects with the driver's error, or if it does not answer. */
async function command(address, method, path, body) {
  const signal = AbortSignal.timeout(COMMAND_MS);
  const answer = await fetch(`${address}${path}`, { method, body: body && JSON.stringify(body), signal });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`WebKitWebDriver: ${value?.message || value?.error}`);
  return value;
}

const capabilities = () => ({
  alwaysMatch: {
    browserName: 'MiniBrowser',
    // The runner itself waits for the tests to begin
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  },
});

/** The launcher, given the path of WebKitWebDriver. */
export function webkitLauncher(driver) {
  /** What was started, the driver in use last. */
  const children = [];
  process.on('exit', () => children.forEach((child) => child.kill()));
  /** The driver's address, once it has started. */
  let address;
  /** Abandons a driver that opens no browser, or has lost one to a crash. */
  const leave = () => {
    children.pop()?.kill();
    address = undefined;
  };
  /** By the runner's session: the page's address, and the driver's session (a browser). */
  const pages = new Map();

  /** Opens a browser, and returns the driver's name for it. */
  async function openBrowser() {
    for (let left = MOST_DRIVERS - 1; ; left--) {
      address ??= await startDriver(driver, children);
      try {
        const { sessionId } = await command(address, 'POST', '/session', { capabilities: capabilities() });
        return sessionId;
      } catch (error) {
        leave();
        if (left === 0) throw error;
      }
    }
  }

  return {
    name: 'WebKit',
    type: 'webkit',
    // A driver can have only one browser
    concurrency: 1,
    async startSession(id, url) {
      const sessionId = await openBrowser();
      pages.set(id, { url, browser: `/session/${sessionId}` });
      await command(address, 'POST', `/session/${sessionId}/url`, { url });
    },
    isActive: (id) => pages.has(id),
    getBrowserUrl: (id) => pages.get(id)?.url,
    async stopSession(id) {
      const { browser } = pages.get(id);
      pages.delete(id);
      await command(address, 'DELETE', browser).catch(leave);
      return {};
    },
    startDebugSession: () => Promise.reject(new Error('MiniBrowser has no debugger to open; use another engine.')),
    async stop() {
      for (const child of children.reverse()) child.kill();
    },
  };
}
