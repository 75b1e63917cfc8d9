// A page of one game, with the script that is everything at once.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { chromiumOptions, HOW_TO_GET_A_BROWSER } from '../browsers.mjs';
import { buildScripts, FOLDER } from '../release-scripts.mjs';
import { serve } from '../serve.mjs';

test('a page of one game has board and panel from one file, and asks at once for an opponent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-one-game-'));
  await buildScripts(folder);
  const game = '<waffle-wars mode="play" seats="human,bot:easy"></waffle-wars>';
  const script = '<script type="module" src="waffle-wars.js"></script>';
  writeFileSync(join(folder, 'page.html'), `<!doctype html><html lang="en"><body>${script}${game}</body></html>`);
  const options = await chromiumOptions();
  if (!options) throw new Error(HOW_TO_GET_A_BROWSER);
  const browser = await puppeteer.launch(options);
  const server = await serve(folder);
  const page = await browser.newPage();
  const fetched = new Set();
  page.on('request', (request) => fetched.add(request.url().slice(server.url.length)));
  await page.goto(`${server.url}page.html`, { waitUntil: 'networkidle0' });
  await page.waitForSelector('waffle-wars >>> griddle-controls >>> form', { visible: true });
  const expected = ['page.html', 'waffle-wars.js', `${FOLDER}bots.js`, `${FOLDER}bots-waffle-wars.js`];
  fetched.delete('favicon.ico');
  assert.deepEqual([...fetched].sort(), expected.sort());
  await page.$eval('waffle-wars', (element) => element.play('c3'));
  await page.waitForFunction(`document.querySelector('waffle-wars').currentPosition.split(' ')[1] === 's'`);
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true });
});
