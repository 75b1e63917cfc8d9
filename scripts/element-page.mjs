// A page with the elements straight from the sources, for scripts that measure in Chromium. It needs no build and fetches
// nothing from the network.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import puppeteer from 'puppeteer-core';
import { chromiumOptions, HOW_TO_GET_A_BROWSER, newTab } from './browsers.mjs';
import { writeContent } from './content.mjs';
import { ROOT, stop } from './run.mjs';
import { serve } from './serve.mjs';

/** The physics engine loads its wasm from its own folder, so it stays a separate file, copied together with the wasm. */
const engineBeside = {
  name: 'engine-beside',
  setup({ onResolve }) {
    onResolve({ filter: /Box2D\.compat\.mjs$/ }, () => ({ path: './Box2D.compat.mjs', external: true }));
  },
};
const ENGINE = 'node_modules/box2d3-wasm/build/dist/es/compat';

/** Bundles all elements, and the bots' worker, into a folder. */
async function bundleInto(folder) {
  writeContent();
  await build({
    absWorkingDir: ROOT,
    stdin: {
      contents:
        "export * from './packages/elements/src/index.ts'; export * from './packages/elements/src/panel/index.ts'; import { setBotPace } from './packages/elements/src/core/bot-pace.ts'; globalThis.setBotPace = setBotPace;",
      resolveDir: ROOT,
      sourcefile: 'elements.ts',
    },
    outfile: join(folder, 'elements.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['griddle-source', 'production'],
    tsconfig: 'tsconfig.base.json',
    plugins: [engineBeside],
    logLevel: 'error',
  });
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['packages/bots/src/in-worker.ts'],
    outfile: join(folder, 'in-worker.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['griddle-source', 'production'],
    tsconfig: 'tsconfig.base.json',
    logLevel: 'error',
  });
  for (const file of ['Box2D.compat.mjs', 'Box2D.compat.wasm'])
    copyFileSync(join(ROOT, ENGINE, file), join(folder, file));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><meta charset="utf-8"><title>Elements</title><script type="module" src="elements.js"></script><body>',
  );
}

/**
 * Opens the page in its own browser; `close` ends both. `scale`: screen pixels per CSS pixel; `before`: a function to run
 * before the page's scripts; `launch`: Puppeteer's launch options, by default for any Chromium; `files`: paths of files to
 * serve with the page, by name.
 */
export async function openElementPage({
  width = 1280,
  height = 900,
  scale = 1,
  args = [],
  before = () => {},
  launch,
  files = {},
} = {}) {
  const options = launch ?? (await chromiumOptions());
  if (!options) stop(HOW_TO_GET_A_BROWSER);
  const folder = mkdtempSync(join(tmpdir(), 'griddle-elements-'));
  await bundleInto(folder);
  for (const [name, path] of Object.entries(files)) copyFileSync(path, join(folder, name));
  const server = await serve(folder);
  const browser = await puppeteer.launch({
    ...options,
    args: [...(options.args ?? []), ...args],
    protocolTimeout: 900_000,
  });
  const page = await newTab(browser);
  await page.setViewport({ width, height, deviceScaleFactor: scale });
  page.on('pageerror', (error) => console.error(`error: ${error}`));
  await page.evaluateOnNewDocument(before);
  await page.goto(server.url);
  await page.waitForFunction("customElements.get('waffle-time') !== undefined");
  return {
    page,
    async close() {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
