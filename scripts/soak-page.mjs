// npm run soak-page -- [--minutes 10] [--width 3840] [--height 2160] [--scale 0.5]: a page with eight tables at which bots play
// game after game, as long as it is told. On a page of this size all of them are in view, or their bots would rest; on the screen
// it is scaled, by itself to full HD, as a reader would zoom it out. A machine without a graphics card is busy painting at
// --scale 1 (4K), and more so where the tables stand one below the other: --width 1280 --height 8000 --scale 1.
// Each minute it tells the memory in use when all garbage has gone, how many tables are alive, and the tasks that held the
// page up for over 50 ms, with how many of them worked that long and did not wait for a core meanwhile. Code 1 where memory
// grows (the last quarter over the second by more than a tenth) or a bot stopped.
import { openElementPage } from './element-page.mjs';
import { keptBytes, LONG, watchTasks } from './page-costs.mjs';
import { asked } from './run.mjs';

/** Bots of two strengths at every table of its number of seats. */
const TABLES = [
  ['waffle-wars', 2],
  ['waddle-waddle', 2],
  ['waffle-time', 2],
  ['top-waffle', 2],
  ['buffet-boss', 2],
  ['hostage-rescue', 2],
  ['connect-four', 2],
  ['reversi-board', 2],
];
/** By how much memory may differ between parts of the run, as games have longer and shorter records. */
const FLAT = 1.1;

const {
  values: { minutes, ...screen },
} = asked('npm run soak-page -- [--minutes N] [--width N] [--height N] [--scale N]', {
  minutes: { type: 'number', default: 10, least: 1 },
  width: { type: 'number', default: 3840, least: 1 },
  height: { type: 'number', default: 2160, least: 1 },
  scale: { type: 'number', default: 0.5, least: 0.1 },
});
const { page, close } = await openElementPage(screen);
const session = await page.createCDPSession();
await page.addStyleTag({
  content: 'body { display: grid; grid-template-columns: repeat(auto-fill, minmax(56rem, 1fr)); align-items: start }',
});

await page.evaluate((tables) => {
  globalThis.told = { games: 0, moves: {} };
  let seed = 0;
  const sit = (tag, seats, before) => {
    const element = document.createElement(tag);
    element.setAttribute('mode', 'play');
    element.setAttribute('seed', String(++seed));
    element.setAttribute(
      'seats',
      Array.from({ length: seats }, (_none, at) => (at % 2 ? 'bot:easy' : 'bot:medium')).join(),
    );
    element.addEventListener(
      'griddle-change',
      () => (globalThis.told.moves[tag] = (globalThis.told.moves[tag] ?? 0) + 1),
    );
    element.addEventListener('griddle-over', () => {
      globalThis.told.games++;
      setTimeout(() => sit(tag, seats, element), 500);
    });
    // Where the one before stood, so that the other tables of the page stay where they are
    if (before) before.replaceWith(element);
    else document.body.append(element);
  };
  for (const [tag, seats] of tables) sit(tag, seats);
}, TABLES);

/** How long the longest task took, how many worked that long, and how long the busiest did. */
function toldOf(tasks) {
  const longest = (what) => Math.round(Math.max(...tasks.map((task) => task[what])));
  const busy = tasks.filter(({ worked }) => worked > LONG).length;
  return `longest ${longest('took')} ms; ${busy} worked that long, the busiest ${longest('worked')} ms`;
}

const heaps = [];
try {
  for (let minute = 1; minute <= minutes; minute++) {
    const watch = await watchTasks(page);
    await new Promise((resolve) => setTimeout(resolve, 60_000));
    // To look at the memory holds the page up, which is not its own doing
    const tasks = await watch.stop();
    const { games, moves } = await page.evaluate(() => globalThis.told);
    const kept = await keptBytes(session);
    const { Nodes } = await page.metrics();
    heaps.push(kept);
    const sum = Object.values(moves).reduce((total, count) => total + count, 0);
    console.log(
      `minute ${minute}: ${(kept / 1e6).toFixed(1)} MB, ${Nodes} nodes, ${games} games over, ${sum} moves, ` +
        `${tasks.length} tasks over ${LONG} ms${tasks.length > 0 ? ` (${toldOf(tasks)})` : ''}`,
    );
    if (minute === minutes) {
      const still = TABLES.filter(([tag]) => !moves[tag]);
      if (still.length > 0) {
        console.log(`No move at ${still.map(([tag]) => tag).join(', ')}`);
        process.exitCode = 1;
      }
    }
  }
} finally {
  await close();
}
const quarter = Math.max(1, Math.floor(heaps.length / 4));
const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;
const growth =
  mean(heaps.slice(-quarter)) /
  mean(heaps.slice(quarter, 2 * quarter).length ? heaps.slice(quarter, 2 * quarter) : heaps);
console.log(`The last quarter takes ${(100 * growth).toFixed(0)} % of the memory of the second.`);
if (growth > FLAT) process.exitCode = 1;
