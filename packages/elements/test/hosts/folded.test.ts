/** A link to a board that is folded away. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/games/waffle-wars/waffle-wars.js';
import { waitUntil } from '../wait.js';

describe('a link to a board in closed details', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  for (const hash of ['#folded', '#griddle-folded=c3'])
    it(`opens all of them and brings the board to the screen: ${hash}`, async () => {
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
