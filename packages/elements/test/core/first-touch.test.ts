/** What is done on a board as soon as it has been drawn. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/games/waffle-wars/waffle-wars.js';
import type { WaffleWars } from '../../src/games/waffle-wars/waffle-wars.js';
import { cell, drag, drawn } from '../hands.js';

const JUMP = '6/6/6/2b3/1s4/6 s 17,17 -';
const JUMPED = '6/6/3s2/6/6/6 b 17,17 -';

/** A board on the page; `act` is called when it has just been drawn for the first time. */
async function first(position: string, act: (element: WaffleWars) => unknown): Promise<WaffleWars> {
  const host = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  const element = document.createElement('waffle-wars');
  Object.assign(element, { mode: 'play', loading: 'eager', position });
  element.style.width = '360px';
  element.addEventListener('griddle-update', () => act(element), { once: true });
  host.append(element);
  await drawn(element);
  return element;
}

describe('a board that has just been drawn', () => {
  it('responds to a tap, to a key and to a drag', async () => {
    const tapped = await first('', (element) => {
      cell(element, 'c3').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    });
    expect(tapped.currentPosition).to.equal('6/6/6/2s3/6/6 b 17,18 -');
    const keyed = await first('', (element) => {
      const target = cell(element, 'b5');
      target.focus({ preventScroll: true });
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    });
    expect(keyed.currentPosition).to.equal('6/1s4/6/6/6/6 b 17,18 -');
    const dragged = await first(JUMP, (element) => void drag(element, 'b2', 'd4'));
    expect(dragged.currentPosition).to.equal(JUMPED);
  });
});
