// A Web Test Runner launcher for WebKitGTK: starts a virtual display (only if there is none) and WebKitWebDriver, drives
// MiniBrowser through it, and stops all of them at the end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { webdriverLauncher } from '@web/test-runner-webdriver';
import { hasDisplay, miniBrowser } from './browsers.mjs';

const DRIVER_START_MS = 10_000;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function waitForDriver(port) {
  for (const end = Date.now() + DRIVER_START_MS; Date.now() < end; await sleep(100)) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`WebKitWebDriver did not answer within ${DRIVER_START_MS / 1000} s`);
}

/** Starts a virtual display; `-displayfd` makes Xvfb pick a free number and tell it. */
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

/** The launcher, given the path of WebKitWebDriver. */
export async function webkitLauncher(driver) {
  const children = [];
  process.on('exit', () => children.forEach((child) => child.kill()));
  const env = {
    ...process.env,
    // WebKit's own sandbox and GPU paths do not work as root or without a GPU.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    GTK_A11Y: 'none',
    NO_AT_BRIDGE: '1',
  };
  if (!hasDisplay()) env.DISPLAY = await startDisplay(children);

  const port = await freePort();
  children.push(spawn(driver, [`--port=${port}`], { env, stdio: process.env.WEBKIT_LOG ? 'inherit' : 'ignore' }));
  await waitForDriver(port);

  const launcher = webdriverLauncher({
    hostname: '127.0.0.1',
    port,
    path: '/',
    logLevel: 'error',
    connectionRetryCount: 0,
    capabilities: {
      browserName: 'MiniBrowser',
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    },
  });
  const stopBrowser = launcher.stop?.bind(launcher);
  launcher.stop = async () => {
    await stopBrowser?.();
    for (const child of children.reverse()) child.kill();
  };
  return launcher;
}
