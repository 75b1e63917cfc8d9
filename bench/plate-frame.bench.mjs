// A plate with twelve pieces that rocks in Chromium, four times slowed down: what a frame costs the page, beside the same
// pieces moved by an attribute in each frame, without any physics.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './rules/measure.mjs';
import { report } from './rules/report.mjs';
import { withPage } from './web/page.mjs';

const SLOWER = 4;
const RUNS = 5;
/** A sixtieth of a second, in the microseconds of a trace. */
const FRAME = 1e6 / 60;
/** Twelve pieces in a high pile. */
const POSITION =
  '1569/ham.berry-pie.steak.lettuce.lettuce.octopus.squid.lettuce.cupcake.cupcake.ham.squid/' +
  'p-1.p-3.p-4.p-7.1-2.1-4.2-3.2-5.3-7.4-6.5-6.5-9.6-8.6-9.8-9.8-10.9-11.10-12/-/' +
  '-1,0,-187.-185,1775,-290.1672,3807,3599.2950,2863,7327.-2162,2902,-10987.658,4908,4175.-1562,5687,8344.' +
  '4641,2765,-10674.-1461,8532,-8802.764,7553,-7271.-1539,11601,-205.1017,10108,10927.-1746,14114,-9008;0/-/-/-';

/** In the page: by turns a push that all pieces feel and none falls by, and as long a motion by attributes; both are marked. */
async function move(runs) {
  const plate = document.querySelector('buffet-plate');
  const root = plate.shadowRoot;
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  for (let i = 0; !root.querySelector('[part=tools]') && i < 400; i++) await wait(50);
  const marked = async (name, act) => {
    // What glides to its place after a new beginning is there by then
    await wait(600);
    performance.mark(`${name} begins`);
    await act();
    performance.mark(`${name} ends`);
  };
  const rock = () =>
    new Promise((resolve, reject) => {
      plate.addEventListener('griddle-settle', ({ detail }) => resolve(detail.fell.length), { once: true });
      if (!plate.push(1, 0, 2)) reject(new Error('The plate cannot be pushed.'));
    });
  const sway = async (svg) => {
    const pieces = svg.querySelectorAll('[part~=piece],[part=ground]');
    const poses = Array.from(pieces, (piece) => piece.getAttribute('transform'));
    for (let frame = 0; frame < 96; frame++) {
      await new Promise(requestAnimationFrame);
      const by = Math.sin(frame / 8).toFixed(3);
      pieces.forEach((piece, i) => piece.setAttribute('transform', `translate(${by} 0) ${poses[i]}`));
    }
  };
  await rock();
  for (let run = 0; run < runs; run++) {
    plate.again();
    await plate.updateComplete;
    const board = root.querySelector('svg');
    const copy = board.cloneNode(true);
    await marked('plate', rock);
    if (root.querySelectorAll('[data-place^="p1:"]').length !== 12) throw new Error('A piece has fallen.');
    board.replaceWith(copy);
    await marked('attributes', () => sway(copy));
    copy.replaceWith(board);
  }
}

/** Milliseconds of processor time that the page's thread takes in each sixtieth of a second between marks of a name. */
function frames(events, name) {
  const marks = events.filter((event) => event.name.startsWith(`${name} `)).sort((a, b) => a.ts - b.ts);
  const [{ pid, tid }] = marks;
  // Tasks lie within each other; the outermost hold all
  let end = 0;
  const tasks = events
    .filter((event) => event.name.endsWith('RunTask') && event.ph === 'X' && event.pid === pid && event.tid === tid)
    .sort((a, b) => a.ts - b.ts)
    .filter(({ ts, dur }) => ts >= end && (end = ts + dur) > 0);
  const spent = [];
  for (let i = 0; i < marks.length; i += 2) {
    for (let from = marks[i].ts; from + FRAME < marks[i + 1].ts; from += FRAME) {
      const own = tasks.filter(({ ts }) => ts >= from && ts < from + FRAME);
      spent.push(own.reduce((sum, { tdur }) => sum + tdur / 1000, 0));
    }
  }
  return spent;
}

async function trace(page) {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-trace-'));
  const path = join(folder, 'trace.json');
  const categories = ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
  await page.emulateCPUThrottling(SLOWER);
  await page.tracing.start({ path, categories });
  await page.evaluate(move, RUNS);
  await page.tracing.stop();
  const { traceEvents } = JSON.parse(readFileSync(path, 'utf8'));
  rmSync(folder, { recursive: true });
  return traceEvents;
}

const events = await withPage(
  {
    element: 'buffet-plate',
    style: 'body{max-width:640px}',
    body: `<buffet-plate mode="play" loading="eager" overlay="height stars" position="${POSITION}"></buffet-plate>`,
    viewport: { width: 680, height: 900 },
  },
  trace,
);
const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;
const [plate, attributes] = ['plate', 'attributes'].map((name) => frames(events, name));
const high = [...plate].sort((a, b) => a - b)[Math.floor(plate.length * 0.9)];
const name = `a frame of <buffet-plate> with 12 moving pieces, ${SLOWER}x slowed down`;
report([
  { name: `${name}: mean`, value: mean(plate), unit: 'ms', bar: 'at most 4 ms', met: mean(plate) <= 4 },
  { name: `${name}: median`, value: median(plate), unit: 'ms' },
  { name: `${name}: nine of ten are under`, value: high, unit: 'ms' },
  { name: 'the same pieces moved by attributes: mean', value: mean(attributes), unit: 'ms' },
  { name: 'ratio of the means', value: mean(plate) / mean(attributes), unit: 'x' },
]);
