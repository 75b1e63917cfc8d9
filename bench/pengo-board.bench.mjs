// Fifty boards of Waddle Waddle with all 64 tiles on one page in Chromium, beside fifty static SVGs of the same picture.
import { median } from './rules/measure.mjs';
import { report } from './rules/report.mjs';
import { withPage } from './web/page.mjs';

const BOARDS = 50;
const ROUNDS = 7;
/** The end of a game for four. */
const POSITION =
  'bG1,-1;yA-3,1;gA1,-2;rA-1,1;bG1,0;yP3,-2;gP2,-3;rA1,1;bP0,1;yG-1,2;gP5,-4;rG3,-3;bA-1,3;yB-2,3;' +
  'gB4,-4;rG2,-4;bP-3,2;yP3,1;gG2,-1;rG-1,0;bB2,1;yG-2,1;gP7,-4;rG1,-3;bG-2,2;yA0,-2;gA-3,3;rP6,-3;' +
  'bA4,-3;yP2,0;gG-4,3;rA-3,4;bB3,-1;yB7,-5;gP5,-5;rB-4,2;bG-1,-1;yG6,-5;gG-2,4;rP6,-4;bA5,-6;yB6,-6;' +
  'gG3,0;rP-4,4;bP4,-1;yG4,-2;gB-5,4;rA-3,0;bB4,0;yP-2,-1;gB-3,-1;rB-1,-2;bB1,-4;yA4,1;gA0,-3;rB0,2;' +
  'bP-4,5;yA-1,4;gA2,2;rP6,-7;bA2,-5;yB7,-3;gB3,2;rB-3,5';

/** In the page: the milliseconds until fifty elements, or fifty pictures, stand there and are painted; by turns. */
async function measure({ boards, rounds, position }) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const shown = document.createElement('pengo-board');
  Object.assign(shown, { loading: 'eager', options: 'players=4', position });
  document.body.append(shown);
  await shown.updateComplete;
  const svg = await shown.toSVG();
  const tiles = shown.shadowRoot.querySelectorAll('[part~=piece]').length;
  if (tiles !== 64) throw new Error(`${tiles} tiles, not 64`);

  async function time(make) {
    const host = document.createElement('div');
    document.body.append(host);
    await frame();
    const start = performance.now();
    const made = Array.from({ length: boards }, () => make(host));
    for (const element of made) await element.updateComplete;
    await frame();
    const spent = performance.now() - start;
    host.remove();
    await frame();
    return spent;
  }
  const element = (host) => {
    const board = document.createElement('pengo-board');
    Object.assign(board, { loading: 'eager', options: 'players=4', position, className: 'board' });
    host.append(board);
    return board;
  };
  const picture = (host) => {
    const box = document.createElement('div');
    box.className = 'board';
    box.innerHTML = svg;
    host.append(box);
    return box;
  };
  const times = { elements: [], pictures: [] };
  for (let round = 0; round <= rounds; round++) {
    const [elements, pictures] = [await time(element), await time(picture)];
    // The first round warms up
    if (round > 0) times.elements.push(elements);
    if (round > 0) times.pictures.push(pictures);
  }
  return times;
}

const { elements, pictures } = await withPage(
  {
    element: 'pengo-board',
    style: '.board{display:inline-block;width:200px}',
    viewport: { width: 1200, height: 900 },
  },
  (page) => page.evaluate(measure, { boards: BOARDS, rounds: ROUNDS, position: POSITION }),
);
const ratio = median(elements.map((spent, round) => spent / pictures[round]));
report([
  { name: '50 x <pengo-board> with 64 tiles', value: median(elements), unit: 'ms' },
  { name: '50 x a static SVG of the same picture', value: median(pictures), unit: 'ms' },
  { name: 'ratio (median of 7 rounds by turns)', value: ratio, unit: 'x', bar: 'at most 2x', met: ratio <= 2 },
]);
