/** Pages that fold boards away, or that are zoomed or scaled. */
import { expect, fixture, html } from '@open-wc/testing';
import { pointAt } from '../../src/core/index.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import { cell } from '../hands.js';
import { waitUntil } from '../wait.js';

// A link to a board that is folded away.

describe('a link to a board in closed details', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  for (const hash of ['#folded', '#griddle-folded=c3'])
    it(`opens them all and scrolls to the board: ${hash}`, async () => {
      const page = await fixture<HTMLElement>(html`
        <div lang="en">
          <div style="block-size: 200vh"></div>
          <details>
            <summary>One</summary>
            <details>
              <summary>Two</summary>
              <waffle-wars id="folded" mode="play" keep="none" seats="human,human"></waffle-wars>
            </details>
          </details>
          <details><summary>Other</summary></details>
        </div>
      `);
      const all = [...page.querySelectorAll('details')];
      location.hash = hash;
      await waitUntil(() => all[1]?.open);
      expect(all.map(({ open }) => open)).to.deep.equal([true, true, false]);
      const board = page.querySelector('waffle-wars') as Element;
      await waitUntil(() => board.getBoundingClientRect().top < innerHeight);
    });
});

// Points of the screen on pages that are zoomed or scaled, in which browsers differ.

for (const css of ['zoom: 1.4', 'zoom: 0.7', 'transform: scale(0.8)', 'zoom: 1.2; transform: scale(1.5)'])
  it(`are those of the picture where a page sets ${css}`, async () => {
    const page = await fixture<HTMLElement>(
      html`<div lang="en" style="inline-size: 300px; transform-origin: 0 0"></div>`,
    );
    page.style.cssText += css;
    const board = document.createElement('waffle-wars');
    board.loading = 'eager';
    page.append(board);
    await board.updateComplete;
    const place = cell(board, 'd4');
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const { x, y, width, height } = (place as SVGGraphicsElement).getBBox();
    const [px, py] = pointAt(place.ownerSVGElement as SVGSVGElement, (left + right) / 2, (top + bottom) / 2);
    expect(px).to.be.closeTo(x + width / 2, 0.05);
    expect(py).to.be.closeTo(y + height / 2, 0.05);
  });
