/** What is done on a board before the code that answers to hands is there: nothing of it is lost. */
import { expect, fixture, html } from '@open-wc/testing';
// With it boards tell when they have been drawn
import '../../src/old-core/table-view.js';
import '../../src/waffle-wars/waffle-wars.js';
import type { WaffleWars } from '../../src/waffle-wars/waffle-wars.js';
import { cell, drag, drawn } from '../hands.js';

const JUMP = '6/6/6/2b3/1s4/6 s 17,17 -';
const JUMPED = '6/6/3s2/6/6/6 b 17,17 -';

/** A board on the page; `act` is called when it has just been drawn for the first time. */
async function early(position: string, act: (element: WaffleWars) => unknown): Promise<WaffleWars> {
  const host = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  const element = document.createElement('waffle-wars');
  Object.assign(element, { mode: 'play', loading: 'eager', position });
  element.style.width = '360px';
  element.addEventListener('griddle-table', () => act(element), { once: true });
  host.append(element);
  return element;
}

describe('a board that stands on the page before its hands', () => {
  // All in one test: the code is fetched once for a page
  it('loses no tap, no key and no drag', async () => {
    const asked: string[] = [];
    const [dragged, tapped, keyed] = await Promise.all([
      // The first on the page, which stays where it is while those below are drawn
      early(JUMP, (element) => {
        void drag(element, 'b2', 'd4');
        asked.push(element.currentPosition);
      }),
      early('', (element) => {
        cell(element, 'c3').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
        asked.push(element.currentPosition);
      }),
      early('', (element) => {
        // Nothing scrolls, or the drag would end elsewhere
        const target = cell(element, 'b5');
        target.focus({ preventScroll: true });
        target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
        asked.push(element.currentPosition);
      }),
    ]);
    await Promise.all([drawn(tapped), drawn(keyed), drawn(dragged)]);
    // Otherwise nothing was early, and this test would say nothing
    expect(asked).to.have.members(['6/6/6/6/6/6 s 18,18 first', '6/6/6/6/6/6 s 18,18 first', JUMP]);
    expect(tapped.currentPosition).to.equal('6/6/6/2s3/6/6 b 17,18 -');
    expect(keyed.currentPosition).to.equal('6/1s4/6/6/6/6 b 17,18 -');
    expect(dragged.currentPosition).to.equal(JUMPED);
  });
});
