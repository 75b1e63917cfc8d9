/** What frameworks pass on where a page has set nothing. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/panel/move-list.js';
import '../../src/panel/score-sheet.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import type { WaffleWars } from '../../src/games/waffle-wars/waffle-wars.js';
import { rootOf } from '../hands.js';

const NAMES = [
  'mode position record src game seed options seats names ply path flipped still',
  'show loading controls keep start messages',
].flatMap((names) => names.split(' '));

/** An element with properties set before it is drawn, as frameworks do. */
async function board(properties: object): Promise<WaffleWars> {
  const host = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  const element = document.createElement('waffle-wars');
  Object.assign(element, { loading: 'eager' }, properties);
  host.append(element);
  await element.updateComplete;
  return element;
}

const isDrawn = (element: WaffleWars): boolean => rootOf(element).querySelector('[role=gridcell]') !== null;

describe('an empty value from a framework', () => {
  for (const value of [null, undefined]) {
    it(`is not set where it is ${String(value)}`, async () => {
      const element = await board({ ...Object.fromEntries(NAMES.map((name) => [name, value])), loading: 'eager' });
      expect(isDrawn(element)).to.equal(true);
      expect(element.problems).to.deep.equal([]);
      expect(element.settings.mode).to.equal('diagram');
    });

    for (const name of NAMES) {
      it(`and later: ${name} is ${String(value)}`, async () => {
        const element = await board({ mode: 'play', position: '6/6/6/2sb2/6/6', names: 'Ann, Ben' });
        Object.assign(element, { [name]: value });
        await element.updateComplete;
        expect(isDrawn(element)).to.equal(true);
        expect(element.problems).to.deep.equal([]);
        expect(element.currentPosition).to.contain(name === 'position' ? '6/6/6/6/6/6' : '2sb2');
      });
    }
  }

  it('does not disturb a game in progress', async () => {
    const element = await board({ mode: 'play' });
    element.play('c3');
    Object.assign(element, { record: undefined, position: null, options: null, seed: undefined });
    await element.updateComplete;
    expect(element.currentPosition).to.contain('2s3');
  });

  it('accepts a number for its text', async () => {
    const first = await board({ mode: 'play', seed: 42 });
    const second = await board({ mode: 'play', seed: '42' });
    expect(first.table?.session.seed).to.equal(42);
    expect(second.table?.session.seed).to.equal(42);
  });

  it('is not set in parts on their own', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    for (const name of ['move-list', 'score-sheet']) {
      const part = document.createElement(name) as HTMLElement & { readonly updateComplete: Promise<boolean> };
      Object.assign(part, { record: null, game: null, position: undefined, options: null, for: undefined });
      host.append(part);
      await part.updateComplete;
      expect(part.shadowRoot?.querySelector('[part=error]:not([hidden])') ?? null, name).to.equal(null);
    }
  });
});
