// npm run memory -- [ELEMENT...] [--mounts N] [--most BYTES]: mounts and removes every element N times, and reports the memory
// that the page retains per mount. Exits with 1 if elements stay alive or memory grows by more than `--most`.
import { openElementPage } from './element-page.mjs';
import { ELEMENTS_OF_GAMES } from './games.mjs';
import { asked } from './run.mjs';

/** Mounts before measuring, for one-time initialisation. */
const WARM = 30;

const { values, positionals } = asked(
  'npm run memory -- [ELEMENT...] [--mounts N] [--most BYTES]',
  {
    mounts: { type: 'number', default: 500, least: 1 },
    // Bytes per mount above which something leaks: an element of any game takes hundreds of thousands
    most: { type: 'number', default: 2000 },
  },
  true,
);
const ELEMENTS = [...ELEMENTS_OF_GAMES.map(({ tag }) => tag), 'move-list', 'score-sheet'];

// The page is never idle: code that waits for idle time must not retain elements that have left it
const neverIdle = () => {
  const waiting = [];
  globalThis.requestIdleCallback = (act) => waiting.push(act);
};
const { page, close } = await openElementPage({ before: neverIdle });
const session = await page.createCDPSession();

/** The bytes in use and the number of live elements of a tag, after garbage collection. */
async function kept(tag) {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize } = await page.metrics();
  const prototype = await page.evaluateHandle((name) => customElements.get(name).prototype, tag);
  const objects = await page.queryObjects(prototype);
  const alive = await page.evaluate((list) => list.length, objects);
  await Promise.all([prototype.dispose(), objects.dispose()]);
  return { bytes: JSHeapUsedSize, alive };
}

/** Mounts the element, each time with another game, as on pages of many games. */
function mount(tag, from, times) {
  return page.evaluate(
    async (name, first, count) => {
      for (let seed = first; seed < first + count; seed++) {
        const element = document.createElement(name);
        element.setAttribute('mode', 'play');
        element.setAttribute('seed', String(seed));
        document.body.append(element);
        await element.updateComplete;
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        element.remove();
      }
    },
    tag,
    from,
    times,
  );
}

const { mounts, most } = values;
try {
  for (const tag of positionals.length > 0 ? positionals : ELEMENTS) {
    await mount(tag, 1, WARM);
    const before = await kept(tag);
    await mount(tag, WARM + 1, mounts);
    const after = await kept(tag);
    const each = Math.round((after.bytes - before.bytes) / mounts);
    const isKept = after.alive > 2 || each > most;
    if (isKept) process.exitCode = 1;
    console.log(
      `${tag}: ${each} bytes a mount, ${after.alive} alive after ${WARM + mounts}${isKept ? ': TOO MUCH' : ''}`,
    );
  }
} finally {
  await close();
}
