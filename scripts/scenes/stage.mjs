// A page in the Chromium pinned by the lockfile, to set up and photograph scenes identically on every machine.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { packedChromium } from '../browsers.mjs';
import { openElementPage } from '../element-page.mjs';
import { emulate } from '../emulate.mjs';
import { ROOT } from '../run.mjs';
import { LOOKS, SIZES } from './scenes.mjs';

const LORA = 'node_modules/@fontsource/lora/files/lora-latin-400-normal.woff2';

/** Opens the stage; undefined if the pinned Chromium does not run. */
export async function openStage() {
  const launch = await packedChromium();
  if (!launch) return undefined;
  const opened = await openElementPage({ launch, files: { 'lora.woff2': join(ROOT, LORA) } });
  return { ...opened, url: opened.page.url() };
}

/** A fingerprint of text rendering: the browser's version, and the pixels of some words in each kind of font. */
export async function fingerprint({ page }) {
  const pixels = await page.evaluate(() =>
    ['system-ui', 'sans-serif', 'serif', 'monospace'].map((family) => {
      const context = new OffscreenCanvas(400, 40).getContext('2d');
      context.font = `20px ${family}`;
      context.fillText('Hamburgefonstiv 0123 ’…·×→★', 4, 28);
      return context.getImageData(0, 0, 400, 40).data.join();
    }),
  );
  const fonts = createHash('sha256').update(pixels.join(';')).digest('hex').slice(0, 16);
  return { browser: (await page.browser().version()).replace(/\.[\d.]+$/, ''), fonts };
}

/** In the page: adds the element of a scene. */
function putOn({ tag, attributes, text, font, margin }) {
  document.documentElement.lang = 'en';
  const style = document.createElement('style');
  style.textContent = `@font-face { font-family: Lora; src: url(lora.woff2) }
    :root { color-scheme: light dark } body { margin: ${margin}px; font: ${font} }`;
  document.head.append(style);
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text) {
    const article = document.createElement('div');
    article.style.cssText = 'display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start';
    article.innerHTML = `<div style="flex: 1 1 20rem">${text.map((words) => `<p>${words}</p>`).join('')}</div>`;
    article.prepend(element);
    document.body.append(article);
  } else document.body.append(element);
  globalThis.board = element;
}

/** In the page: waits until the element has loaded everything, including its text panels. */
async function settled() {
  const { board } = globalThis;
  await board.updateComplete;
  await document.fonts.load('16px Lora');
  await document.fonts.ready;
  const panel = board.mode === 'diagram' ? [] : ['griddle-controls', 'griddle-coach', 'griddle-guide'];
  return (
    panel.length === 0 || panel.some((name) => board.shadowRoot.querySelector(name)?.shadowRoot?.childElementCount > 0)
  );
}

/** In the page: presses the button whose label begins with some words, once there is one. */
function press(words) {
  const buttonsIn = (root) =>
    [...root.querySelectorAll('*')].flatMap((node) => [
      ...(node.localName === 'button' ? [node] : []),
      ...(node.shadowRoot ? buttonsIn(node.shadowRoot) : []),
    ]);
  const button = buttonsIn(document).find(({ textContent }) => textContent.trim().startsWith(words));
  button?.click();
  return button !== undefined;
}

/** Sets up a scene at a screen size, in a look. */
export async function setUp({ page, url }, { tag, attributes, text, presses = [], refused }, size, look) {
  const [width, height] = SIZES[size];
  const { dark, font } = LOOKS[look];
  await emulate(page, { width, height, dark, reducedMotion: true });
  await page.goto(url);
  await page.waitForFunction("customElements.get('waffle-time') !== undefined");
  await page.evaluate(putOn, { tag, attributes, text, font, margin: width < 600 ? 8 : 16 });
  await page.waitForFunction(settled, { timeout: 60_000 });
  await page.waitForNetworkIdle({ idleTime: 150 });
  for (const words of presses) {
    await page.waitForFunction(press, { timeout: 120_000 }, words);
    await page.waitForNetworkIdle({ idleTime: 500 });
  }
  if (!refused) return;
  await still(page);
  if (await page.evaluate((move) => globalThis.board.play(move), refused))
    throw new Error(`${refused} is not refused.`);
}

const QUALITY = 80;

/** Takes a picture of the screen (WebP) as soon as two in a row are identical. */
export async function still(page) {
  let last = Buffer.alloc(0);
  for (let tries = 0; tries < 40; tries++) {
    const taken = Buffer.from(await page.screenshot({ type: 'webp', quality: QUALITY }));
    if (taken.equals(last)) return taken;
    last = taken;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('The page does not come to rest.');
}
