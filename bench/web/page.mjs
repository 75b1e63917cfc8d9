// A page in Chromium with one of our elements, bundled from the sources, for measurements.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import puppeteer from 'puppeteer-core';
import { engineInside } from '../../packages/plate/scripts/bundle.mjs';
import { chromiumOptions, HOW_TO_GET_A_BROWSER } from '../../scripts/browsers.mjs';
import { ROOT } from '../../scripts/run.mjs';
import { serve } from '../../scripts/serve.mjs';

/** Hands a page with `<element>` loaded and `body` in it to `use`, and comes to what that comes to. */
export async function withPage({ element, style = '', body = '', viewport, minify = true }, use) {
  const launchOptions = await chromiumOptions();
  if (!launchOptions) throw new Error(HOW_TO_GET_A_BROWSER);
  const folder = mkdtempSync(join(tmpdir(), 'griddle-bench-'));
  await build({
    stdin: {
      contents: `import '@griddle/elements/${element}/${element}.js';`,
      resolveDir: ROOT,
      sourcefile: 'bench.js',
    },
    outdir: folder,
    entryNames: 'bench',
    bundle: true,
    splitting: true,
    minify,
    format: 'esm',
    target: 'es2022',
    conditions: ['griddle-source', 'production'],
    tsconfig: join(ROOT, 'tsconfig.base.json'),
    plugins: [engineInside],
    external: ['module'],
  });
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><title>Bench</title><style>${style}</style>` +
      `<body>${body}<script type="module" src="bench.js"></script></body></html>`,
  );
  const server = await serve(folder);
  const browser = await puppeteer.launch(launchOptions);
  try {
    const page = await browser.newPage();
    await page.setViewport(viewport);
    await page.goto(server.url, { waitUntil: 'networkidle0' });
    return await use(page);
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true });
  }
}
