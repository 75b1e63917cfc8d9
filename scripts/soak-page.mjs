// npm run soak-page -- [--minutes 10] [--width 3840] [--height 2160] [--scale 0.5]: a page with eight tables at which bots play
// game after game for the given time. At this page size all tables are in view (bots out of view pause); the screen shows it
// scaled down, by default to full HD, like a zoomed-out page. Without a graphics card, --scale 1 (4K) keeps the machine busy
// painting, and a column of tables even more: --width 1280 --height 8000 --scale 1.
// Each minute it reports the memory in use after garbage collection, the number of live tables, and the tasks of over 50 ms,
// with how many of them worked that long instead of waiting for a core. Exits with 1 if memory grows (the last quarter by more
// than a tenth over the second) or a bot has stopped.
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
/** The ratio by which memory may differ between parts of the run, since games have longer and shorter records. */
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
    // In the place of the previous one, so that the other tables do not move
    if (before) before.replaceWith(element);
    else document.body.append(element);
  };
  for (const [tag, seats] of tables) sit(tag, seats);
}, TABLES);

/** A summary of long tasks: the longest, the number that worked that long, and the busiest. */
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
    // Measuring memory blocks the page, which must not count as its own tasks
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
