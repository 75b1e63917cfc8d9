// npm run size: builds a release, opens pages of it in Chromium, and counts the scripts that each fetches, at once or later,
// and their bytes as sent by servers. Fails if a page exceeds its limit. Limits have about a tenth of headroom; a change that
// raises one says why.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import puppeteer from 'puppeteer-core';
import { chromiumOptions, HOW_TO_GET_A_BROWSER } from './browsers.mjs';
import { GAMES, hasReasons } from './games.mjs';
import { FOLDER, buildScripts, games } from './release-scripts.mjs';
import { serve } from './serve.mjs';

const RECORD = '1. c3 d4 {A bold answer.} 2. b2 (2. b5 a1) 2... e5';

/**
 * The content of each page, its script, and the maximum number of scripts and kilobytes (1000 bytes) that it fetches. That the
 * code of play is a file of its own costs games 3 kB and saves diagrams and replays 7. Readers' arrows are another, which only
 * pages with `annotate` fetch. Replays took one more with the guard of typed moves at seats that are far away, another with what
 * the chips of these show, and every page one with the layout of tables on a phone held sideways. The entries to what readers
 * learn from a game (its words in the menu, the attributes, a game put aside for another) are one and a half; the code behind
 * them comes when it is used. That bots' workers can be asked for reasons took the file of the bots 0.3, which comes last.
 */
const PAGES = [
  ['a diagram', 'griddle', '<waffle-wars></waffle-wars>', 3, 84],
  ['a diagram to draw on', 'griddle', '<waffle-wars annotate></waffle-wars>', 4, 85],
  ['a game with its panel', 'griddle', '<waffle-wars mode="play"></waffle-wars>', 5, 130],
  ['a replay with its panel', 'griddle', `<waffle-wars mode="replay" record="${RECORD}"></waffle-wars>`, 4, 121],
  ['an arcade game', 'griddle', '<waffle-wars mode="play" options="arcade=on"></waffle-wars>', 5, 130],
  ['against bot:easy', 'griddle', '<waffle-wars mode="play" seats="bot:easy,human"></waffle-wars>', 8, 154],
  ['against bot:hard', 'griddle', '<waffle-wars mode="play" seats="bot:hard,human"></waffle-wars>', 8, 154],
  ['a large game', 'griddle', '<waffle-time mode="play"></waffle-time>', 5, 141],
  ['another large game', 'griddle', '<top-waffle mode="play"></top-waffle>', 5, 141],
  ['a game of stacking, told', 'griddle', '<buffet-boss mode="play" told="piles"></buffet-boss>', 5, 164],
  ['a small game', 'griddle', '<connect-four mode="play"></connect-four>', 5, 116],
  ['a puzzle', 'griddle', `<waffle-wars mode="puzzle" record="${RECORD}"></waffle-wars>`, 5, 102],
  // The sets are text of their own, for every page that names some: one file more than before for the daily puzzle
  ['a daily puzzle', 'griddle', '<griddle-daily game="waffle-wars"></griddle-daily>', 7, 111],
  ['the game alone', 'waffle-wars', '<waffle-wars mode="play"></waffle-wars>', 2, 123],
  ['a diagram alone', 'waffle-wars-diagram', '<waffle-wars></waffle-wars>', 1, 78],
  ['a replay alone', 'waffle-wars-diagram', `<waffle-wars mode="replay" record="${RECORD}"></waffle-wars>`, 2, 115],
  ['a diagram that is played', 'waffle-wars-diagram', '<waffle-wars mode="play"></waffle-wars>', 3, 125],
];

/**
 * Files that many pages fetch, in kilobytes. That learn proves tries outside the record took a half of one, its entries to results
 * and to play on 0.3; so did the panel's entry to games with a friend. The code behind these entries is in files of its own. So
 * is that of first games, whose buttons on the start card, in *How to play* and under *Rules* took the panel 0.2. Of
 * the code of rooms 13.5 are Socket.IO.
 */
const FILES = {
  core: 59,
  play: 10,
  panel: 37.2,
  learn: 10,
  friend: 10,
  practice: 15,
  guide: 12,
  reasons: 4,
  rooms: 25,
};
/** Limit of the reasons of a game, with what they need of its rules. */
const REASONS = 5;
/** Limit of a game's own file; large games have more. Buffet Boss includes the plate and the stacking controls. */
const GAME = 25;
const LARGER = { 'waffle-time': 35, 'top-waffle': 35, 'buffet-boss': 56 };

const packed = (body) => gzipSync(body, { level: 9 }).length;

let isOver = false;
/** Prints a line; values above their limit are marked and fail the run. */
function tell(what, files, bytes, limits) {
  const isAbove = bytes > 1000 * limits.kilobytes || (limits.files !== undefined && files > limits.files);
  isOver ||= isAbove;
  const count = `${files} of ${limits.files ?? 1} files`.padStart(15);
  const size = `${(bytes / 1000).toFixed(1)} of ${limits.kilobytes} kB`.padStart(18);
  console.log(what.padEnd(32), count, size, isAbove ? ' too much' : '');
}

/** The scripts that a page has fetched once idle, with their bytes. */
async function fetchedBy(browser, address) {
  const page = await browser.newPage();
  // A worker's repeated requests are served from the browser's cache
  const scripts = new Set();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  await page.goto(address, { waitUntil: 'networkidle0' });
  await page.waitForSelector('>>> [role=gridcell]');
  await page.waitForNetworkIdle({ idleTime: 2000 });
  await page.close();
  return [...scripts];
}

const folder = mkdtempSync(join(tmpdir(), 'griddle-size-'));
const bytesOf = (path) => packed(readFileSync(join(folder, path)));
await buildScripts(folder);
const options = await chromiumOptions();
if (!options) throw new Error(HOW_TO_GET_A_BROWSER);
const browser = await puppeteer.launch(options);
const server = await serve(folder);
for (const [what, script, html, files, kilobytes] of PAGES) {
  const body = `${html}<script type="module" src="${script}.js"></script>`;
  writeFileSync(join(folder, 'page.html'), `<!doctype html><html lang="en"><body>${body}</body></html>`);
  const scripts = await fetchedBy(browser, `${server.url}page.html`);
  const bytes = scripts.reduce((sum, url) => sum + bytesOf(new URL(url).pathname), 0);
  tell(`${what}: ${script}.js`, scripts.length, bytes, { files, kilobytes });
}
tell('waffle-wars.js', 1, bytesOf('waffle-wars.js'), { kilobytes: 86 });
for (const [name, kilobytes] of Object.entries(FILES))
  tell(`${name}.js`, 1, bytesOf(`${FOLDER}${name}.js`), { kilobytes });
for (const { id } of GAMES.filter(hasReasons))
  tell(`reasons-${id}.js`, 1, bytesOf(`${FOLDER}reasons-${id}.js`), { kilobytes: REASONS });
for (const game of games)
  tell(`${FOLDER}${game}.js`, 1, bytesOf(`${FOLDER}${game}.js`), {
    kilobytes: LARGER[game] ?? GAME,
  });
await browser.close();
server.close();
rmSync(folder, { recursive: true });
if (isOver) process.exitCode = 1;
