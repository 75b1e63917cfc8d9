// The physics engine in pages: one file, within its size limit, allowed by a strict Content-Security-Policy.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import puppeteer from 'puppeteer-core';
import { bundleEngine } from '../../packages/plate/scripts/bundle.mjs';
import { chromiumOptions, newTab } from '../browsers.mjs';
import { serve } from '../serve.mjs';

const PAGE = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="script-src 'self' POLICY; require-trusted-types-for 'script'">
<script type="module" src="page.js"></script>`;

const SCRIPT = `import { loadEngine } from './engine.js';
try {
  const engine = await loadEngine();
  const vector = new engine.b2Vec2(1, 2);
  const world = engine.b2CreateWorld(engine.b2DefaultWorldDef());
  const corners = [[0, 0], [1, 0], [0, 1]].map(([x, y]) => new engine.b2Vec2(x, y));
  const body = engine.b2CreateBody(world, engine.b2DefaultBodyDef());
  const polygon = engine.b2MakePolygon(engine.b2ComputeHull(corners), 0);
  engine.b2CreatePolygonShape(body, engine.b2DefaultShapeDef(), polygon);
  engine.b2World_Step(world, 1 / 60, 4);
  document.title = 'ready ' + (vector.x + vector.y);
  vector.delete();
} catch (error) {
  document.title = 'barred ' + error.name;
}`;

let folder;
let server;
let browser;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'griddle-engine-'));
  await bundleEngine(join(folder, 'engine.js'));
  writeFileSync(join(folder, 'page.js'), SCRIPT);
  writeFileSync(join(folder, 'strict.html'), PAGE.replace('POLICY', "'wasm-unsafe-eval'"));
  writeFileSync(join(folder, 'barred.html'), PAGE.replace(' POLICY', ''));
  server = await serve(folder);
  browser = await puppeteer.launch(await chromiumOptions());
});

after(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true });
});

/** The final title of a page. */
async function titleOf(name) {
  const page = await newTab(browser);
  await page.goto(`${server.url}${name}`);
  await page.waitForFunction('document.title !== ""');
  return page.title();
}

test('the engine is one file of at most 225 kB gzipped, and does not compile text as code', () => {
  const text = readFileSync(join(folder, 'engine.js'), 'utf8');
  const size = gzipSync(text).length;
  assert.ok(size <= 225_000, `${size} bytes`);
  // Without doesNotMatch, which would print the whole file
  assert.equal(text.includes('new Function('), false);
});

test('it runs under a strict policy that allows WebAssembly, and reports one that does not', async () => {
  assert.equal(await titleOf('strict.html'), 'ready 3');
  assert.match(await titleOf('barred.html'), /^barred /);
});
