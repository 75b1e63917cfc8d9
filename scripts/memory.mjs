// npm run memory -- [ELEMENT...] [--mounts N] [--most BYTES]: puts every element on a page and takes it away, N times, and tells what
// the page keeps of each time. Ends with code 1 where elements stay alive or more than a little memory does.
import { openElementPage } from './element-page.mjs';
import { ELEMENTS_OF_GAMES } from './games.mjs';
import { asked } from './run.mjs';

/** Mounts before it is measured, in which what is made once is made. */
const WARM = 30;

const { values, positionals } = asked(
  'npm run memory -- [ELEMENT...] [--mounts N] [--most BYTES]',
  {
    mounts: { type: 'number', default: 500, least: 1 },
    // Bytes a mount, beyond which something is kept: a table of any game takes hundreds of thousands
    most: { type: 'number', default: 2000 },
  },
  true,
);
const ELEMENTS = [...ELEMENTS_OF_GAMES.map(({ tag }) => tag), 'move-list', 'score-sheet'];

// The page never has nothing else to do: who waits for that must hold on to no element that has left it
const neverIdle = () => {
  const waiting = [];
  globalThis.requestIdleCallback = (act) => waiting.push(act);
};
const { page, close } = await openElementPage({ before: neverIdle });
const session = await page.createCDPSession();

/** Bytes in use and elements of a kind that are alive, after all garbage has gone. */
async function kept(tag) {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize } = await page.metrics();
  const prototype = await page.evaluateHandle((name) => customElements.get(name).prototype, tag);
  const objects = await page.queryObjects(prototype);
  const alive = await page.evaluate((list) => list.length, objects);
  await Promise.all([prototype.dispose(), objects.dispose()]);
  return { bytes: JSHeapUsedSize, alive };
}

/** Each time another game, as pages of many games have. */
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
