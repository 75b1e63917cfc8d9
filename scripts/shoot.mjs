// Takes a picture of a page:
//   node scripts/shoot.mjs FILE.html|URL OUT.png [--width 390] [--height 800] [--dark] [--forced-colors]
//     [--reduced-motion] [--rtl] [--full] [--wait MS]
// A file is served with the whole repository, so that the relative imports of examples/*.html work; a file from elsewhere with
// its folder. Prints the page's console messages and failed requests.
import { basename, dirname, relative, resolve } from 'node:path';
import puppeteer from 'puppeteer-core';
import { chromiumOptions, HOW_TO_GET_A_BROWSER } from './browsers.mjs';
import { emulate } from './emulate.mjs';
import { asked, ROOT, stop } from './run.mjs';
import { serve } from './serve.mjs';

const USAGE = 'node scripts/shoot.mjs FILE.html|URL OUT.png [flags]';
const { values, positionals } = asked(
  USAGE,
  {
    width: { type: 'number', default: 1280, least: 1 },
    height: { type: 'number', default: 800, least: 1 },
    dark: { type: 'boolean', default: false },
    'forced-colors': { type: 'boolean', default: false },
    'reduced-motion': { type: 'boolean', default: false },
    rtl: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    wait: { type: 'number', default: 300 },
  },
  true,
);
const [source, out] = positionals;
if (!source || !out) stop(`Usage: ${USAGE}`);
const launchOptions = await chromiumOptions();
if (!launchOptions) stop(HOW_TO_GET_A_BROWSER);

/** The page's address, and the server to stop afterwards, if one was needed. */
async function placeOf(source) {
  if (/^(https?|file|data):/.test(source)) return { url: source, close() {} };
  const [, file, query] = /^([^?#]*)(.*)$/.exec(source);
  const path = resolve(file);
  const inside = path.startsWith(ROOT);
  const server = await serve(inside ? ROOT : dirname(path));
  return { url: server.url + (inside ? relative(ROOT, path) : basename(path)) + query, close: server.close };
}

const place = await placeOf(source);
const browser = await puppeteer.launch(launchOptions);
try {
  const page = await browser.newPage();
  page.on('console', (message) => console.log(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => console.log(`error: ${error}`));
  page.on('requestfailed', (request) => console.log(`not loaded: ${request.url()}`));
  page.on('response', (response) => response.status() >= 400 && console.log(`${response.status()}: ${response.url()}`));
  await emulate(page, {
    width: values.width,
    height: values.height,
    dark: values.dark,
    forcedColors: values['forced-colors'],
    reducedMotion: values['reduced-motion'],
  });
  if (values.rtl) {
    await page.evaluateOnNewDocument(() => {
      document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl'));
    });
  }
  await page.goto(place.url, { waitUntil: 'networkidle0' });
  await new Promise((done) => setTimeout(done, values.wait));
  await page.screenshot({ path: out, fullPage: values.full });
} finally {
  await browser.close();
  place.close();
}
